import { Suspense, use, type ReactNode } from 'react'
import { LaterWork } from '#application/shared/later-work.port.ts'
import { useViewModel } from './use-view-model.ts'

/**
 * For a screen whose view-models come later than those of the session. It waits within itself: were the session's scope to
 * wait along, each try would begin with another session, for which nothing has come yet.
 */
export const LaterScope = ({ children }: { readonly children: ReactNode }) => <Suspense><Arrived>{children}</Arrived></Suspense>

const Arrived = ({ children }: { readonly children: ReactNode }) => {
  use(useViewModel(LaterWork).come())
  return children
}
