import { lazy, Suspense, useEffect, useState } from 'react'

/** Read by few, so it comes when it is asked for. */
const KeyboardHelp = lazy(async () => ({ default: (await import('./keyboard-help.tsx')).KeyboardHelp }))

/** `?` says which keys there are, unless it is being written somewhere or something must be answered first. */
export const KeyboardHelpKey = () => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isBusy(event.target)) setOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return isOpen && <Suspense><KeyboardHelp onClose={() => setOpen(false)} /></Suspense>
}

const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, select, dialog, [contenteditable="true"]') !== null
