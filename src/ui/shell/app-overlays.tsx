import { Suspense, useEffect } from 'react'
import type { Overlay } from './use-overlay-keys.ts'
import { lazyPart } from '../app/lazy-part.ts'

/** Loaded on demand, because they are rarely used. */
const KeyboardHelp = lazyPart(async () => (await import('./keyboard-help.tsx')).KeyboardHelp)
const loadPalette = async () => (await import('../command-palette/command-palette.tsx')).CommandPalette
const CommandPalette = lazyPart(loadPalette)

export interface AppOverlaysProps {
  readonly open: Overlay | undefined
  readonly onOpen: (overlay: Overlay) => void
  readonly onClose: () => void
}

/** Overlays with a keyboard shortcut. */
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

/** By then the first screen is loaded; preloading prevents that letters typed right after the shortcut are lost. */
const QUIET_MS = 2_000
