import { Checkbox } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { fieldsOf } from '#application/legal/stakeholder-fields.ts'
import type { StakeholderForm } from '#application/legal/stakeholder-form.ts'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { ModalActions } from '../design/layout/modal.tsx'
import { legalText } from '../text/legal.ts'
import { useLegalStyles } from './legal.styles.ts'
import { StakeholderAccordion } from './stakeholder-accordion.tsx'
import { StakeholderFieldView } from './stakeholder-field-view.tsx'

export interface StakeholderFormViewProps {
  readonly model: StakeholderForm
  /** In place of the failure and of the submit button. */
  readonly notice?: ReactNode
  /** Buttons before the submit button. */
  readonly children?: ReactNode
}

/** The fields of a representative in sections, the confirmation and the buttons. */
export const StakeholderFormView = observer(function StakeholderFormView(props: StakeholderFormViewProps) {
  const { model, notice = false, children } = props
  const styles = useLegalStyles()
  const { country, form } = model
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        /* The first invalid field gets the focus, and those of a closed section are not in the page. */
        flushSync(model.openInvalidSections)
        submitHandler(form, form.submit)(event)
      }}
      noValidate
      aria-busy={form.isBusy}
    >
      {notice === false ? <SubmitFailure failure={form.failure} /> : notice}
      <StakeholderAccordion open={model.openSections} onOpen={model.open}>
        {(section) =>
          fieldsOf(country, section).map((field) => <StakeholderFieldView key={field} model={model} field={field} />)
        }
      </StakeholderAccordion>
      <Checkbox
        label={legalText.confirm}
        checked={model.isConfirmed}
        disabled={form.isBusy}
        onChange={model.toggleConfirmation}
      />
      <ModalActions>
        {children}
        {notice === false && <SubmitButton form={form} label={legalText.save} busyLabel={legalText.saving} />}
      </ModalActions>
    </form>
  )
})
