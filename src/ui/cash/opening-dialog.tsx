import { Button, makeStyles } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { observer } from 'mobx-react-lite'
import { ACCOUNT_PLACES } from '#application/cash/opening-text.ts'
import type { OpeningAccounts, OpeningForm } from '#application/cash/opening-accounts.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { SelectField } from '../design/controls/select-field.tsx'
import { DateTextField } from '../design/date-field/date-text-field.tsx'
import { EditDialog } from '../design/layout/edit-dialog.tsx'
import { space } from '../design/theme/layout-tokens.ts'
import { cashText } from '../text/cash.ts'
import { commonText } from '../text/common.ts'
import { fieldErrorText } from '../text/field-errors.ts'
import { ownItemsText } from '../text/own-items.ts'

const text = cashText.accounts

interface OpeningDialogProps {
  readonly vm: OpeningAccounts
  readonly country: Country
  readonly today: CivilDate
}

/** The balances of all accounts of the company, of one day. */
export const OpeningDialog = observer(function OpeningDialog({ country, today, vm }: OpeningDialogProps) {
  const { conflict, form } = vm.editor
  if (form === undefined) return null
  const date = form.values['date'] ?? ''
  const error = form.errorOf('date')
  return (
    <EditDialog
      isAtSide
      editor={vm.editor}
      form={form}
      text={text}
      conflict={
        conflict && (
          <span>
            {commonText.conflict.stored}:{' '}
            {conflict.accounts.map(({ balance, name }) => `${name} ${formatMoney(balance, country)}`).join(', ')}
          </span>
        )
      }
    >
      <DateTextField
        label={text.date}
        name="date"
        value={date}
        error={error && fieldErrorText(error, date)}
        readOnly={form.isBusy}
        rules={{ latest: today }}
        onChange={(value) => form.change('date', value)}
        onBlur={() => form.blur('date')}
      />
      {ACCOUNT_PLACES.slice(0, vm.places).map((at) => (
        <AccountFields key={at} at={at} form={form} country={country} />
      ))}
      <div>
        <Button icon={<Add20Regular />} disabled={vm.isFull || form.isBusy} onClick={vm.add}>
          {text.add}
        </Button>
      </div>
      <span>{text.hint}</span>
    </EditDialog>
  )
})

interface AccountFieldsProps {
  readonly at: number
  readonly form: OpeningForm
  readonly country: Country
}

const AccountFields = observer(function AccountFields({ at, country, form }: AccountFieldsProps) {
  const styles = useStyles()
  const currencies = [profileOf(country).currency, 'USD' as const]
  return (
    <div className={styles.account}>
      <FormField form={form} name={`name${at}`} label={text.account(at + 1)} autoComplete="off" />
      <FormField form={form} name={`amount${at}`} label={text.balance(at + 1)} inputMode="decimal" autoComplete="off" />
      <SelectField
        name={`currency${at}`}
        label={text.currency(at + 1)}
        value={form.values[`currency${at}`] ?? ''}
        options={currencies.map((value) => ({ value, label: ownItemsText.currencies[value] }))}
        placeholder={ownItemsText.choose}
        disabled={form.isBusy}
        onChange={(value) => form.change(`currency${at}`, value)}
      />
    </div>
  )
})

const useStyles = makeStyles({
  account: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
    alignItems: 'start',
    gap: space.s,
  },
})
