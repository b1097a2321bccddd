/** The colours of states. Their meaning is defined with each state. */
export type StatusColor =
  | 'blue'
  | 'lightblue'
  | 'green'
  | 'lightgreen'
  | 'yellow'
  | 'purple'
  | 'red'
  | 'orange'
  | 'default'

export const STATUS_COLORS: ReadonlyArray<StatusColor> = [
  'blue',
  'lightblue',
  'green',
  'lightgreen',
  'yellow',
  'purple',
  'red',
  'orange',
  'default',
]
