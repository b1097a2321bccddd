import { Container, type ContainerModule } from 'inversify'
import { makeHttpEvents } from '#infrastructure/analytics/http-events.ts'
import type { PageDocument } from '#infrastructure/maintenance/page-maintenance.ts'
import { requiredBy } from './create-module.ts'
import { pageModule } from './page.module.ts'
import { createSessionContainers } from './session-containers.ts'
import { AnalyticsQueue, Api, SessionContainers } from './tokens.ts'

/** One per page. */
export const createPageContainer = (page: PageDocument): Container => {
  const container = new Container()
  container.load(pageModule(page))
  container.bind(SessionContainers).toConstantValue(createSessionContainers(container))
  container.get(AnalyticsQueue).sendWith(makeHttpEvents(container.get(Api)))
  return container
}

const loadedModules = new WeakMap<Container, Set<ContainerModule>>()

/** Loads a module, and before it those that it requires, unless `container` has it already. */
export const loadModule = (container: Container, module: ContainerModule): void => {
  const loaded = loadedModules.get(container) ?? new Set()
  if (loaded.has(module)) return
  loadedModules.set(container, loaded.add(module))
  for (const each of requiredBy(module)) loadModule(container, each)
  container.load(module)
}
