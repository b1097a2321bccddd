import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { PasswordEditor } from '#application/profile/password-editor.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { commonText } from '../text/common.ts'
import { type FieldError, fieldErrorText } from '../text/field-errors.ts'
import { profileText } from '../text/profile.ts'
import { useProfileStyles } from './profile.styles.ts'

const text = profileText.password

/** Changes the own password. */
export const PasswordDialog = observer(function PasswordDialog({ vm }: { readonly vm: PasswordEditor }) {
  const styles = useProfileStyles()
  const { form } = vm
  if (form === undefined) return null
  const field = { form, type: 'password', errorText } as const
  return (
    <Modal onDismiss={form.isBusy ? undefined : vm.close}>
      <form className={styles.form} noValidate onSubmit={submitHandler(form, form.submit)} aria-busy={form.isBusy}>
        <ModalTitle>{text.open}</ModalTitle>
        <SubmitFailure failure={form.failure} />
        <p className={styles.words}>{text.detail}</p>
        <FormField {...field} name="current" label={text.current} autoComplete="current-password" />
        <FormField {...field} name="password" label={text.next} autoComplete="new-password" />
        <FormField {...field} name="confirmPassword" label={text.confirmation} autoComplete="new-password" />
        <ModalActions>
          <Button onClick={vm.close} disabled={form.isBusy}>
            {commonText.cancel}
          </Button>
          <SubmitButton form={form} label={text.open} busyLabel={text.submitting} />
        </ModalActions>
      </form>
    </Modal>
  )
})

const errorText = (error: FieldError, typed: string): string => {
  if (error._tag === 'PasswordTooShort') return text.tooShort(error.minimum)
  return error._tag === 'PasswordsDiffer' ? text.differ : fieldErrorText(error, typed)
}
