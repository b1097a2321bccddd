import {
  makeStyles,
  MessageBar as FluentMessageBar,
  MessageBarActions,
  MessageBarBody,
  type MessageBarProps as FluentProps,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { tabularNumerals } from '../theme/type.ts'

export interface MessageBarProps {
  readonly intent: NonNullable<FluentProps['intent']>
  readonly action?: ReactNode
  /** Only an error interrupts the live region around it. */
  readonly inLiveRegion?: boolean
  readonly children: ReactNode
}

/** Fluent's MessageBar inside a live region: an alert for errors, a status for the rest. */
export const MessageBar = ({ intent, action, inLiveRegion = false, children }: MessageBarProps) => {
  const styles = useStyles()
  return (
    <div role={intent === 'error' ? 'alert' : inLiveRegion ? undefined : 'status'}>
      <FluentMessageBar intent={intent} layout="multiline" className={styles.bar}>
        <MessageBarBody className={styles.body}>{children}</MessageBarBody>
        {action !== undefined && action !== false && <MessageBarActions containerAction={<>{action}</>} />}
      </FluentMessageBar>
    </div>
  )
}

const useStyles = makeStyles({
  bar: { padding: '8px 12px', overflowWrap: 'anywhere' },
  body: { ...tabularNumerals },
})
