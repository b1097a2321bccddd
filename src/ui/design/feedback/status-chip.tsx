import { mergeClasses } from '@fluentui/react-components'
import { ArrowSync16Filled } from '@fluentui/react-icons/svg/arrow-sync'
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark'
import { Circle16Filled } from '@fluentui/react-icons/svg/circle'
import { Clock16Filled } from '@fluentui/react-icons/svg/clock'
import { DismissCircle16Filled } from '@fluentui/react-icons/svg/dismiss-circle'
import { Send16Filled } from '@fluentui/react-icons/svg/send'
import { Warning16Filled } from '@fluentui/react-icons/svg/warning'
import type { ReactElement } from 'react'
import { useStatusChipStyles } from './status-chip.styles.ts'
import type { StatusColor } from '../theme/status-color.ts'

export type StatusIcon = 'check' | 'clock' | 'cross' | 'dot' | 'renew' | 'sent' | 'warning'

export interface StatusChipProps {
  readonly color: StatusColor
  readonly label: string
  /** Default: the icon of the colour. */
  readonly icon?: StatusIcon
}

/** A state as text, with a decorative icon and colour. */
export const StatusChip = ({ color, label, icon }: StatusChipProps) => {
  const styles = useStatusChipStyles()
  return (
    <span className={mergeClasses(styles.chip, styles[color])}>
      <span className={styles.icon} aria-hidden>
        {ICONS[icon ?? USUAL_ICONS[color]]}
      </span>
      <span className={styles.label}>{label}</span>
    </span>
  )
}

const ICONS: Readonly<Record<StatusIcon, ReactElement>> = {
  check: <Checkmark16Filled />,
  clock: <Clock16Filled />,
  cross: <DismissCircle16Filled />,
  dot: <Circle16Filled />,
  renew: <ArrowSync16Filled />,
  sent: <Send16Filled />,
  warning: <Warning16Filled />,
}

const USUAL_ICONS: Readonly<Record<StatusColor, StatusIcon>> = {
  blue: 'check',
  lightblue: 'sent',
  green: 'check',
  lightgreen: 'check',
  yellow: 'clock',
  purple: 'renew',
  red: 'cross',
  orange: 'warning',
  default: 'dot',
}
