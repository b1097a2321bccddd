import { Badge, makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowSync16Filled } from '@fluentui/react-icons/svg/arrow-sync'
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark'
import { Circle16Filled } from '@fluentui/react-icons/svg/circle'
import { Clock16Filled } from '@fluentui/react-icons/svg/clock'
import { DismissCircle16Filled } from '@fluentui/react-icons/svg/dismiss-circle'
import { Send16Filled } from '@fluentui/react-icons/svg/send'
import { Warning16Filled } from '@fluentui/react-icons/svg/warning'
import type { ReactElement } from 'react'
import { customTokens } from '../theme/custom-tokens.ts'
import type { StatusColor } from '../theme/status-color.ts'
import { oneLine, tabularNumerals } from '../theme/type.ts'

export type StatusIcon = 'check' | 'clock' | 'cross' | 'dot' | 'renew' | 'sent' | 'warning'

export interface StatusChipProps {
  readonly color: StatusColor
  readonly label: string
  /** Default: the icon of the colour. */
  readonly icon?: StatusIcon
}

/** A state as text, with a decorative icon and colour: Fluent's Badge. */
export const StatusChip = ({ color, label, icon }: StatusChipProps) => {
  const styles = useStyles()
  return (
    <Badge
      size="large"
      shape="circular"
      className={mergeClasses(styles.chip, styles[color])}
      icon={{ children: ICONS[icon ?? USUAL_ICONS[color]], className: styles.icon, 'aria-hidden': true }}
    >
      <span className={styles.label}>{label}</span>
    </Badge>
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

const useStyles = makeStyles({
  chip: {
    maxWidth: '100%',
    border: '1px solid color-mix(in srgb, currentColor 18%, transparent)',
    '::after': { display: 'none' },
    ...tabularNumerals,
  },
  icon: { '& svg': { width: '14px', height: '14px' } },
  label: oneLine,
  blue: { color: customTokens.statusBlueText, backgroundColor: customTokens.statusBlueBackground },
  lightblue: { color: customTokens.statusLightblueText, backgroundColor: customTokens.statusLightblueBackground },
  green: { color: customTokens.statusGreenText, backgroundColor: customTokens.statusGreenBackground },
  lightgreen: { color: customTokens.statusLightgreenText, backgroundColor: customTokens.statusLightgreenBackground },
  yellow: { color: customTokens.statusYellowText, backgroundColor: customTokens.statusYellowBackground },
  purple: { color: customTokens.statusPurpleText, backgroundColor: customTokens.statusPurpleBackground },
  red: { color: customTokens.statusRedText, backgroundColor: customTokens.statusRedBackground },
  orange: { color: customTokens.statusOrangeText, backgroundColor: customTokens.statusOrangeBackground },
  default: { color: customTokens.statusDefaultText, backgroundColor: customTokens.statusDefaultBackground },
})
