import {
  makeStyles,
  MessageBar as FluentMessageBar,
  MessageBarActions,
  MessageBarBody,
  type MessageBarProps as FluentProps,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { forcedColors, space } from '../theme/layout-tokens.ts'
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
      <FluentMessageBar intent={intent} layout="singleline" className={styles.bar} icon={{ className: styles.icon }}>
        <MessageBarBody className={styles.body}>{children}</MessageBarBody>
        {action !== undefined && action !== false && (
          <MessageBarActions containerAction={{ children: action, className: styles.actions }} />
        )}
      </FluentMessageBar>
    </div>
  )
}

const useStyles = makeStyles({
  /* The action stays beside the text, which wraps. */
  bar: { alignItems: 'start', padding: '6px 0 6px 12px', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  /* Their borders, which are visible there, would touch. */
  actions: { [forcedColors]: { display: 'flex', alignItems: 'center', gap: space.xs } },
  icon: { marginTop: '2px' },
  body: { paddingTop: '2px', paddingBottom: '2px', ...tabularNumerals },
})
