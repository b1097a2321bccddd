import type { AccountEditor, BankAccountForm } from '#application/banking/account-editor.ts'

export interface AccountFieldProps {
  readonly editor: AccountEditor
  readonly form: BankAccountForm
}
