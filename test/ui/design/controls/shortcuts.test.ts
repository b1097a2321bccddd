import { describe, expect, it } from 'vitest'
import { SHORTCUTS, shortcutIn, type KeyPress } from '#ui/design/controls/shortcuts.ts'
import { commandOf } from '#ui/design/data-table/grid-keyboard.ts'
import { keyLabels, SHORTCUT_SCOPES } from '#ui/text/keyboard.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
})

/** The keys of a shortcut in a browser's report. */
const pressOf = (keys: string): KeyPress => {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  return press(key === 'Space' ? ' ' : key, {
    altKey: parts.includes('Alt'),
    ctrlKey: parts.includes('Control'),
    shiftKey: parts.includes('Shift'),
  })
}

const EVERY_KEY = SHORTCUT_SCOPES.flatMap((scope) =>
  Object.entries(SHORTCUTS[scope]).flatMap(([shortcut, keys]: readonly [string, string]) =>
    keys.split(' ').map((key) => ({ scope, shortcut, key })),
  ),
)

describe('the table of shortcuts', () => {
  it('has every scope in the list of scopes', () => {
    expect(new Set(SHORTCUT_SCOPES)).toEqual(new Set(Object.keys(SHORTCUTS)))
  })

  it.each(EVERY_KEY)(
    'finds $shortcut in $scope by $key, so that no two have the same key',
    ({ scope, shortcut, key }) => {
      expect(shortcutIn(scope, pressOf(key))).toBe(shortcut)
    },
  )

  it('takes Cmd for Ctrl, and a letter in capitals for the same', () => {
    expect(shortcutIn('page', press('k', { metaKey: true }))).toBe('palette')
    expect(shortcutIn('page', press('K', { ctrlKey: true }))).toBe('palette')
    expect(shortcutIn('page', press('F'))).toBe('filters')
    expect(shortcutIn('table', press('J', { shiftKey: true }))).toBeUndefined()
  })

  it('applies a typed date also with the keys of the main action, which must not send the date before', () => {
    expect(shortcutIn('dateField', press('Enter', { ctrlKey: true }))).toBe('apply')
    expect(shortcutIn('searchBox', press('Enter', { metaKey: true }))).toBe('apply')
  })

  it('leaves AltGr to the sign that it writes', () => {
    expect(shortcutIn('page', press('/', { ctrlKey: true, altKey: true }))).toBeUndefined()
  })

  it('takes a sign with Shift, which some layouts need, but no other key with more modifiers', () => {
    expect(shortcutIn('page', press('/', { shiftKey: true }))).toBe('search')
    expect(shortcutIn('page', press('?', { shiftKey: true }))).toBe('help')
    expect(shortcutIn('page', press('z', { ctrlKey: true, shiftKey: true }))).toBeUndefined()
    expect(shortcutIn('page', press('f', { ctrlKey: true }))).toBeUndefined()
    expect(shortcutIn('table', press('ArrowDown', { altKey: true }))).toBeUndefined()
  })

  it('does nothing at other keys', () => {
    expect(shortcutIn('page', press('x'))).toBeUndefined()
    expect(shortcutIn('palette', press('Home'))).toBeUndefined()
  })
})

describe('a table of rows', () => {
  const focus = { row: 1, rowCount: 9, rowsInView: 3, pageChosen: false, selectable: true, hasSelection: true }

  it.each(EVERY_KEY.filter(({ scope }) => scope === 'table'))('has a command for $key', ({ key }) => {
    const shortcut = shortcutIn('table', pressOf(key))
    expect(commandOf({ shortcut, typing: false, onControl: false }, focus)).toBeDefined()
  })
})

describe('the labels of keys', () => {
  it('are those of a keyboard in Spanish', () => {
    expect(keyLabels('Control+k')).toEqual(['Ctrl', 'K'])
    expect(keyLabels('Shift+Space')).toEqual(['Mayús', 'Espacio'])
    expect(keyLabels('f')).toEqual(['f'])
    expect(keyLabels('Alt+ArrowDown')).toEqual(['Alt', '↓'])
  })
})
