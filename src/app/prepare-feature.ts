import type { Container } from 'inversify'
import { loadModule } from './container.ts'
import type { LoadedFeature } from './feature.ts'
import { loadSignedInLayout } from './layouts.ts'

/** Binds what the screen at `url` and the frame around it resolve, and requests the screen's data: the response is on its way while React renders. */
export const prepareFeature = async (container: Container, feature: LoadedFeature, url: URL): Promise<void> => {
  const { module: frame } = await loadSignedInLayout()
  if (frame !== undefined) loadModule(container, frame)
  if (feature.module !== undefined && loadModule(container, feature.module)) void feature.prefetch?.(container, url)
}
