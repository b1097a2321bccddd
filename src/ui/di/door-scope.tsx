import { createContext, use, type ReactNode } from 'react'
import { ContainerContext, type ViewModelSource } from './container-context.ts'
import { fetchedOf } from './fetched.ts'

/** Fetches, once, what makes the view-models of registering and of lost passwords. */
export type DoorSource = () => Promise<ViewModelSource>

export const DoorContext = createContext<DoorSource | undefined>(undefined)

/** Where whoever has no session yet gets view-models from. Suspends until their code is there. */
export const DoorScope = ({ children }: { readonly children: ReactNode }) => {
  const door = use(DoorContext)
  if (door === undefined) throw new Error('No DoorContext above this component')
  return <ContainerContext value={use(fetchedOf(door))}>{children}</ContainerContext>
}
