export type StatusGroupColor = 'yellow' | 'blue' | 'green' | 'lightblue' | 'red' | 'purple' | 'default'

export interface StatusGroup {
  readonly color: StatusGroupColor
  readonly label: string
}

/** The chip of an order's invoice. An unknown group keeps its text and gets the default colour. */
export const statusGroupOf = (group: string): StatusGroup => GROUPS.get(group) ?? { color: 'default', label: group }

const GROUPS: ReadonlyMap<string, StatusGroup> = new Map([
  ['IN_REVIEW', { color: 'yellow', label: 'En revisión' }],
  ['APPROVED', { color: 'blue', label: 'Aprobada' }],
  ['PAID', { color: 'green', label: 'Pagada' }],
  ['TRANSFERRED', { color: 'lightblue', label: 'Transferida' }],
  ['LATE', { color: 'red', label: 'En mora' }],
  ['REJECTED', { color: 'red', label: 'Rechazada' }],
  ['RENEGOTIATED', { color: 'purple', label: 'Renegociada' }],
])
