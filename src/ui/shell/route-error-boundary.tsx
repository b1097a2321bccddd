import { use, type ReactNode } from 'react'
import { CrashRecoveryContext } from '../app/crash-recovery-context.ts'
import { ErrorBoundary } from '../design/feedback/error-boundary.tsx'

/** Isolates a failed screen from the layout; a navigation resets it. */
export const RouteErrorBoundary = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => {
  const { onCrash, reload, signOut: leave } = use(CrashRecoveryContext)
  return (
    <ErrorBoundary place={path} onCrash={onCrash} onReload={reload} onSignOut={leave}>
      {children}
    </ErrorBoundary>
  )
}
