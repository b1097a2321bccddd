/**
 * Every key that the client handles, by where it works, as in `aria-keyshortcuts`: alternatives are separated by a
 * space, and Control is also Cmd. The handlers and the list of shortcuts are derived from it.
 */
export const SHORTCUTS = {
  page: {
    palette: 'Control+k',
    search: '/',
    filters: 'f',
    export: 'e',
    mainAction: 'Control+Enter',
    undo: 'Control+z',
    help: '?',
  },
  table: {
    next: 'ArrowDown j',
    previous: 'ArrowUp k',
    forward: 'PageDown',
    backward: 'PageUp',
    first: 'Home',
    last: 'End',
    toggle: 'Space',
    extend: 'Shift+Space',
    selectAll: 'Control+a',
    open: 'Enter',
    clear: 'Escape',
  },
  searchBox: { apply: 'Enter Control+Enter', clear: 'Escape' },
  palette: { next: 'ArrowDown', previous: 'ArrowUp', choose: 'Enter', close: 'Escape' },
  dateField: { open: 'Alt+ArrowDown', apply: 'Enter Control+Enter', close: 'Escape' },
  calendar: {
    nextDay: 'ArrowRight',
    previousDay: 'ArrowLeft',
    nextWeek: 'ArrowDown',
    previousWeek: 'ArrowUp',
    monday: 'Home',
    sunday: 'End',
    nextMonth: 'PageDown',
    previousMonth: 'PageUp',
    nextYear: 'Shift+PageDown',
    previousYear: 'Shift+PageUp',
  },
  control: { openMenu: 'ArrowDown', close: 'Escape' },
} as const

export type ShortcutScope = keyof typeof SHORTCUTS
export type Shortcut<Scope extends ShortcutScope> = keyof (typeof SHORTCUTS)[Scope]
export type KeyPress = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>

/** The shortcut of a key press where it works, if any. */
export const shortcutIn = <Scope extends ShortcutScope>(scope: Scope, press: KeyPress): Shortcut<Scope> | undefined =>
  Object.entries(SHORTCUTS[scope]).find(([, keys]: [string, string]) =>
    keys.split(' ').includes(nameOf(press)),
  )?.[0] as Shortcut<Scope> | undefined

/** Shift belongs to a sign like `?`, which other layouts have elsewhere. A letter is the same with Caps Lock. */
const nameOf = ({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyPress): string => {
  const isCommand = ctrlKey || metaKey
  const isLetter = /^\p{L}$/u.test(key)
  const isSign = key.length === 1 && key !== ' ' && !isLetter
  const name = key === ' ' ? 'Space' : isLetter ? key.toLowerCase() : key
  return `${isCommand ? 'Control+' : ''}${altKey ? 'Alt+' : ''}${shiftKey && !isSign ? 'Shift+' : ''}${name}`
}
