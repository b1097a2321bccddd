import { observer } from 'mobx-react-lite'
import type { AccountEditor } from '#application/banking/account-editor.ts'
import { EditDialog } from '../design/layout/edit-dialog.tsx'
import { bankingText } from '../text/banking.ts'
import { commonText } from '../text/common.ts'
import { AccountFields } from './account-fields.tsx'
import { accountName } from './account-name.ts'
import { PastedText } from './pasted-text.tsx'
import { SharedAccount } from './shared-account.tsx'

interface AccountDialogProps {
  readonly vm: AccountEditor
  /** At the right edge, beside what it is about. */
  readonly isAtSide?: boolean
}

/** Adds or changes a bank account. */
export const AccountDialog = observer(function AccountDialog({ vm, isAtSide = false }: AccountDialogProps) {
  const text = bankingText.dialog
  const { conflict, form, row } = vm
  const { keeper } = vm.shared
  if (form === undefined) return null
  return (
    <EditDialog
      editor={vm}
      form={form}
      isAtSide={isAtSide}
      text={{ ...text, conflict: bankingText.conflict, title: row === undefined ? text.added : text.changed }}
      conflict={
        conflict && (
          <span>
            {commonText.conflict.stored}: {accountName(conflict)}, {conflict.email}
          </span>
        )
      }
      question={keeper && <SharedAccount editor={vm} keeper={keeper} />}
      onPaste={(event) => {
        if (vm.paste(event.clipboardData.getData('text/plain'))) event.preventDefault()
      }}
    >
      <PastedText editor={vm} />
      <AccountFields editor={vm} form={form} />
    </EditDialog>
  )
})
