import type { ServiceIdentifier } from 'inversify'
import { createContext } from 'react'

/** Where view-models come from: one for the tab, and below it one for each session. */
export interface ViewModelSource {
  readonly get: <T>(identifier: ServiceIdentifier<T>) => T
}

/** For `useViewModel` and nobody else. */
export const ContainerContext = createContext<ViewModelSource | undefined>(undefined)
