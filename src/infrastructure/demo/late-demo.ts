import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { FinancingPorts } from '#application/financing/financing-source.ts'
import type { Failure } from '#application/shared/failure.ts'

/** Samples whose code is fetched when it is first needed: whoever has invoices never looks at them. */
export const makeLateDemo = (find: () => Promise<FinancingPorts>): FinancingPorts => {
  const late =
    <A>(ask: (demo: FinancingPorts) => TaskEither<Failure, A>): TaskEither<Failure, A> =>
    async () => {
      const found = await find().catch(() => undefined)
      return found === undefined ? E.left({ _tag: 'Unreachable' }) : ask(found)()
    }
  return {
    invoices: {
      count: (type) => late(({ invoices }) => invoices.count(type)),
      page: (query) => late(({ invoices }) => invoices.page(query)),
      totalAmount: (type) => late(({ invoices }) => invoices.totalAmount(type)),
      stats: (range) => late(({ invoices }) => invoices.stats(range)),
      remove: (id) => late(({ invoices }) => invoices.remove(id)),
    },
    desk: {
      simulate: (type, lines) => late(({ desk }) => desk.simulate(type, lines)),
      place: (request, intent) => late(({ desk }) => desk.place(request, intent)),
      requestDocuments: (order) => late(({ desk }) => desk.requestDocuments(order)),
    },
  }
}
