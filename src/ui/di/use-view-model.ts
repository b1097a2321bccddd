import type { Container, ServiceIdentifier } from 'inversify'
import { use, useState } from 'react'
import { ContainerContext } from './container-context.ts'

export const useContainer = (): Container => {
  const container = use(ContainerContext)
  if (container === undefined) throw new Error('No ContainerContext above this component')
  return container
}

/** One view-model per mounted screen. Its constructor must be pure: Strict Mode may call it and throw it away. */
export const useViewModel = <T>(identifier: ServiceIdentifier<T>): T => {
  const container = useContainer()
  const [viewModel] = useState(() => container.get(identifier))
  return viewModel
}
