import { CounterpartViewModel } from '#application/counterparts/counterpart.view-model.ts'
import { Counterparts } from '#application/counterparts/counterparts.port.ts'
import { makeHttpCounterparts } from '#infrastructure/counterparts/http-counterparts.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { CounterpartScreen as Screen } from '#ui/counterparts/counterpart-screen.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(Counterparts).toResolvedValue(makeHttpCounterparts, [Api]).inSingletonScope()
  bindClass(CounterpartViewModel)
})
