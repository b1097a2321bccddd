import { Eye20Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { commonText } from '../../text/common.ts'
import { usePasswordFieldStyles } from './password-field.styles.ts'
import { TextField } from './text-field.tsx'

export interface PasswordFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  /** `off` for a key of someone else's site, which the browser must not offer to keep. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off'
  readonly disabled?: boolean
  /** Being sent: it stays as it is, and keeps the focus. */
  readonly readOnly?: boolean
}

/** A secret that can be looked at while it is typed, and that says when capitals are locked. */
export const PasswordField = ({ disabled = false, ...field }: PasswordFieldProps) => {
  const styles = usePasswordFieldStyles()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      warning={capsLock ? commonText.capsLock : undefined}
      disabled={disabled}
      spellCheck={false}
      autoCapitalize="none"
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      after={
        <button
          type="button"
          className={styles.look}
          aria-label={commonText.showPassword}
          aria-pressed={shown}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff20Regular /> : <Eye20Regular />}
        </button>
      }
    />
  )
}
