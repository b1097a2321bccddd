import { type Bind, type Container, ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Needs, Resolved } from '#application/shared/token.ts'

/** Names its dependencies with the tokens they are resolved by, or has none. */
interface BoundClass<T, N extends Needs> {
  readonly needs?: N
  new (dependencies: Resolved<N>): T
}

export interface ModuleBindings {
  readonly bind: Bind
  /** Binds a class to itself. */
  readonly bindClass: <T, N extends Needs>(type: BoundClass<T, N>) => ReturnType<ReturnType<Bind>['toDynamicValue']>
}

/** Resolves the argument of the constructor of a class with those needs. */
export const resolveNeeds = <N extends Needs>(container: Pick<Container, 'get'>, needs: N): Resolved<N> => {
  const entries = Object.entries<ServiceIdentifier>(needs).map(([name, token]) => [name, container.get(token)])
  return Object.fromEntries(entries) as Resolved<N>
}

const required = new WeakMap<ContainerModule, ReadonlyArray<ContainerModule>>()

/** Bindings that several modules share are a module of their own, which each of them `requires`. */
export const createModule = (
  load: (bindings: ModuleBindings) => void,
  requires: ReadonlyArray<ContainerModule> = [],
): ContainerModule => {
  const module = new ContainerModule(({ bind }) =>
    load({
      bind,
      bindClass: <T, N extends Needs>(type: BoundClass<T, N>) =>
        bind(type).toDynamicValue((context) => new type(resolveNeeds(context, type.needs ?? ({} as N)))),
    }),
  )
  required.set(module, requires)
  return module
}

export const requiredBy = (module: ContainerModule): ReadonlyArray<ContainerModule> => required.get(module) ?? []
