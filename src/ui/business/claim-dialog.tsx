import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ClaimForm, CompanyClaim } from '#application/business/company-claim.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { DiscardChoice } from '../design/layout/discard-choice.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { RestoredNote } from '../design/layout/restored-note.tsx'
import { useDiscardQuestion } from '../design/layout/use-discard-question.ts'
import { space } from '../design/theme/layout-tokens.ts'
import { commonText } from '../text/common.ts'
import { companiesText } from '../text/companies.ts'
import { CompanyFields, CountryChoice } from './company-fields.tsx'

const text = companiesText.claim

interface ClaimDialogProps {
  readonly vm: CompanyClaim
  readonly onClaimed: (id: BusinessId) => void
}

/** Adds another company of the user. */
export const ClaimDialog = observer(function ClaimDialog({ vm, onClaimed }: ClaimDialogProps) {
  return vm.form === undefined ? null : <OpenDialog vm={vm} form={vm.form} onClaimed={onClaimed} />
})

const OpenDialog = observer(function OpenDialog({
  vm,
  form,
  onClaimed,
}: ClaimDialogProps & { readonly form: ClaimForm }) {
  const styles = useStyles()
  const discarding = useDiscardQuestion(form.isDirty && !form.isBusy, vm.close)
  const { country } = form.values
  const submit = async (): Promise<void> => {
    const id = await vm.submit()
    if (id !== undefined) onClaimed(id)
  }
  return (
    <Modal onDismiss={form.isBusy ? undefined : discarding.close}>
      <form className={styles.form} noValidate onSubmit={submitHandler(form, submit)} aria-busy={form.isBusy}>
        <ModalTitle>{text.title}</ModalTitle>
        <SubmitFailure failure={form.failure} />
        {form.isRestored && !form.isBusy && <RestoredNote onStartOver={vm.startOver} />}
        <p className={styles.lead}>{text.lead}</p>
        <CountryChoice country={country} isDisabled={form.isBusy} onSelect={vm.selectCountry} />
        <CompanyFields
          form={form}
          country={country}
          name={vm.name}
          isUnusual={vm.isIdentifierUnusual}
          isDisabled={form.isBusy}
        />
        {discarding.isAsking ? (
          <DiscardChoice onKeep={discarding.keep} onDiscard={discarding.discard} />
        ) : (
          <ModalActions>
            <Button onClick={vm.close} disabled={form.isBusy}>
              {commonText.cancel}
            </Button>
            <SubmitButton form={form} label={text.submit} busyLabel={text.submitting} />
          </ModalActions>
        )}
      </form>
    </Modal>
  )
})

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: space.m },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
})
