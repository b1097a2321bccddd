import { type Bind, ContainerModule, type ServiceIdentifier } from 'inversify'

type Tokens<Dependencies> = { readonly [Name in keyof Dependencies]: ServiceIdentifier<Dependencies[Name]> }

export interface ModuleBindings {
  readonly bind: Bind
  /** Binds a class to itself. Its constructor takes one object of dependencies, each named with the token it is resolved by. */
  readonly bindClass: <T, Dependencies extends object>(
    type: new (dependencies: Dependencies) => T,
    tokens: Tokens<Dependencies>,
  ) => ReturnType<ReturnType<Bind>['toDynamicValue']>
}

const required = new WeakMap<ContainerModule, ReadonlyArray<ContainerModule>>()

/** What several modules bind together is a module of its own, which each of them `requires`. */
export const createModule = (
  load: (bindings: ModuleBindings) => void,
  requires: ReadonlyArray<ContainerModule> = [],
): ContainerModule => {
  const module = new ContainerModule(({ bind }) =>
    load({
      bind,
      bindClass: <T, Dependencies extends object>(
        type: new (dependencies: Dependencies) => T,
        tokens: Tokens<Dependencies>,
      ) =>
        bind(type).toDynamicValue(({ get }) => {
          const entries = Object.entries<ServiceIdentifier>(tokens).map(([name, token]) => [name, get(token)])
          return new type(Object.fromEntries(entries) as Dependencies)
        }),
    }),
  )
  required.set(module, requires)
  return module
}

export const requiredBy = (module: ContainerModule): ReadonlyArray<ContainerModule> => required.get(module) ?? []
