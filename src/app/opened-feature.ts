import type { Container } from 'inversify'
import { Permissions } from '#application/team/permissions.ts'
import type { Permission } from '#domain/team/permission.ts'
import { loadModule } from './container.ts'
import type { LoadedFeature } from './feature.ts'
import { loadSignedInLayout } from './layouts.ts'

/** The code of a feature, and the view-model that its `open` created in the container of the session. */
export interface OpenedFeature extends LoadedFeature {
  readonly container?: Container
  readonly vm?: object | undefined
}

/**
 * Binds what the screen at `url` and the frame around it resolve, and opens it: the response is on its way while React renders. What the user may
 * not see stays closed.
 */
export const openFeature = async (
  container: Container,
  feature: LoadedFeature,
  url: URL,
  permission: Permission | undefined,
): Promise<OpenedFeature> => {
  const { module: frame } = await loadSignedInLayout()
  if (frame !== undefined) loadModule(container, frame)
  if (permission !== undefined && !container.get(Permissions).may(permission)) return feature
  if (feature.module !== undefined) loadModule(container, feature.module)
  return { ...feature, container, vm: feature.open?.(container, url) }
}
