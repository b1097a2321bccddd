import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import type { Failure } from '#application/shared/failure.ts'
import { describeFailure } from '../../text/describe-failure.ts'
import { type FieldError, fieldErrorText } from '../../text/field-errors.ts'
import { PasswordField } from './password-field.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** The part of a form that a field needs; any `Form` with a text `Name` has it. */
export interface FieldModel<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  readonly isBusy: boolean
  readonly errorOf: (name: Name) => FieldError | undefined
  readonly failureOf: (name: Name) => Failure | undefined
  readonly change: (name: Name, value: string) => void
  readonly blur: (name: Name) => void
}

export interface FormFieldProps<Name extends string> extends Omit<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'readOnly'
> {
  readonly form: FieldModel<Name>
  readonly name: Name
  /** Advice about the error, after it. */
  readonly advice?: string | undefined
  /** The sentence of an error, where the form has words of its own. */
  readonly errorText?: typeof fieldErrorText
}

/**
 * A text field of a form with label and error; `type="password"` renders a password field. Read-only while the form is
 * being sent.
 */
export const FormField = observer(function FormField<Name extends string>(props: FormFieldProps<Name>) {
  const { form, name, advice, errorText = fieldErrorText, ...native } = props
  const error = errorIn(form, name, errorText)
  const field = {
    ...native,
    name,
    value: form.values[name],
    error: error === undefined || advice === undefined ? error : `${error}. ${advice}`,
    readOnly: form.isBusy,
    onChange: (value: string) => form.change(name, value),
    onBlur: () => form.blur(name),
  }
  return native.type === 'password' ? <PasswordField {...field} /> : <TextField {...field} />
}) as <Name extends string>(props: FormFieldProps<Name>) => ReactElement

const errorIn = <Name extends string>(
  form: FieldModel<Name>,
  name: Name,
  errorText: typeof fieldErrorText,
): string | undefined => {
  const [error, failure] = [form.errorOf(name), form.failureOf(name)]
  if (error !== undefined) return errorText(error, form.values[name])
  return failure && describeFailure(failure).sentence
}
