import { useLayoutEffect } from 'react'
import { pressMainAction } from '../design/controls/page-keys.ts'

/** Overlays with a keyboard shortcut. */
export type Overlay = 'palette' | 'keys'

/**
 * `?` opens the help, Ctrl or Cmd with K the palette, and with Enter they press the main action; ignored in text inputs and behind modals, except the last. A layout effect, because a
 * passive one runs after the paint, and a key pressed between them is lost.
 */
export const useOverlayKeys = (open: (overlay: Overlay) => void): void =>
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return pressMainAction()
      const overlay = overlayOf(event)
      if (overlay === undefined || isWithin(event.target, overlay === 'keys' ? WRITING : 'dialog')) return
      event.preventDefault()
      open(overlay)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])

const WRITING = 'input:not([type="checkbox"]), textarea, select, dialog, [contenteditable="true"]'

const overlayOf = (event: KeyboardEvent): Overlay | undefined => {
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') return 'palette'
  return event.key === '?' && !isCommand ? 'keys' : undefined
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  (target instanceof Element && target.closest(selector) !== null) || document.querySelector('dialog[open]') !== null
