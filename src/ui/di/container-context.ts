import type { Container } from 'inversify'
import { createContext } from 'react'

/** Where view-models are resolved: the container of the page, and below it that of the session. */
export const ContainerContext = createContext<Container | undefined>(undefined)
