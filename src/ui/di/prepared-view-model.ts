import type { Container, ServiceIdentifier } from 'inversify'

interface Prepared {
  readonly viewModel: unknown
  /** Milliseconds since the page was opened. */
  readonly at: number
}

const prepared = new WeakMap<Container, Map<ServiceIdentifier, Prepared>>()

/** A screen that opens much later needs newer data. */
const FRESH_MS = 5_000

/** Creates the view-model of a screen before the screen is drawn, so that its data is loaded meanwhile. The screen takes it. */
export const prepareViewModel = <T>(container: Container, identifier: ServiceIdentifier<T>): T => {
  const viewModel = container.get(identifier)
  const all = prepared.get(container) ?? new Map<ServiceIdentifier, Prepared>()
  prepared.set(container, all.set(identifier, { viewModel, at: performance.now() }))
  return viewModel
}

/** The view-model that was prepared within the last seconds, once; otherwise a new one. */
export const takeViewModel = <T>(container: Container, identifier: ServiceIdentifier<T>): T => {
  const all = prepared.get(container)
  const found = all?.get(identifier)
  all?.delete(identifier)
  return found !== undefined && performance.now() - found.at < FRESH_MS
    ? (found.viewModel as T)
    : container.get(identifier)
}
