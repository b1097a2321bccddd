import { observer } from 'mobx-react-lite'
import type { BusinessName } from '#application/business/business-name.ts'
import type { NameLookup } from '#application/business/name-lookup.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { type FieldModel, FormField } from '../design/controls/form-field.tsx'
import { SegmentedControl } from '../design/controls/segmented-control.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { businessText } from '../text/business.ts'
import { unusualRfc } from '../text/field-errors.ts'
import { useCompleteStyles } from './complete.styles.ts'

const text = businessText.complete
const OPTIONS = COUNTRIES.map((value) => ({ value, label: text.countries[value] }))

export interface CountryChoiceProps {
  readonly country: Country
  readonly isDisabled: boolean
  readonly onSelect: (country: Country) => void
}

/** The country of a company. */
export const CountryChoice = ({ country, isDisabled, onSelect }: CountryChoiceProps) => {
  const styles = useCompleteStyles()
  return (
    <div>
      <div className={styles.label} aria-hidden>
        {text.country}
      </div>
      <SegmentedControl
        label={text.country}
        options={OPTIONS}
        selected={country}
        disabled={isDisabled}
        onSelect={onSelect}
      />
    </div>
  )
}

export interface CompanyFieldsProps {
  readonly form: FieldModel<'businessName' | 'identifier'>
  readonly country: Country
  readonly name: BusinessName
  /** The tax id is valid but probably mistyped. */
  readonly isUnusual: boolean
  readonly isDisabled: boolean
}

/** The tax id and the name of a company, which is looked up by it. */
export const CompanyFields = observer(function CompanyFields(props: CompanyFieldsProps) {
  const { country, form, isDisabled, isUnusual, name } = props
  const hint = nameStatus(name.lookup, country)
  return (
    <>
      <FormField
        form={form}
        name="identifier"
        label={text.identifier(country)}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        warning={isUnusual ? unusualRfc : undefined}
        disabled={isDisabled}
      />
      <FormField
        form={form}
        name="businessName"
        label={text.businessName}
        autoComplete="organization"
        disabled={isDisabled || !name.isEditable}
        advice={hint}
        warning={hint}
        after={name.lookup._tag === 'Pending' && <Spinner />}
      />
    </>
  )
})

/** Why the name is editable or locked. */
const nameStatus = (lookup: NameLookup, country: Country): string | undefined => {
  switch (lookup._tag) {
    case 'Idle':
      return undefined
    case 'Pending':
      return text.looking
    case 'Found':
      return `${lookup.name.length > IN_SIGHT ? `«${lookup.name}». ` : ''}${text.found(lookup.source, country)}`
    case 'NotFound':
      return text.notFound
  }
}

/** The visible letters of a name on a phone. Longer names are repeated below the field. */
const IN_SIGHT = 30
