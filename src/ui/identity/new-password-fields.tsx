import { type FieldModel, FormField } from '../design/controls/form-field.tsx'

export interface NewPasswordFieldsProps {
  readonly form: FieldModel<'password' | 'confirmPassword'>
  readonly label: string
  readonly confirmLabel: string
}

/** A new password, twice. */
export const NewPasswordFields = ({ form, label, confirmLabel }: NewPasswordFieldsProps) => (
  <>
    <FormField form={form} name="password" type="password" label={label} autoComplete="new-password" />
    <FormField form={form} name="confirmPassword" type="password" label={confirmLabel} autoComplete="new-password" />
  </>
)
