import { observer } from 'mobx-react-lite'
import type { OwnItems } from '#application/cash/own-items.ts'
import { CADENCES } from '#domain/cash/own-item.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { SegmentedControl } from '../design/controls/segmented-control.tsx'
import { SelectField } from '../design/controls/select-field.tsx'
import { DateTextField } from '../design/date-field/date-text-field.tsx'
import { EditDialog } from '../design/layout/edit-dialog.tsx'
import { commonText } from '../text/common.ts'
import { fieldErrorText } from '../text/field-errors.ts'
import { ownItemsText as text } from '../text/own-items.ts'

interface OwnItemDialogProps extends Pick<OwnItems, 'editor'> {
  readonly country: Country
  readonly today: CivilDate
}

const DIRECTIONS = (['OUT', 'IN'] as const).map((value) => ({ value, label: text.directions[value] }))
const RHYTHMS = CADENCES.map((value) => ({ value, label: text.cadences[value] }))

/** Adds or changes money that no document names. */
export const OwnItemDialog = observer(function OwnItemDialog({ country, editor, today }: OwnItemDialogProps) {
  const { conflict, form, row } = editor
  if (form === undefined) return null
  const currencies = [profileOf(country).currency, 'USD' as const]
  const dateField = (name: 'from' | 'until', label: string) => {
    const error = form.errorOf(name)
    return (
      <DateTextField
        label={label}
        name={name}
        value={form.values[name]}
        error={error && fieldErrorText(error, form.values[name])}
        readOnly={form.isBusy}
        rules={{ today }}
        onChange={(value) => form.change(name, value)}
        onBlur={() => form.blur(name)}
      />
    )
  }
  return (
    <EditDialog
      editor={editor}
      form={form}
      text={{ ...text, title: row === undefined ? text.added : text.changed }}
      conflict={
        conflict && (
          <span>
            {commonText.conflict.stored}: {conflict.name}, {formatMoney(conflict.amount, country)},{' '}
            {text.rhythm(conflict)}
          </span>
        )
      }
    >
      <SegmentedControl
        label={text.direction}
        options={DIRECTIONS}
        selected={form.values.direction}
        disabled={form.isBusy}
        onSelect={(direction) => form.change('direction', direction)}
      />
      <FormField form={form} name="name" label={text.name} autoComplete="off" />
      <FormField form={form} name="amount" label={text.amount} inputMode="decimal" autoComplete="off" />
      <SelectField
        name="currency"
        label={text.currency}
        value={form.values.currency}
        options={currencies.map((value) => ({ value, label: text.currencies[value] }))}
        placeholder={text.choose}
        disabled={form.isBusy}
        onChange={(value) => {
          const chosen = currencies.find((one) => one === value)
          if (chosen !== undefined) form.change('currency', chosen)
        }}
      />
      <SelectField
        name="cadence"
        label={text.cadence}
        value={form.values.cadence}
        options={RHYTHMS}
        placeholder={text.choose}
        disabled={form.isBusy}
        onChange={(value) => {
          const chosen = CADENCES.find((one) => one === value)
          if (chosen !== undefined) form.change('cadence', chosen)
        }}
      />
      {dateField('from', form.values.cadence === 'ONCE' ? text.on : text.from)}
      {form.values.cadence !== 'ONCE' && dateField('until', text.until)}
    </EditDialog>
  )
})
