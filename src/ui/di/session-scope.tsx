import type { Container } from 'inversify'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { ContainerContext } from './container-context.ts'

/** Makes the container of one session, below the container of the tab. */
export type MakeSessionContainer = (tab: Container) => Container

export const SessionContainerContext = createContext<MakeSessionContainer | undefined>(undefined)

/** Everything below belongs to one session: when `session` changes, what the last one loaded is gone. */
export const SessionScope = ({ session, children }: { readonly session: string; readonly children: ReactNode }) => {
  const tab = use(ContainerContext)
  const make = use(SessionContainerContext)
  if (tab === undefined || make === undefined) throw new Error('No ContainerContext above this component')
  const scoped = useMemo(() => ({ session, container: make(tab) }), [make, tab, session])
  return <ContainerContext value={scoped.container} key={scoped.session}>{children}</ContainerContext>
}
