import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { FinancingPorts } from '#application/financing/financing-source.ts'
import { demoInvoices } from '#domain/financing/demo.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { createDemoPorts } from '#infrastructure/demo/demo.ts'
import { makeLateDemo } from '#infrastructure/demo/late-demo.ts'

const TODAY = '2026-03-04' as CivilDate
const demo = createDemoPorts({ country: () => 'CL', today: () => TODAY })
const lines = demoInvoices('CL', TODAY).map(({ id }) => ({ invoiceId: id, paymentDate: addDays(TODAY, 30) }))
const request = { type: 'DIRECT_FINANCING', lines, preselected: [] } as const
const query = {
  type: 'DIRECT_FINANCING',
  page: 1,
  pageSize: 20,
  search: '',
  signatures: 'ALL',
  sort: undefined,
} as const

const everything = ({ invoices, submissions }: FinancingPorts) =>
  Promise.all([
    invoices.count('DIRECT_FINANCING')(),
    invoices.page(query)(),
    invoices.totalAmount('DIRECT_FINANCING')(),
    invoices.stats('all')(),
    submissions.simulate('DIRECT_FINANCING', lines)(),
    submissions.create(request, 'intent')(),
    submissions.requestDocuments('1' as OrderId)(),
  ])

describe('samples that come late', () => {
  it('answer as the samples do', async () => {
    expect(await everything(makeLateDemo(async () => demo))).toEqual(await everything(demo))
  })

  it('are fetched when they are looked at, not before', async () => {
    let fetched = 0
    const late = makeLateDemo(async () => {
      fetched += 1
      return demo
    })
    const count = late.invoices.count('DIRECT_FINANCING')
    expect(fetched).toBe(0)
    await count()
    expect(fetched).toBe(1)
  })

  it('are out of reach while their code does not come, and asked for again', async () => {
    let isDown = true
    const late = makeLateDemo(() => (isDown ? Promise.reject(new Error('No connection')) : Promise.resolve(demo)))
    expect(await late.invoices.count('DIRECT_FINANCING')()).toEqual(E.left({ _tag: 'Unreachable' }))
    isDown = false
    expect(await late.invoices.count('DIRECT_FINANCING')()).toEqual(E.right(4))
  })
})
