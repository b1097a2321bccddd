import { useLayoutEffect } from 'react'
import { isBehindDialog, isPageKey, pressMainAction } from '../design/controls/page-keys.ts'
import { shortcutIn } from '../design/controls/shortcuts.ts'

/** The search of a list has the key `/` where there is one. */
const hasSearchBox = (): boolean => document.querySelector('main input[type="search"]') !== null

/** Overlays with a keyboard shortcut. */
export type Overlay = 'palette' | 'keys'

/**
 * `?` opens the help, except in text inputs, Ctrl or Cmd with K the palette, and so does `/` on a screen without a search, all not behind a dialog; with Enter they press the main action. A layout effect,
 * because a passive one runs after the paint, and a key pressed between them is lost.
 */
export const useOverlayKeys = (open: (overlay: Overlay) => void): void =>
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const shortcut = shortcutIn('page', event)
      if (shortcut === 'mainAction') return pressMainAction()
      const overlay = isPageKey(event, 'help')
        ? 'keys'
        : (shortcut === 'palette' && !isBehindDialog()) || (isPageKey(event, 'search') && !hasSearchBox())
          ? 'palette'
          : undefined
      if (overlay === undefined) return
      event.preventDefault()
      open(overlay)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
