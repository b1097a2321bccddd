import type { Container } from 'inversify'
import { loadModule } from './container.ts'
import type { LoadedFeature } from './feature.ts'
import { loadSignedInLayout } from './layouts.ts'

/** The code of a feature, and the view-model that its `open` created in the container of the session. */
export interface OpenedFeature extends LoadedFeature {
  readonly container?: Container
  readonly vm?: object | undefined
}

/** Binds what the screen at `url` and the frame around it resolve, and opens it: the response is on its way while React renders. */
export const openFeature = async (container: Container, feature: LoadedFeature, url: URL): Promise<OpenedFeature> => {
  const { module: frame } = await loadSignedInLayout()
  for (const module of [frame, feature.module]) if (module !== undefined) loadModule(container, module)
  return { ...feature, container, vm: feature.open?.(container, url) }
}
