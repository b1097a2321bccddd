import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortcutIn } from '#ui/design/controls/shortcuts.ts'
import { commandOf, type TableFocus, type TableKeyPress } from '#ui/design/data-table/grid-keyboard.ts'

interface Press {
  readonly shift?: boolean
  readonly command?: boolean
  readonly alt?: boolean
  readonly typing?: boolean
  readonly onControl?: boolean
}

const press = (key: string, more: Press = {}): TableKeyPress => {
  const { alt = false, command = false, onControl = false, shift = false, typing = false } = more
  const event = { key, altKey: alt, ctrlKey: command, metaKey: false, shiftKey: shift }
  return { shortcut: shortcutIn('table', event), typing, onControl }
}

const focus = (more: Partial<TableFocus> = {}): TableFocus => ({
  row: 5,
  rowCount: 20,
  rowsInView: 8,
  pageChosen: false,
  selectable: true,
  hasSelection: true,
  ...more,
})

describe('the keys of the table', () => {
  it.each([
    ['ArrowDown', 6],
    ['j', 6],
    ['ArrowUp', 4],
    ['k', 4],
    ['PageDown', 13],
    ['PageUp', 0],
    ['Home', 0],
    ['End', 19],
  ])('%s moves from the sixth row to index %i', (key, row) => {
    expect(commandOf(press(key), focus())).toEqual({ _tag: 'Focus', row })
  })

  it('select with Space and extend with Shift and Space', () => {
    expect(commandOf(press(' '), focus())).toEqual({ _tag: 'Toggle' })
    expect(commandOf(press(' ', { shift: true }), focus())).toEqual({ _tag: 'Extend' })
  })

  it('select the page with Ctrl or Cmd and A, and then the whole filter', () => {
    expect(commandOf(press('a', { command: true }), focus())).toEqual({ _tag: 'TogglePage' })
    expect(commandOf(press('A', { command: true }), focus({ pageChosen: true }))).toEqual({ _tag: 'SelectAllMatching' })
  })

  it('open with Enter and clear with Escape', () => {
    expect(commandOf(press('Enter'), focus())).toEqual({ _tag: 'Open' })
    expect(commandOf(press('Escape'), focus())).toEqual({ _tag: 'Clear' })
  })

  it('do not handle Escape without a selection', () => {
    expect(commandOf(press('Escape'), focus({ hasSelection: false }))).toBeUndefined()
  })

  it('leave Enter and Space to a control inside the row', () => {
    expect(commandOf(press('Enter', { onControl: true }), focus())).toBeUndefined()
    expect(commandOf(press(' ', { onControl: true }), focus())).toBeUndefined()
  })

  it('select nothing where nothing is selectable', () => {
    expect(commandOf(press(' '), focus({ selectable: false }))).toBeUndefined()
    expect(commandOf(press('a', { command: true }), focus({ selectable: false }))).toBeUndefined()
  })

  it('are text in a text input', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('j', 'k', ' ', 'a', 'Enter', 'Escape', 'ArrowDown', 'Home'),
        fc.boolean(),
        (key, command) => {
          expect(commandOf(press(key, { command, typing: true }), focus())).toBeUndefined()
        },
      ),
    )
  })

  it('never move outside the page', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'j', 'k', 'PageDown', 'PageUp', 'Home', 'End')
    fc.assert(
      fc.property(keys, fc.nat({ max: 50 }), fc.nat({ max: 50 }), (key, row, rowCount) => {
        const command = commandOf(press(key), focus({ row: Math.min(row, Math.max(0, rowCount - 1)), rowCount }))
        if (rowCount === 0) expect(command).toBeUndefined()
        else expect(command?._tag === 'Focus' && command.row >= 0 && command.row < rowCount).toBe(true)
      }),
    )
  })
})
