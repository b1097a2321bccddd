/** The command of a key press. */
export type TableCommand =
  | { readonly _tag: 'Focus'; readonly row: number }
  | { readonly _tag: 'Toggle' }
  | { readonly _tag: 'Extend' }
  | { readonly _tag: 'TogglePage' }
  | { readonly _tag: 'SelectAllMatching' }
  | { readonly _tag: 'Open' }
  | { readonly _tag: 'Clear' }

export interface KeyPress {
  readonly key: string
  readonly shift: boolean
  /** Ctrl, or Cmd on a Mac. */
  readonly command: boolean
  readonly alt: boolean
  /** The focus is in a text input. */
  readonly typing: boolean
  /** The focus is on a control inside the row, which handles Enter and Space. */
  readonly onControl: boolean
}

export interface TableFocus {
  readonly row: number
  readonly rowCount: number
  /** How many rows a page of the screen shows. */
  readonly rowsInView: number
  /** Whether every row of the page is selected, so that selecting all again means the whole filter. */
  readonly pageChosen: boolean
  readonly selectable: boolean
  readonly hasSelection: boolean
}

/** The command of a key, or `undefined` for keys that the table does not handle. */
export const commandOf = (press: KeyPress, focus: TableFocus): TableCommand | undefined => {
  if (press.alt || press.typing) return undefined
  if (press.command) return press.key.toLowerCase() === 'a' && focus.selectable ? chooseAll(focus) : undefined
  if (focus.selectable && press.key === ' ' && !press.onControl) return { _tag: press.shift ? 'Extend' : 'Toggle' }
  if (press.key === 'Enter' && !press.onControl) return { _tag: 'Open' }
  if (press.key === 'Escape') return focus.hasSelection ? { _tag: 'Clear' } : undefined
  const row = press.shift ? undefined : movedTo(press.key, focus)
  return row === undefined || focus.rowCount === 0 ? undefined : { _tag: 'Focus', row }
}

const chooseAll = ({ pageChosen }: TableFocus): TableCommand => ({
  _tag: pageChosen ? 'SelectAllMatching' : 'TogglePage',
})

const movedTo = (key: string, { row, rowCount, rowsInView }: TableFocus): number | undefined => {
  const step = STEPS.get(key)
  if (step !== undefined) return within(row + step, rowCount)
  if (key === 'PageDown') return within(row + rowsInView, rowCount)
  if (key === 'PageUp') return within(row - rowsInView, rowCount)
  return key === 'Home' ? 0 : key === 'End' ? rowCount - 1 : undefined
}

const STEPS: ReadonlyMap<string, number> = new Map(Object.entries({ ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }))

const within = (row: number, rowCount: number): number => Math.min(Math.max(row, 0), rowCount - 1)
