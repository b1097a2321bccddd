import type { ContainerModule } from 'inversify'
import { observer } from 'mobx-react-lite'
import { type ComponentType, Suspense, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { Permissions } from '#application/team/permissions.ts'
import type { Permission } from '#domain/team/permission.ts'
import { lazyPart } from '#ui/app/lazy-part.ts'
import { setDocumentTitle } from '#ui/app/use-document-title.ts'
import { PageSpinner } from '#ui/design/feedback/page-spinner.tsx'
import { useContainer, useViewModel } from '#ui/di/use-view-model.ts'
import { loadModule } from './container.ts'
import type { OpenedFeature } from './opened-feature.ts'

const DeniedScreen = lazyPart(async () => (await import('#ui/team/denied-screen.tsx')).DeniedScreen)

interface FeatureScreenProps {
  readonly title: string | undefined
  readonly permission: Permission | undefined
}

/** Draws the feature that the loader of this route fetched. */
export const FeatureScreen = ({ title, permission }: FeatureScreenProps) => {
  /* Before the effects of the screen, which may set a title of its own. */
  useLayoutEffect(() => {
    if (title !== undefined) setDocumentTitle(title)
  }, [title])
  const feature = useLoaderData<OpenedFeature>()
  const screen = (
    <ModuleScope module={feature.module}>
      <Opened {...feature} />
    </ModuleScope>
  )
  return permission === undefined ? screen : <Permitted permission={permission}>{screen}</Permitted>
}

interface PermittedProps {
  readonly permission: Permission
  readonly children: ReactNode
}

/** Follows the role, which may change while the screen is open. */
const Permitted = observer(function Permitted({ permission, children }: PermittedProps) {
  if (useViewModel(Permissions).may(permission)) return children
  return (
    <Suspense fallback={<PageSpinner />}>
      <DeniedScreen />
    </Suspense>
  )
})

/** After a change of session, the view-model of the loader belongs to the earlier one. */
const Opened = ({ container, open, Screen, vm }: OpenedFeature) => {
  const current = useContainer()
  const own = useMemo(
    () => (container === current ? vm : open?.(current, new URL(location.href))),
    [container, current, open, vm],
  )
  /* `Screen` and `open` are of the same feature. */
  const Drawn = Screen as ComponentType<{ readonly vm?: object | undefined }>
  return <Drawn vm={own} />
}

interface ModuleScopeProps {
  readonly module: ContainerModule | undefined
  readonly children: ReactNode
}

/** Loads `module` into the container above, once, so a render that React discards does no harm. */
export const ModuleScope = ({ module, children }: ModuleScopeProps) => {
  const container = useContainer()
  if (module !== undefined) loadModule(container, module)
  return children
}
