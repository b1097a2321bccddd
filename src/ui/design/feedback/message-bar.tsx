import { mergeClasses } from '@fluentui/react-components'
import { Info20Regular } from '@fluentui/react-icons/svg/info'
import { Warning20Regular } from '@fluentui/react-icons/svg/warning'
import type { ReactNode } from 'react'
import { useMessageBarStyles } from './message-bar.styles.ts'

export interface MessageBarProps {
  readonly intent: 'info' | 'warning'
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** An important message across the page. Not lazy, because it may report a lost connection. */
export const MessageBar = ({ intent, action, children }: MessageBarProps) => {
  const styles = useMessageBarStyles()
  return (
    <output className={mergeClasses(styles.strip, intent === 'warning' && styles.warning)}>
      {intent === 'warning' ? (
        <Warning20Regular className={styles.icon} aria-hidden />
      ) : (
        <Info20Regular className={styles.icon} aria-hidden />
      )}
      <span className={styles.text}>{children}</span>
      {action}
    </output>
  )
}
