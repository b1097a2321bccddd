import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { shortcutIn } from '../controls/shortcuts.ts'
import type { TableRow } from './data-table.types.ts'
import type { RowContext } from './row-context.ts'
import { scrollToShow, viewportOf } from './virtual-rows.ts'
import { commandOf, type TableKeyPress, type TableCommand } from './grid-keyboard.ts'

export interface GridKeyboard {
  /** The row with tabIndex 0. */
  readonly active: number
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onFocus: (event: FocusEvent) => void
    /** A click on a row, outside its controls, opens it. */
    readonly onClick: (event: MouseEvent) => void
  }
}

export interface GridKeyboardOptions<R extends TableRow> {
  readonly scroller: RefObject<HTMLElement | null>
  readonly rows: ReadonlyArray<R>
  readonly parts: RowContext<R>
  readonly rowHeight: number
  readonly headHeight: number
  /** Whether the rows scroll inside the table. */
  readonly windowed: boolean
  /** Identifies the list. A change makes the first row active. */
  readonly listKey: string
}

/** Moves the focus between rows and runs the commands of keys. */
export const useGridKeyboard = <R extends TableRow>(of: GridKeyboardOptions<R>): GridKeyboard => {
  const { scroller, rows, parts, rowHeight, headHeight, windowed, listKey } = of
  const [focus, setFocus] = useState({ listKey, row: 0 })
  const active = focus.listKey === listKey ? Math.min(focus.row, Math.max(0, rows.length - 1)) : 0
  const setActive = (row: number): void => setFocus({ listKey, row })
  const wanted = useRef<number | undefined>(undefined)
  useLayoutEffect(() => {
    if (wanted.current === undefined || wanted.current !== active) return
    wanted.current = undefined
    focusRow(scroller.current, active, windowed)
  }, [active, scroller, windowed])
  const moveTo = (row: number): void => {
    if (windowed && scroller.current !== null) {
      scroller.current.scrollTo({ top: scrollToShow(row, viewportOf(scroller.current, headHeight), rowHeight) })
    }
    if (row === active) return focusRow(scroller.current, row, windowed)
    wanted.current = row
    setActive(row)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-detail]') !== null) return
    const { selection } = parts
    const height = scroller.current === null ? 0 : viewportOf(scroller.current, headHeight).height
    const command = commandOf(pressOf(event), {
      row: active,
      rowCount: rows.length,
      rowsInView: Math.max(1, Math.floor(height / rowHeight) - 1),
      pageChosen: selection?.coverage === 'all',
      selectable: selection !== undefined,
      hasSelection: (selection?.count ?? 0) > 0,
    })
    if (command === undefined) return
    event.preventDefault()
    if (command._tag === 'Focus') return moveTo(command.row)
    obey(command, rows[active], parts)
  }
  const onFocus = (event: FocusEvent): void => {
    const index = indexOf(event.target)
    if (index !== undefined) setActive(index)
  }
  const onClick = (event: MouseEvent): void => {
    const row =
      event.target instanceof Element && !event.target.matches(CONTROLS) ? rows[indexOf(event.target) ?? -1] : undefined
    if (row !== undefined) parts.onOpen?.(row)
  }
  return { active, handlers: { onKeyDown, onFocus, onClick } }
}

const obey = <R extends TableRow>(command: TableCommand, row: R | undefined, parts: RowContext<R>): void => {
  const { selection, blockedBy, onOpen } = parts
  if (command._tag === 'TogglePage') return selection?.togglePage()
  if (command._tag === 'SelectAllMatching') return selection?.selectAllMatching()
  if (command._tag === 'Clear') return selection?.clear()
  if (row === undefined) return
  if (command._tag === 'Open') return onOpen?.(row)
  if (blockedBy?.(row) !== undefined) return
  if (command._tag === 'Toggle') selection?.toggle(row)
  if (command._tag === 'Extend') selection?.extendTo(row)
}

const pressOf = (event: KeyboardEvent): TableKeyPress => {
  const target = event.target instanceof Element ? event.target : undefined
  return {
    shortcut: shortcutIn('table', event),
    typing: target?.matches(TYPING) ?? false,
    onControl: target?.matches('a, button, input, select') ?? false,
  }
}

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'

const CONTROLS = 'a *, a, button *, button, input, select, textarea, label *, label, [data-control] *, [data-control]'

const indexOf = (target: Element): number | undefined => {
  const text = target.closest('[data-index]')?.getAttribute('data-index')
  return text === null || text === undefined ? undefined : Number(text)
}

const focusRow = (scroller: HTMLElement | null, index: number, windowed: boolean): void => {
  const row = scroller?.querySelector<HTMLElement>(`[data-index="${index}"]`)
  row?.focus({ preventScroll: true })
  if (!windowed) row?.scrollIntoView({ block: 'nearest' })
}
