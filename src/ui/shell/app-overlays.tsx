import { lazy, Suspense, useEffect } from 'react'
import type { Overlay } from './use-overlay-keys.ts'

/** Used now and then, so each comes when it is asked for. */
const KeyboardHelp = lazy(async () => ({ default: (await import('./keyboard-help.tsx')).KeyboardHelp }))
const loadPalette = async () => ({ default: (await import('../command-palette/command-palette.tsx')).CommandPalette })
const CommandPalette = lazy(loadPalette)

export interface AppOverlaysProps {
  readonly open: Overlay | undefined
  readonly onOpen: (overlay: Overlay) => void
  readonly onClose: () => void
}

/** What a key calls over any screen. */
export const AppOverlays = ({ open, onOpen, onClose }: AppOverlaysProps) => {
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  return open === undefined ? null : (
    <Suspense>
      {open === 'keys' ? (
        <KeyboardHelp onClose={onClose} />
      ) : (
        <CommandPalette onClose={onClose} onKeys={() => onOpen('keys')} />
      )}
    </Suspense>
  )
}

/** By then the first screen has all it needs, and the letters typed right after the key that calls the palette are not lost. */
const QUIET_MS = 2_000
