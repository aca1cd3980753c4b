import { Icon } from '#components/ui/icon/icon.tsx'
import { IconByName } from '#components/ui/icon/icon-by-name.tsx'
import * as shapes from '#components/ui/icon/icon-shapes.ts'
import { Specimen, Specimens } from './specimen.tsx'
import type { StyleData } from './style-data.ts'
import { STYLE_TEXTS } from './style-texts.ts'

const { icons: texts } = STYLE_TEXTS
const LIST = 'grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4 text-small'

export function Icons({ shell }: StyleData) {
  const names = new Set(shell.staffMenu.flatMap(({ icon }) => icon ?? []))
  return (
    <Specimens>
      <Specimen name={texts.shapes}>
        <ul className={LIST}>
          {Object.entries(shapes).map(([name, shape]) => (
            <li key={name} className="flex items-center gap-3">
              <Icon shape={shape} className="size-6" />
              {name.toLowerCase().replaceAll('_', '-')}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name={texts.named} note={texts.namedNote}>
        <ul className={LIST}>
          {[...names].map((name) => (
            <li key={name} className="flex items-center gap-3">
              <IconByName name={name} className="size-6" />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </Specimens>
  )
}
