import { useTranslations } from 'next-intl'
import { Breadcrumbs } from '#components/ui/page/breadcrumbs.tsx'
import { Pager } from '#components/ui/page/pager.tsx'
import { SAMPLE_WORD } from './sample-words.ts'
import { Specimen, Specimens, WideSpecimen } from './specimen.tsx'
import { STYLE_TEXTS } from './style-texts.ts'

const { ways: texts } = STYLE_TEXTS
const PAGES = [
  { name: texts.first, page: 1, lastPage: 12 },
  { name: texts.middle, page: 6, lastPage: 12 },
  { name: texts.last, page: 12, lastPage: 12 },
  { name: texts.two, page: 2, lastPage: 2 },
  { name: texts.one, page: 1, lastPage: 1, note: texts.oneNote },
]
const CRUMBS = texts.crumbTitles.map((title, index, all) => ({
  title,
  href: index < all.length - 1 ? '#ways' : undefined,
}))

export function Pagers() {
  const words = useTranslations('vocabulary')
  return (
    <Specimens>
      {PAGES.map(({ name, note, ...pages }) => (
        <Specimen key={name} name={name} note={note}>
          <Pager
            label={name}
            previous={words('previous')}
            next={words('next')}
            nameOf={(number) => words('pageNumber', { page: number })}
            href={() => '#ways'}
            {...pages}
          />
        </Specimen>
      ))}
    </Specimens>
  )
}

export function CrumbTrails() {
  return (
    <>
      <WideSpecimen name={texts.crumbs}>
        <div className="pb-6">
          <Breadcrumbs label={texts.crumbs} items={CRUMBS} />
        </div>
      </WideSpecimen>
      <WideSpecimen name={STYLE_TEXTS.buttons.long}>
        <div className="pb-6">
          <Breadcrumbs
            label={STYLE_TEXTS.buttons.long}
            items={[...CRUMBS.slice(0, 2), { title: SAMPLE_WORD.repeat(2) }]}
          />
        </div>
      </WideSpecimen>
    </>
  )
}
