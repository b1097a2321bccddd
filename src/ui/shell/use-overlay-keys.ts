import { useLayoutEffect } from 'react'
import { isBehindDialog, isPageKey, pressMainAction } from '../design/controls/page-keys.ts'
import { shortcutIn } from '../design/controls/shortcuts.ts'

/** Overlays with a keyboard shortcut. */
export type Overlay = 'palette' | 'keys'

/**
 * `?` opens the help, except in text inputs, Ctrl or Cmd with K the palette, both not behind a dialog; with Enter they press the main action. A layout effect,
 * because a passive one runs after the paint, and a key pressed between them is lost.
 */
export const useOverlayKeys = (open: (overlay: Overlay) => void): void =>
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const shortcut = shortcutIn('page', event)
      if (shortcut === 'mainAction') return pressMainAction()
      const overlay = isPageKey(event, 'help')
        ? 'keys'
        : shortcut === 'palette' && !isBehindDialog()
          ? 'palette'
          : undefined
      if (overlay === undefined) return
      event.preventDefault()
      open(overlay)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
