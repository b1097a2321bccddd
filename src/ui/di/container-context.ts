import type { Container } from 'inversify'
import { createContext } from 'react'

/** What the tab's view-models come out of, for whoever hands it on without looking into it. */
export type TabContainer = Container

/** The container, for `useViewModel` and nobody else. */
export const ContainerContext = createContext<Container | undefined>(undefined)
