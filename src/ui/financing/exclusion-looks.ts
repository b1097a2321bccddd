import type { Exclusion } from '#domain/financing/exclusion.ts'
import type { StatusIcon } from '../design/feedback/status-chip.tsx'
import type { StatusColor } from '../design/theme/status-color.ts'

/** The chip of each reason. */
export const EXCLUSION_LOOKS: Readonly<Record<Exclusion, { readonly color: StatusColor; readonly icon: StatusIcon }>> =
  {
    CANCELLED: { color: 'red', icon: 'cross' },
    REPLACED: { color: 'default', icon: 'renew' },
    PAID: { color: 'green', icon: 'check' },
    FULLY_CREDITED: { color: 'default', icon: 'dot' },
    ZERO_TOTAL: { color: 'default', icon: 'dot' },
    CURRENCY_NOT_SUPPORTED: { color: 'default', icon: 'dot' },
    NO_EXCHANGE_RATE: { color: 'default', icon: 'dot' },
    ALREADY_ASSIGNED: { color: 'purple', icon: 'sent' },
    CLAIMED: { color: 'red', icon: 'warning' },
    IN_DOUBT: { color: 'yellow', icon: 'warning' },
    CASH_SALE: { color: 'default', icon: 'dot' },
    GENERIC_RECEIVER: { color: 'default', icon: 'dot' },
    COLLECTED: { color: 'green', icon: 'check' },
    ORDERED: { color: 'lightblue', icon: 'sent' },
    AWAITING_APPROVAL: { color: 'yellow', icon: 'clock' },
    NO_AGREEMENT: { color: 'default', icon: 'dot' },
  }
