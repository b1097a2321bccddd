import { useEffect } from 'react'
import { type Shortcut, shortcutIn } from './shortcuts.ts'

/** Where a letter is text, or belongs to a dialog. */
const WRITING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [role="textbox"], [contenteditable="true"]'

/** A dialog is open, so that the keys of the page do nothing. */
export const isBehindDialog = (): boolean => document.querySelector('dialog[open]') !== null

/** A single key for the page: not while typing, and not behind a dialog. */
export const isPageKey = (event: KeyboardEvent, ...shortcuts: ReadonlyArray<Shortcut<'page'>>): boolean =>
  shortcuts.some((one) => one === shortcutIn('page', event)) &&
  !event.defaultPrevented &&
  !(event.target instanceof Element && event.target.closest(WRITING) !== null) &&
  !isBehindDialog()

/** Runs `run` at that key; without it the key does nothing. */
export const usePageKey = (shortcut: Shortcut<'page'>, run: (() => void) | undefined): void =>
  useEffect(() => {
    if (run === undefined) return
    const listen = (event: KeyboardEvent): void => {
      if (!isPageKey(event, shortcut)) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [shortcut, run])

/** Marks the button that Ctrl+Enter presses: of the last open dialog, else of the page. */
export const MAIN_ACTION = { 'data-main-action': '' } as const

export const pressMainAction = (): void => {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const buttons = [...place.querySelectorAll<HTMLElement>('[data-main-action]')]
  const button = buttons.find((one) => one.getClientRects().length > 0)
  if (button?.matches(':not(:disabled, [aria-disabled="true"])') === true) button.click()
}
