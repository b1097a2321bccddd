import { Button, Field, Input } from '@fluentui/react-components'
import { Eye20Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { commonText } from '../text/common.ts'
import { passwordMessages } from './password-messages.ts'

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
  readonly size?: 'medium' | 'large'
}

/** A secret that can be looked at while it is typed, and that says when capitals are locked. */
export const PasswordField = ({ label, error, value, onChange, disabled = false, size = 'large', ...input }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field label={label} {...passwordMessages(error, capsLock)}>
      <Input
        {...input}
        size={size}
        type={shown ? 'text' : 'password'}
        value={value}
        disabled={disabled}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(_, data) => onChange(data.value)}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        contentAfter={
          <Button
            appearance="transparent"
            size="small"
            icon={shown ? <EyeOff20Regular /> : <Eye20Regular />}
            aria-label={shown ? commonText.hidePassword : commonText.showPassword}
            aria-pressed={shown}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          />
        }
      />
    </Field>
  )
}
