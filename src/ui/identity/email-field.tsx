import type { ReactNode } from 'react'
import { type FieldModel, FormField } from '../design/controls/form-field.tsx'
import { sessionText } from '../text/session.ts'

export interface EmailFieldProps {
  readonly form: FieldModel<'email'>
  readonly after?: ReactNode
  /** The page begins with it. */
  readonly isFirst?: boolean
}

/** The address of an account, supported by the browser's password manager. */
export const EmailField = ({ form, after, isFirst = false }: EmailFieldProps) => (
  <FormField
    form={form}
    name="email"
    label={sessionText.email}
    type="email"
    autoComplete="username"
    inputMode="email"
    placeholder={sessionText.emailPlaceholder}
    after={after}
    {...(isFirst ? FOCUSED : {})}
  />
)

const FOCUSED = { autoFocus: true }
