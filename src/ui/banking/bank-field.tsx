import { observer } from 'mobx-react-lite'
import type { BankAccountForm } from '#application/banking/account-editor.ts'
import type { BankAccountDraft } from '#domain/banking/bank-account.ts'
import { LookupFailure } from '../design/controls/lookup-failure.tsx'
import { SearchField } from '../design/controls/search-field.tsx'
import { accountErrorText, bankingText, warningText } from '../text/banking.ts'
import { commonText } from '../text/common.ts'
import type { AccountFieldProps } from './account-fields.types.ts'

export const accountErrorIn = (form: BankAccountForm, name: keyof BankAccountDraft): string | undefined => {
  const error = form.errorOf(name)
  return error && accountErrorText(error, form.values[name])
}

/** The bank, from a list that may be loading, or that could not be loaded: then no name would be found in it. */
export const BankField = observer(function BankField({ editor, form }: AccountFieldProps) {
  const text = bankingText.dialog
  const [warning] = editor.warnings
  const { failure, isBusy } = editor.bankList
  return (
    <>
      <SearchField
        name="bankId"
        label={text.bank}
        value={form.values.bankId}
        options={editor.banks.map(({ code, id, name }) => ({ value: id, label: name, hint: code }))}
        placeholder={text.bankHint}
        none={isBusy ? commonText.loading : failure === undefined ? text.noBank : text.banksFailed}
        more={text.moreBanks}
        error={accountErrorIn(form, 'bankId')}
        warning={warning && warningText(warning)}
        disabled={form.isBusy}
        onChange={(value) => form.change('bankId', value)}
        onBlur={() => form.blur('bankId')}
      />
      <LookupFailure lookup={editor.bankList} failed={text.banksFailed} />
    </>
  )
})
