import { Button, makeStyles } from '@fluentui/react-components'
import { Eye20Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { commonText } from '../../text/common.ts'
import { breakpointTouch, height } from '../theme/layout-tokens.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'warning' | 'after' | 'spellCheck' | 'autoCapitalize' | 'onKeyDown' | 'onKeyUp'
>

/** A password field with a reveal button and a caps lock warning. */
export const PasswordField = ({ disabled = false, ...field }: PasswordFieldProps) => {
  const styles = useStyles()
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
        <Button
          appearance="transparent"
          size="small"
          className={styles.show}
          icon={shown ? <EyeOff20Regular /> : <Eye20Regular />}
          aria-label={commonText.showPassword}
          aria-pressed={shown}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

const useStyles = makeStyles({
  show: { [breakpointTouch]: { minWidth: height.touchTarget, minHeight: '40px' } },
})
