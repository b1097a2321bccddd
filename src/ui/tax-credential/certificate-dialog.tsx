import { Button, Field, makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { ChangeEvent } from 'react'
import type { CertificateViewModel } from '#application/tax-credential/certificate.view-model.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { certificateText as text } from '../text/certificate.ts'
import { commonText } from '../text/common.ts'
import { fieldMessage } from '../design/controls/field-message.tsx'

interface CertificateDialogProps {
  readonly vm: CertificateViewModel
}

/** Registers a certificate: the file, and the password that opens it. */
export const CertificateDialog = observer(function CertificateDialog({ vm }: CertificateDialogProps) {
  const styles = useStyles()
  const { form } = vm
  if (!vm.isOpen) return null
  return (
    <Modal onDismiss={form.isBusy ? undefined : vm.close}>
      <form className={styles.content} onSubmit={submitHandler(form, form.submit)} noValidate aria-busy={form.isBusy}>
        <ModalTitle>{text.title}</ModalTitle>
        {vm.asksToReplace ? (
          <MessageBar intent="warning">{text.asksToReplace}</MessageBar>
        ) : (
          <SubmitFailure failure={form.failure} />
        )}
        <CertificateFileField vm={vm} />
        <FormField
          form={form}
          name="password"
          type="password"
          label={text.password}
          autoComplete="off"
          disabled={form.isBusy}
        />
        <ModalActions>
          <Button onClick={vm.close} disabled={form.isBusy}>
            {commonText.cancel}
          </Button>
          <SubmitButton
            form={form}
            label={vm.asksToReplace ? text.replaceAnyway : text.submit}
            busyLabel={text.submitting}
          />
        </ModalActions>
      </form>
    </Modal>
  )
})

const CertificateFileField = observer(function CertificateFileField({ vm }: CertificateDialogProps) {
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const { file, form, rejected } = vm
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void vm.choose([...(event.target.files ?? [])])
    event.target.value = ''
  }
  const error = rejected && (rejected._tag === 'Unreadable' ? text.unreadable : text.rejected)
  return (
    <Field
      label={text.file}
      validationState={error === undefined ? 'none' : 'error'}
      validationMessage={fieldMessage(error) ?? null}
    >
      <div className={styles.file}>
        <Button onClick={() => input.current?.click()} disabled={form.isBusy}>
          {file === undefined ? text.choose : text.chooseOther}
        </Button>
        <output className={styles.name}>{file?.name ?? text.noFile}</output>
        <input
          ref={input}
          className={styles.input}
          type="file"
          accept=".pfx"
          tabIndex={-1}
          aria-hidden
          onChange={choose}
        />
      </div>
    </Field>
  )
})

const useStyles = makeStyles({
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '15px' },
  file: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' },
  name: { color: tokens.colorNeutralForeground2, minWidth: 0, overflowWrap: 'anywhere' },
  input: { display: 'none' },
})
