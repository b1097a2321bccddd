import { ProgressBar } from '@fluentui/react-components'

export interface MeterProps {
  /** From 0 to 100. */
  readonly percent: number
  readonly label: string
}

/** A share in use, not a task on its way. */
export const Meter = ({ percent, label }: MeterProps) => (
  <ProgressBar {...ROLE} max={100} value={percent} aria-label={label} />
)

const ROLE = { role: 'meter' } as const
