import { mergeClasses } from '@fluentui/react-components'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { useSolidButtonStyles } from './solid-button.styles.ts'

export interface SolidButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'> {
  /** The one thing to do here. */
  readonly isPrimary?: boolean
  /** Can be reached and read, and does nothing. */
  readonly isOff?: boolean
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A button for the screens that must not wait for the component library's. */
export const SolidButton = ({ isPrimary = false, isOff = false, icon, children, type = 'button', onClick }: SolidButtonProps) => {
  const styles = useSolidButtonStyles()
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
