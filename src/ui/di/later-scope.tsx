import { Suspense, use, type ReactNode } from 'react'
import { LaterWork } from '#application/shared/later-work.port.ts'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { fetchedOf } from './fetched.ts'
import { useViewModel } from './use-view-model.ts'

export interface LaterScopeProps {
  /** Meanwhile. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * For a screen whose view-models come later than those of the session. Waits within itself: waiting further up would take
 * the scope of the session along, and each new one would wait for its own.
 */
export const LaterScope = ({ fallback = <PageSpinner />, children }: LaterScopeProps) => (
  <Suspense fallback={fallback}>
    <Later>{children}</Later>
  </Suspense>
)

const Later = ({ children }: { readonly children: ReactNode }) => {
  use(fetchedOf(useViewModel(LaterWork).come))
  return children
}
