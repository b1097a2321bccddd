import type { Container, ContainerModule } from 'inversify'
import type { ComponentType } from 'react'
import type { Guard } from './guard-redirect.ts'

/** The code of a feature: fetched when its address is opened. */
export interface LoadedFeature {
  readonly Screen: ComponentType
  /** What the screen resolves, loaded into the container of the session before the screen is drawn. */
  readonly module?: ContainerModule
  /** Requests the screen's data as soon as its module is loaded, before the first render. */
  readonly prefetch?: (container: Container) => void
}

/** Everything the frame must know about one area of the product. */
export interface Feature {
  readonly paths: ReadonlyArray<string>
  readonly guard: Guard
  readonly load: () => Promise<LoadedFeature>
}
