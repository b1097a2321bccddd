import { observer } from 'mobx-react-lite'
import { type CountryScreens, screensOf } from '#application/shared/country-screens.ts'
import { accountTypesOf } from '#domain/banking/account-type.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { SelectField } from '../design/controls/select-field.tsx'
import { TextField } from '../design/controls/text-field.tsx'
import { accountErrorText, bankingText } from '../text/banking.ts'
import type { AccountFieldProps } from './account-fields.types.ts'
import { accountName } from './account-name.ts'
import { accountErrorIn, BankField } from './bank-field.tsx'

type FieldCode = CountryScreens['accountFields'][number]

/** The fields in the order of the country. */
export const AccountFields = observer(function AccountFields({ editor, form }: AccountFieldProps) {
  const text = bankingText.dialog
  return (
    <>
      {screensOf(editor.country).accountFields.map((code) => {
        const Field = FIELDS[code]
        return <Field key={code} editor={editor} form={form} />
      })}
      <FormField
        form={form}
        name="email"
        label={text.email}
        inputMode="email"
        autoComplete="off"
        errorText={accountErrorText}
      />
      <FormField form={form} name="alias" label={text.alias} autoComplete="off" />
    </>
  )
})

const FIELDS: Readonly<Record<FieldCode, (props: AccountFieldProps) => React.ReactNode>> = {
  identifier: ({ editor }) => (
    <TextField
      label={bankingText.dialog.identifier(editor.country)}
      value={displayTaxId(editor.country, editor.holder.holderIdentifier)}
      readOnly
    />
  ),
  holder: ({ editor }) => <TextField label={bankingText.dialog.holder} value={editor.holder.holder} readOnly />,
  number: observer(({ editor, form }) => {
    const { duplicate } = editor
    return (
      <>
        <FormField
          form={form}
          name="number"
          label={bankingText.dialog.number(editor.country)}
          inputMode="numeric"
          autoComplete="off"
          errorText={accountErrorText}
        />
        {duplicate !== undefined && <div role="alert">{bankingText.duplicate(accountName(duplicate))}</div>}
      </>
    )
  }),
  bank: BankField,
  type: observer(({ editor, form }) => (
    <SelectField
      name="type"
      label={bankingText.dialog.type}
      value={form.values.type}
      options={accountTypesOf(editor.country).map((type) => ({ value: type, label: bankingText.type(type) }))}
      placeholder={bankingText.dialog.choose}
      error={accountErrorIn(form, 'type')}
      disabled={form.isBusy}
      onChange={(value) => form.change('type', value)}
    />
  )),
  currency: observer(({ editor, form }) => (
    <SelectField
      name="currency"
      label={bankingText.dialog.currency}
      value={form.values.currency}
      options={profileOf(editor.country).accountCurrencies.map((currency) => ({
        value: currency,
        label: bankingText.currencyName(currency),
      }))}
      placeholder={bankingText.dialog.choose}
      error={accountErrorIn(form, 'currency')}
      disabled={form.isBusy}
      onChange={(value) => form.change('currency', value)}
    />
  )),
}
