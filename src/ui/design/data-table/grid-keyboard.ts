import type { Shortcut } from '../controls/shortcuts.ts'

/** The command of a key press. */
export type TableCommand =
  | { readonly _tag: 'Focus'; readonly row: number }
  | { readonly _tag: 'Toggle' }
  | { readonly _tag: 'Extend' }
  | { readonly _tag: 'TogglePage' }
  | { readonly _tag: 'SelectAllMatching' }
  | { readonly _tag: 'Open' }
  | { readonly _tag: 'Clear' }

export interface TableKeyPress {
  readonly shortcut: Shortcut<'table'> | undefined
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

/** The command of a key press, or `undefined` where the table does not handle it. */
export const commandOf = (press: TableKeyPress, focus: TableFocus): TableCommand | undefined => {
  const { onControl, shortcut, typing } = press
  const { hasSelection, pageChosen, row, rowsInView, selectable } = focus
  if (typing) return undefined
  switch (shortcut) {
    case undefined:
      return undefined
    case 'selectAll':
      return selectable ? { _tag: pageChosen ? 'SelectAllMatching' : 'TogglePage' } : undefined
    case 'toggle':
      return selectable && !onControl ? { _tag: 'Toggle' } : undefined
    case 'extend':
      return selectable && !onControl ? { _tag: 'Extend' } : undefined
    case 'open':
      return onControl ? undefined : { _tag: 'Open' }
    case 'clear':
      return hasSelection ? { _tag: 'Clear' } : undefined
    case 'next':
      return focusOn(row + 1, focus)
    case 'previous':
      return focusOn(row - 1, focus)
    case 'forward':
      return focusOn(row + rowsInView, focus)
    case 'backward':
      return focusOn(row - rowsInView, focus)
    case 'first':
      return focusOn(0, focus)
    case 'last':
      return focusOn(Number.MAX_SAFE_INTEGER, focus)
  }
}

const focusOn = (row: number, { rowCount }: TableFocus): TableCommand | undefined =>
  rowCount === 0 ? undefined : { _tag: 'Focus', row: Math.min(Math.max(row, 0), rowCount - 1) }
