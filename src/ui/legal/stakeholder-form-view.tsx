import { Checkbox } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
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
}

/** The first invalid field gets the focus, and those of a closed section are not in the page. */
export const openInvalidSections = (model: StakeholderForm): void => flushSync(model.openInvalidSections)

/** The fields of a representative in sections, and the confirmation. */
export const StakeholderFields = observer(function StakeholderFields({ model }: StakeholderFormViewProps) {
  const { country, form } = model
  return (
    <>
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
    </>
  )
})

/** The fields of a new representative, with a button that sends them. */
export const StakeholderFormView = observer(function StakeholderFormView({ model }: StakeholderFormViewProps) {
  const styles = useLegalStyles()
  const { form } = model
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        openInvalidSections(model)
        submitHandler(form, form.submit)(event)
      }}
      noValidate
      aria-busy={form.isBusy}
    >
      <SubmitFailure failure={form.failure} />
      <StakeholderFields model={model} />
      <ModalActions>
        <SubmitButton form={form} label={legalText.save} busyLabel={legalText.saving} />
      </ModalActions>
    </form>
  )
})
