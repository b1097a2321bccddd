import { observer } from 'mobx-react-lite'
import type { Form } from '#application/shared/form.ts'
import {
  CONFIRMATION_CHANNELS,
  type PayeeConfirmation,
  type PayeeConfirmationDraft,
  type PayeeConfirmationError,
} from '#domain/payables/payee-confirmation.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { SelectField } from '../design/controls/select-field.tsx'
import { fieldErrorText } from '../text/field-errors.ts'
import { payeeCautionText as text } from '../text/payee-cautions.ts'

interface ConfirmationFieldsProps<Result> {
  readonly form: Form<PayeeConfirmationDraft, PayeeConfirmation, PayeeConfirmationError, Result>
}

/** How and whom the user asked. */
export const ConfirmationFields = observer(function ConfirmationFields<Result>({
  form,
}: ConfirmationFieldsProps<Result>) {
  const error = form.errorOf('channel')
  return (
    <>
      <SelectField
        name="channel"
        label={text.channel}
        value={form.values.channel}
        options={CONFIRMATION_CHANNELS.map((value) => ({ value, label: text.channels[value] }))}
        placeholder={text.choose}
        error={error && fieldErrorText(error, form.values.channel)}
        disabled={form.isBusy}
        onChange={(value) => form.change('channel', value)}
      />
      <FormField form={form} name="person" label={text.person} autoComplete="off" />
    </>
  )
})
