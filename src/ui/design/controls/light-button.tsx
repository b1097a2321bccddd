import { mergeClasses } from '@fluentui/react-components'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { useLightButtonStyles } from './light-button.styles.ts'

export interface LightButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'> {
  /** The one thing to do here. */
  readonly isPrimary?: boolean
  /** Can be reached and read, and does nothing. */
  readonly disabled?: boolean
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A button for the screens that must not wait for the component library's. */
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
