import type { ContainerModule } from 'inversify'
import { useLayoutEffect, type ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { setDocumentTitle } from '#ui/app/use-document-title.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import { loadModule } from './container.ts'
import type { LoadedFeature } from './feature.ts'

/** The feature that the loader of this route fetched. */
export const FeatureScreen = ({ title }: { readonly title: string | undefined }) => {
  /* Before the effects of the screen, which may set a title of its own. */
  useLayoutEffect(() => {
    if (title !== undefined) setDocumentTitle(title)
  }, [title])
  const { Screen, module } = useLoaderData<LoadedFeature>()
  return (
    <ModuleScope module={module}>
      <Screen />
    </ModuleScope>
  )
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
