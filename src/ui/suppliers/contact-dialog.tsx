import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { SupplierContacts } from '#application/suppliers/supplier-contacts.ts'
import { useBankingStyles } from '../banking/banking.styles.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { ConflictChoice } from '../design/feedback/conflict-choice.tsx'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { commonText } from '../text/common.ts'
import { phoneText } from '../text/phone.ts'
import { suppliersText } from '../text/suppliers.ts'

const text = suppliersText.contacts

/** Adds or changes a contact; when another change was saved first, it shows both. */
export const ContactDialog = observer(function ContactDialog({ vm }: { readonly vm: SupplierContacts }) {
  const styles = useBankingStyles()
  const { conflict, form } = vm
  if (form === undefined) return null
  return (
    <Modal onDismiss={form.isBusy ? undefined : vm.close}>
      <form className={styles.form} onSubmit={submitHandler(form, form.submit)} noValidate aria-busy={form.isBusy}>
        <ModalTitle>{vm.edited === undefined ? text.added : text.changed}</ModalTitle>
        {conflict === undefined ? (
          <SubmitFailure failure={form.failure} />
        ) : (
          <ConflictChoice title={text.conflict} onUseStored={vm.useStored} onOverwrite={vm.overwriteStored}>
            <span>
              {commonText.conflict.stored}: {conflict.name}, {conflict.position}, {conflict.email},{' '}
              {phoneText(conflict.phone)}
            </span>
          </ConflictChoice>
        )}
        <FormField form={form} name="name" label={text.name} autoComplete="off" />
        <FormField form={form} name="position" label={text.position} autoComplete="off" />
        <FormField form={form} name="email" label={text.email} inputMode="email" autoComplete="off" />
        <FormField form={form} name="phone" label={text.phone} type="tel" inputMode="tel" autoComplete="off" />
        <ModalActions>
          <Button onClick={vm.close} disabled={form.isBusy}>
            {commonText.cancel}
          </Button>
          {conflict === undefined && <SubmitButton form={form} label={text.save} busyLabel={text.saving} />}
        </ModalActions>
      </form>
    </Modal>
  )
})
