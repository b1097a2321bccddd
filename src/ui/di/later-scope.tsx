import { use, type ReactNode } from 'react'
import { LaterWork } from '#application/shared/later-work.port.ts'
import { useViewModel } from './use-view-model.ts'

/** For a screen whose view-models come later than those of the session. Suspends until they are there. */
export const LaterScope = ({ children }: { readonly children: ReactNode }) => {
  use(useViewModel(LaterWork).come())
  return children
}
