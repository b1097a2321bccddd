import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ShieldKeyhole20Regular } from '@fluentui/react-icons/svg/shield-keyhole'
import { observer } from 'mobx-react-lite'
import type { CredentialDialogViewModel } from '#application/tax-credential/credential-dialog.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { brand } from '../brand/brand.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { ExternalLink } from '../design/controls/external-link.tsx'
import { FormField } from '../design/controls/form-field.tsx'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { TextField } from '../design/controls/text-field.tsx'
import { commonText } from '../text/common.ts'
import { credentialText } from '../text/credential.ts'

export interface CredentialDialogProps {
  readonly vm: CredentialDialogViewModel
  readonly country: Country
}

/** Links the tax credential, with an explanation of its use. */
export const CredentialDialog = observer(function CredentialDialog({ vm, country }: CredentialDialogProps) {
  const styles = useStyles()
  const text = credentialText.dialog
  const { form } = vm
  if (!vm.isOpen) return null
  return (
    <Modal onDismiss={form.isBusy ? undefined : vm.close}>
      <form className={styles.content} onSubmit={submitHandler(form, form.submit)} noValidate aria-busy={form.isBusy}>
        <ModalTitle>{text.title(country)}</ModalTitle>
        <SubmitFailure failure={form.failure} />
        <TextField
          label={text.identifier(country)}
          value={displayTaxId(country, vm.identifier)}
          readOnly
          autoComplete="off"
        />
        <FormField
          form={form}
          name="taxCredential"
          type="password"
          label={text.credential(country)}
          autoComplete="off"
          disabled={form.isBusy}
        />
        <ExternalLink className={styles.recover} to={brand.links[country].taxKeyRecovery}>
          {text.recover(country)}
        </ExternalLink>
        <section className={styles.fears} aria-label={text.fearTitle}>
          <h3 className={styles.fearTitle}>
            <ShieldKeyhole20Regular aria-hidden />
            {text.fearTitle}
          </h3>
          <ul className={styles.list}>
            {text.fears.map((fear) => (
              <li key={fear}>{fear}</li>
            ))}
          </ul>
        </section>
        <ModalActions>
          <Button onClick={vm.close} disabled={form.isBusy}>
            {commonText.cancel}
          </Button>
          <SubmitButton form={form} label={text.submit} busyLabel={text.submitting} />
        </ModalActions>
      </form>
    </Modal>
  )
})

const useStyles = makeStyles({
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '15px' },
  recover: { justifySelf: 'start' },
  fears: {
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    padding: '10px 15px',
  },
  fearTitle: { display: 'flex', alignItems: 'center', gap: '5px', margin: 0, fontSize: tokens.fontSizeBase300 },
  list: { margin: 0, paddingInlineStart: '20px', paddingBlockStart: '5px', color: tokens.colorNeutralForeground2 },
})
