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

/** What was asked, and how each is answered; time passes when told to. */
const table = (
  answer: (query: InvoiceQuery, times: number) => E.Either<Failure, InvoicePage> = (query) => E.right(page(query.page)),
) => {
  const asked: InvoiceQuery[] = []
  let pass = (): void => undefined
  const none = () => TE.left<Failure>({ _tag: 'Unreachable' })
  const invoices: Invoices = {
    count: none,
    totalAmount: none,
    stats: none,
    remove: none,
    page: (query) => () => Promise.resolve(answer(query, asked.push(query))),
  }
  let session = 'one'
  const after = (_: number, act: () => void) => {
    pass = act
    return () => undefined
  }
  const start = makePrefetchedInvoices(invoices, { after }, () => session)
  return { ...start, asked, pass: () => pass(), become: (other: string) => (session = other) }
}

describe('a head start', () => {
  it('is taken over by the first who asks for the same page, and only once', async () => {
    const { prefetch: begin, invoices, asked } = table()
    begin(QUERY)
    expect(await invoices.page(QUERY)()).toEqual(E.right(page(1)))
    expect(asked).toHaveLength(1)
    await invoices.page(QUERY)()
    expect(asked).toHaveLength(2)
  })

  it('is of no use to who asks for another page', async () => {
    const { prefetch: begin, invoices, asked } = table()
    begin(QUERY)
    expect(await invoices.page(OTHER)()).toEqual(E.right(page(2)))
    await invoices.page(QUERY)()
    expect(asked).toEqual([QUERY, OTHER, QUERY])
  })

  it('that failed is asked again', async () => {
    const { prefetch: begin, invoices } = table((query, times) =>
      times === 1 ? E.left({ _tag: 'Unreachable' }) : E.right(page(query.page)),
    )
    begin(QUERY)
    expect(await invoices.page(QUERY)()).toEqual(E.right(page(1)))
  })

  it('is asked for once, however often it is begun', () => {
    const { prefetch: begin, asked } = table()
    begin(QUERY)
    begin(QUERY)
    expect(asked).toHaveLength(1)
  })

  it('is never given to another session', async () => {
    const { prefetch: begin, invoices, asked, become } = table()
    begin(QUERY)
    become('two')
    await invoices.page(QUERY)()
    expect(asked).toHaveLength(2)
  })

  it('is forgotten after a while', async () => {
    const { prefetch: begin, invoices, asked, pass } = table()
    begin(QUERY)
    pass()
    await invoices.page(QUERY)()
    expect(asked).toHaveLength(2)
  })
})
