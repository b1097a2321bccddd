import { createContext, use, useMemo, type ReactNode } from 'react'
import { ContainerContext, type ViewModelSource } from './container-context.ts'
import { fetchedOf } from './fetched.ts'

/** Fetches, once, what makes the view-models of a session. */
export type SessionWork = () => Promise<() => ViewModelSource>

export const SessionWorkContext = createContext<SessionWork | undefined>(undefined)

/**
 * Everything below belongs to one session: when `session` changes, what the last one loaded is gone. Suspends until the
 * code of signed-in screens is there.
 */
export const SessionScope = ({ session, children }: { readonly session: string; readonly children: ReactNode }) => {
  const work = use(SessionWorkContext)
  if (work === undefined) throw new Error('No SessionWorkContext above this component')
  const make = use(fetchedOf(work))
  const scoped = useMemo(() => ({ session, source: make() }), [make, session])
  return (
    <ContainerContext value={scoped.source} key={scoped.session}>
      {children}
    </ContainerContext>
  )
}
