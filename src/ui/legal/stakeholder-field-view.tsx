import { observer } from 'mobx-react-lite'
import type { StakeholderForm } from '#application/legal/stakeholder-form.ts'
import { communesOf, REGIONS } from '#domain/geography/chile.ts'
import { worldCountries } from '#domain/geography/countries.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { civilStatusesOf } from '#domain/legal/civil-status.ts'
import { GENDERS, type StakeholderField } from '#domain/legal/stakeholder.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { LookupFailure } from '../design/controls/lookup-failure.tsx'
import { SearchField } from '../design/controls/search-field.tsx'
import { SelectField } from '../design/controls/select-field.tsx'
import { TextField } from '../design/controls/text-field.tsx'
import { DateTextField } from '../design/date-field/date-text-field.tsx'
import { legalText, stakeholderErrorText, stakeholderWarningText } from '../text/legal.ts'
import { hasNoChoices, PlaceField } from './place-field.tsx'

interface FieldProps {
  readonly model: StakeholderForm
  readonly field: StakeholderField
}

/** One field of a representative: a list of choices where there is one, else a text. */
export const StakeholderFieldView = observer(function StakeholderFieldView({ model, field }: FieldProps) {
  const { country, form } = model
  const warning = model.warnings.get(field)
  const error = form.errorOf(field)
  const common = {
    name: field,
    label: legalText.label(country, field),
    value: form.values[field],
    error: error && stakeholderErrorText(error, form.values[field]),
    disabled: form.isBusy,
    onChange: (value: string) => form.change(field, value),
    onBlur: () => form.blur(field),
  }
  const warningText = warning && stakeholderWarningText(warning)
  if (!model.hasEditableIds && (field === 'identifier' || field === 'curp'))
    return <TextField label={common.label} name={field} value={common.value} warning={warningText} readOnly />
  if (field === 'citizenship')
    return (
      <SearchField
        {...common}
        options={COUNTRY_OPTIONS}
        placeholder={legalText.searchHint}
        none={legalText.noCountry}
        more={legalText.more}
      />
    )
  const places = model.choices?.of(field)
  if (places !== undefined && !hasNoChoices(places)) return <PlaceField {...common} places={places} />
  if (field === 'birthday') return <DateTextField {...common} warning={warningText} rules={{ latest: model.today() }} />
  const options = optionsOf(model, field)
  if (options !== undefined) return <SelectField {...common} options={options} placeholder={legalText.choose} />
  return (
    <>
      <FormField
        form={form}
        name={field}
        label={common.label}
        warning={warningText}
        errorText={stakeholderErrorText}
        autoComplete="off"
        {...particularOf(model, field)}
      />
      {places !== undefined && <LookupFailure lookup={places} failed={legalText.placesFailed} />}
    </>
  )
})

const COUNTRY_OPTIONS = worldCountries().map(({ code, name }) => ({ value: code, label: name }))

const named = (values: ReadonlyArray<string>) => values.map((value) => ({ value, label: value }))

/** Undefined for a text. */
const optionsOf = ({ country, form }: StakeholderForm, field: StakeholderField) => {
  switch (field) {
    case 'gender':
      return named(GENDERS)
    case 'civilStatus':
      return civilStatusesOf(country).map((value) => ({ value, label: legalText.civilStatus(value) }))
    case 'region':
      return REGIONS.map(({ name, number }) => ({ value: number, label: `${number} ${name}` }))
    case 'commune':
      return named(communesOf(form.values.region))
    default:
      return undefined
  }
}

const particularOf = ({ country }: StakeholderForm, field: StakeholderField) => {
  switch (field) {
    case 'phone':
      return { type: 'tel', inputMode: 'tel', before: profileOf(country).phonePrefix } as const
    case 'email':
      return { inputMode: 'email' } as const
    case 'postalCode':
      return { inputMode: 'numeric' } as const
    default:
      return {}
  }
}
