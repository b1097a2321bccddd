import { use, type ReactNode } from 'react'
import { LastResortContext } from '../app/last-resort-context.ts'
import { ErrorBoundary } from '../design/error-boundary.tsx'

/** A broken screen leaves the frame standing, and going anywhere else begins anew. */
export const AreaBoundary = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => {
  const { onCrash, reload, leave } = use(LastResortContext)
  return <ErrorBoundary place={path} onCrash={onCrash} onReload={reload} onSignOut={leave}>{children}</ErrorBoundary>
}
