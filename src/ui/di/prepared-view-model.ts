import type { Container, ServiceIdentifier } from 'inversify'

interface Prepared {
  readonly viewModel: unknown
  /** Milliseconds since the page was opened. */
  readonly at: number
}

const prepared = new WeakMap<Container, Map<ServiceIdentifier, Prepared>>()

/** A screen that opens much later needs newer data. */
const FRESH_MS = 5_000

/** Creates the view-model of a screen before the screen is drawn, so that its data is loaded meanwhile. */
export const prepareViewModel = <T>(container: Container, identifier: ServiceIdentifier<T>): T => {
  const viewModel = container.get(identifier)
  const all = prepared.get(container) ?? new Map<ServiceIdentifier, Prepared>()
  prepared.set(container, all.set(identifier, { viewModel, at: performance.now() }))
  return viewModel
}

/**
 * The view-model that was prepared within the last seconds; otherwise a new one. React may draw a screen several times before it mounts it, so it
 * stays prepared until `forgetPrepared`.
 */
export const resolveViewModel = <T>(container: Container, identifier: ServiceIdentifier<T>): T => {
  const found = prepared.get(container)?.get(identifier)
  return found !== undefined && performance.now() - found.at < FRESH_MS
    ? (found.viewModel as T)
    : container.get(identifier)
}

/** The screen of that view-model is mounted: the next one gets a view-model of its own. */
export const forgetPrepared = (container: Container, identifier: ServiceIdentifier): void => {
  prepared.get(container)?.delete(identifier)
}
