import { Button } from '#components/ui/button/button.tsx'
import { SelectField } from '#components/ui/field/select-field.tsx'
import { TextField } from '#components/ui/field/text-field.tsx'
import { CampaignFields, CampaignLink } from '#components/ui/link/campaign.tsx'
import { SiteForm } from '#components/ui/link/site-form.tsx'
import { Fold } from './fold.tsx'

/** A filter of a list: a choice where it has options, else words. */
interface FilterField {
  /** Of the query. */
  name: string
  label: string
  /** What it says where nothing is chosen. */
  noChoice?: string
  options?: readonly { value: string; title: string }[]
  /** Folded away with its like until it is wanted. */
  isFurther?: boolean
}

/** Where the list begins: on a phone the form alone fills the screen, with nothing new in it. */
export const RESULTS_ID = 'results'

interface FilterFormProps {
  label: string
  /** What unfolds those that are folded away. */
  further?: string
  /** Where they are: only as long as the form stands above the list, or always. */
  furtherFolds?: 'above' | 'always'
  submit: string
  clear: string
  /** The whole list. */
  href: string
  fields: readonly FilterField[]
  /** What is chosen, by the names of the fields. */
  chosen?: Readonly<Partial<Record<string, string>>>
}

/** Narrows a list by the address alone, so that it works without script and Back undoes it. */
export function FilterForm(props: FilterFormProps) {
  const { label, further, furtherFolds = 'always', submit, clear, href, fields, chosen } = props
  const control = (field: FilterField) => (
    <FilterControl key={field.name} field={field} value={chosen?.[field.name]} />
  )
  const folded = fields.filter(({ isFurther }) => isFurther)
  const count = fields.filter(({ name }) => chosen?.[name]).length
  return (
    <SiteForm
      // Uncontrolled fields keep their values over a navigation; another filter is another form.
      key={JSON.stringify(chosen)}
      action={`${href}#${RESULTS_ID}`}
      autoComplete="off"
      aria-label={label}
      className="print:hidden"
    >
      <CampaignFields />
      <Fold
        isTitleNarrow
        title={<span>{count > 0 ? `${label} (${count})` : label}</span>}
        className="max-sm:border-y max-sm:border-rule"
      >
        <div className="grid items-start gap-4 max-sm:py-4 sm:grid-cols-3 lg:grid-cols-1">
          {fields.filter(({ isFurther }) => !isFurther).map(control)}
          {folded.length > 0 && (
            <div className="sm:col-span-full">
              <Fold
                isTitleNarrow
                title={further}
                folds={furtherFolds}
                isOpen={folded.some(({ name }) => chosen?.[name])}
              >
                <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
                  {folded.map(control)}
                </div>
              </Fold>
            </div>
          )}
          <div className="grid sm:max-lg:col-start-3 md:whitespace-nowrap sm:max-lg:row-start-1">
            <Button type="submit">{submit}</Button>
          </div>
          {chosen && (
            <CampaignLink href={href} className="link inline-flex min-h-11 items-center">
              {clear}
            </CampaignLink>
          )}
        </div>
      </Fold>
    </SiteForm>
  )
}

function FilterControl({ field, value }: { field: FilterField; value: string | undefined }) {
  const { name, label, noChoice = '', options } = field
  if (!options) {
    return (
      // The label is smaller where the fields are narrowest: it says all three that may be typed.
      <div className="sm:col-span-full lg:max-xl:[--text-body:0.9375rem]">
        <TextField type="search" name={name} label={label} maxLength={100} defaultValue={value} />
      </div>
    )
  }
  // A choice that the site has no name for stays on show.
  const isKnown = !value || options.some((option) => option.value === value)
  return (
    <SelectField
      name={name}
      label={label}
      noChoice={noChoice}
      options={isKnown ? options : [...options, { value, title: value }]}
      defaultValue={value}
    />
  )
}
