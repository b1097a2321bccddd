import { mergeClasses } from '@fluentui/react-components'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { useLightButtonStyles } from './light-button.styles.ts'

export interface LightButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'> {
  /** The one thing to do here. */
  readonly isPrimary?: boolean
  /** Focusable and readable, without an action. */
  readonly disabled?: boolean
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A native button for screens that must not wait for the component library. */
export const LightButton = ({
  isPrimary = false,
  disabled: isOff = false,
  icon,
  children,
  type = 'button',
  onClick,
}: LightButtonProps) => {
  const styles = useLightButtonStyles()
  return (
    <button
      type={type}
      className={mergeClasses(styles.button, isPrimary && styles.primary, isOff && styles.off)}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {icon}
      {children}
    </button>
  )
}
