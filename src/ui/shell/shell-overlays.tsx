import { lazy, Suspense } from 'react'
import type { Overlay } from './use-overlay-keys.ts'

/** Used now and then, so each comes when it is asked for. */
const KeyboardHelp = lazy(async () => ({ default: (await import('./keyboard-help.tsx')).KeyboardHelp }))
const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))

export interface ShellOverlaysProps {
  readonly open: Overlay | undefined
  readonly onOpen: (overlay: Overlay) => void
  readonly onClose: () => void
}

/** What a key calls over any screen. */
export const ShellOverlays = ({ open, onOpen, onClose }: ShellOverlaysProps) =>
  open === undefined ? null : (
    <Suspense>
      {open === 'keys' ? <KeyboardHelp onClose={onClose} /> : <CommandPalette onClose={onClose} onKeys={() => onOpen('keys')} />}
    </Suspense>
  )
