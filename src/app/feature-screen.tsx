import type { ContainerModule } from 'inversify'
import { type ComponentType, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { setDocumentTitle } from '#ui/app/use-document-title.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import { loadModule } from './container.ts'
import type { OpenedFeature } from './opened-feature.ts'

/** Draws the feature that the loader of this route fetched. */
export const FeatureScreen = ({ title }: { readonly title: string | undefined }) => {
  /* Before the effects of the screen, which may set a title of its own. */
  useLayoutEffect(() => {
    if (title !== undefined) setDocumentTitle(title)
  }, [title])
  const feature = useLoaderData<OpenedFeature>()
  return (
    <ModuleScope module={feature.module}>
      <Opened {...feature} />
    </ModuleScope>
  )
}

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
