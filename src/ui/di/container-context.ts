import type { Container } from 'inversify'
import { createContext } from 'react'

/** The container, for `useViewModel` and nobody else. */
export const ContainerContext = createContext<Container | undefined>(undefined)
