import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { AccountEditor } from '#application/banking/account-editor.ts'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { ConflictChoice } from '../design/feedback/conflict-choice.tsx'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { bankingText } from '../text/banking.ts'
import { commonText } from '../text/common.ts'
import { AccountFields } from './account-fields.tsx'
import { accountName } from './account-name.ts'
import { useBankingStyles } from './banking.styles.ts'
import { PastedText } from './pasted-text.tsx'
import { SharedAccount } from './shared-account.tsx'

/** Adds or changes a bank account; when another change was saved first, it shows both. */
export const AccountDialog = observer(function AccountDialog({ vm }: { readonly vm: AccountEditor }) {
  const styles = useBankingStyles()
  const text = bankingText.dialog
  const { conflict, form } = vm
  const { keeper } = vm.shared
  if (form === undefined) return null
  return (
    <Modal onDismiss={form.isBusy ? undefined : vm.close}>
      <form
        className={styles.form}
        onSubmit={submitHandler(form, form.submit)}
        onPaste={(event) => {
          if (vm.paste(event.clipboardData.getData('text/plain'))) event.preventDefault()
        }}
        noValidate
        aria-busy={form.isBusy}
      >
        <ModalTitle>{vm.edited === undefined ? text.added : text.changed}</ModalTitle>
        {conflict === undefined ? (
          keeper === undefined && <SubmitFailure failure={form.failure} />
        ) : (
          <ConflictChoice title={bankingText.conflict} onUseStored={vm.useStored} onOverwrite={vm.overwriteStored}>
            <span>
              {commonText.conflict.stored}: {accountName(conflict)}, {conflict.email}
            </span>
          </ConflictChoice>
        )}
        <PastedText editor={vm} />
        <AccountFields editor={vm} form={form} />
        {keeper !== undefined && conflict === undefined && <SharedAccount editor={vm} keeper={keeper} />}
        <ModalActions>
          <Button onClick={vm.close} disabled={form.isBusy}>
            {commonText.cancel}
          </Button>
          {conflict === undefined && keeper === undefined && (
            <SubmitButton form={form} label={text.save} busyLabel={text.saving} />
          )}
        </ModalActions>
      </form>
    </Modal>
  )
})
