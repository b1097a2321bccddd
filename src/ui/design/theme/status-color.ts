/** The colours a state may take. What each one means is decided where the state is named, never here. */
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
