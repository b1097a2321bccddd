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
    submissions: {
      simulate: (type, lines) => late(({ submissions }) => submissions.simulate(type, lines)),
      create: (request, intent) => late(({ submissions }) => submissions.create(request, intent)),
      requestDocuments: (order) => late(({ submissions }) => submissions.requestDocuments(order)),
    },
  }
}
