import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { InvoicePage, InvoiceQuery, Invoices } from '#application/financing/invoices.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import { money } from '#domain/kernel/money.ts'
import { makePrefetchedInvoices } from '#infrastructure/financing/prefetched-invoices.ts'

const QUERY: InvoiceQuery = {
  type: 'DIRECT_FINANCING',
  page: 1,
  pageSize: 20,
  search: '',
  signatures: 'ALL',
  sort: undefined,
}
const OTHER: InvoiceQuery = { ...QUERY, page: 2 }

const page = (at: number): InvoicePage => ({
  rows: [],
  page: at,
  pageSize: 20,
  totalRows: 0,
  totalAmount: money('CLP', 0),
})

/** Records requests with controlled responses and time. */
const table = (
  answer: (query: InvoiceQuery, times: number) => E.Either<Failure, InvoicePage> = (query) => E.right(page(query.page)),
) => {
  const requested: InvoiceQuery[] = []
  let pass = (): void => undefined
  const none = () => TE.left<Failure>({ _tag: 'Unreachable' })
  const invoices: Invoices = {
    count: none,
    totalAmount: none,
    stats: none,
    remove: none,
    unavailable: none,
    page: (query) => () => Promise.resolve(answer(query, requested.push(query))),
  }
  let session = 'one'
  const after = (_: number, act: () => void) => {
    pass = act
    return () => undefined
  }
  const start = makePrefetchedInvoices(invoices, { after }, () => session)
  return { ...start, requested, pass: () => pass(), become: (other: string) => (session = other) }
}

describe('prefetched invoices', () => {
  it('are used by the first request for the same page, and only once', async () => {
    const { prefetch, invoices, requested } = table()
    prefetch(QUERY)
    expect(await invoices.page(QUERY)()).toEqual(E.right(page(1)))
    expect(requested).toHaveLength(1)
    await invoices.page(QUERY)()
    expect(requested).toHaveLength(2)
  })

  it('are used whatever the order of the fields of the request', async () => {
    const { prefetch, invoices, requested } = table()
    prefetch(QUERY)
    await invoices.page(
      Object.fromEntries(Object.entries(QUERY).toReversed()) as Partial<InvoiceQuery> as InvoiceQuery,
    )()
    expect(requested).toHaveLength(1)
  })

  it('are not used for another page', async () => {
    const { prefetch, invoices, requested } = table()
    prefetch(QUERY)
    expect(await invoices.page(OTHER)()).toEqual(E.right(page(2)))
    await invoices.page(QUERY)()
    expect(requested).toEqual([QUERY, OTHER, QUERY])
  })

  it('that failed are requested again', async () => {
    const { prefetch, invoices } = table((query, times) =>
      times === 1 ? E.left({ _tag: 'Unreachable' }) : E.right(page(query.page)),
    )
    prefetch(QUERY)
    expect(await invoices.page(QUERY)()).toEqual(E.right(page(1)))
  })

  it('are requested once, however often prefetched', () => {
    const { prefetch, requested } = table()
    prefetch(QUERY)
    prefetch(QUERY)
    expect(requested).toHaveLength(1)
  })

  it('are never used in another session', async () => {
    const { prefetch, invoices, requested, become } = table()
    prefetch(QUERY)
    become('two')
    await invoices.page(QUERY)()
    expect(requested).toHaveLength(2)
  })

  it('expire after a while', async () => {
    const { prefetch, invoices, requested, pass } = table()
    prefetch(QUERY)
    pass()
    await invoices.page(QUERY)()
    expect(requested).toHaveLength(2)
  })
})
