import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breakdownOf } from '#domain/financing/breakdown.ts'
import { priceCart } from '#domain/financing/price-cart.ts'
import { simulate } from '#domain/financing/simulate.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { orderReviewList } from '#host/operator/orders-to-review.ts'
import { actOnOrder, setOrderStatus } from '#host/orders/change-status.ts'
import { SimulationCodec } from '#wire/cart.codec.ts'
import { OrderDetail as OrderDetailCodec } from '#wire/orders.codec.ts'
import { pdfPages } from '#test/support/pdf-text.ts'
import {
  aHost,
  anInvoice,
  date,
  errorOf,
  linesOf,
  NOON,
  PASSWORD,
  store,
  type AHost,
  type Answer,
  type Company,
} from '#test/host/server/a-host.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'

let host: AHost
let mine: Company
let next = 0
beforeAll(async () => {
  host = await aHost()
  mine = await readyForTransfers(host, await host.company('CL', '76086428-5', 'ana@empresa.cl'))
})
afterAll(() => host.close())

const fresh = (count: number, company: Company = mine): Promise<ReadonlyArray<InvoiceId>> =>
  store(
    host,
    company,
    Array.from({ length: count }, () => anInvoice(company.country, (next += 1))),
  )

interface Sent {
  readonly ids: ReadonlyArray<InvoiceId>
  readonly key?: string
  readonly date?: string
  readonly company?: Company
  readonly preselected?: ReadonlyArray<InvoiceId>
}
const order = ({ ids, key, date: paymentDate, company = mine, preselected = [] }: Sent): Promise<Answer> =>
  host.request(`POST /api/business/${company.businessId}/order?orderType=DIRECT_FINANCING`, {
    token: company.token,
    body: { orderInvoices: linesOf(ids, paymentDate), preselectedInvoicesIds: preselected.map(Number) },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
const calculate = (ids: ReadonlyArray<InvoiceId>, paymentDate?: string, company: Company = mine): Promise<Answer> =>
  host.request('POST /api/cart/calculate?orderType=DIRECT_FINANCING', {
    token: company.token,
    body: { businessId: Number(company.businessId), orderInvoices: linesOf(ids, paymentDate) },
  })
/** With a new session, because those of another day are over. */
const signedIn = async (company: Company): Promise<Company> => {
  const { body } = await host.request('POST /api/user/login', { body: { email: company.email, password: PASSWORD } })
  return { ...company, token: (body as { token: string }).token }
}
const idOf = ({ body }: Answer): OrderId =>
  String((body as { createdOrder: { id: number } }).createdOrder.id) as OrderId
const folioOf = async (id: InvoiceId | undefined): Promise<unknown> =>
  (await host.database.query('select folio from invoice where id = $1', [Number(id)]))[0]?.['folio']
const countOrders = async (): Promise<number> => (await host.database.query('select id from orders')).length
const invoicesShown = async (): Promise<number> =>
  (
    (
      await host.request(`GET /api/business/${mine.businessId}/invoice/count?orderType=DIRECT_FINANCING`, {
        token: mine.token,
      })
    ).body as { count: number }
  ).count

const detailOf = (id: OrderId): Promise<Answer> =>
  host.request(`GET /api/business/${mine.businessId}/order/${id}`, { token: mine.token })

describe('a simulation', () => {
  it.each([
    ['CL', '97000000-0'],
    ['MX', 'EKU9003173C9'],
  ] as const)("equals the domain's result to the last unit (%s)", async (country, identifier) => {
    const company = await host.company(country, identifier, `sim@empresa.${country.toLowerCase()}`)
    const currency = country === 'CL' ? 'CLP' : 'MXN'
    const invoices = Array.from({ length: 30 }, (_, at) =>
      anInvoice(country, at, { amount: money(currency, 100_003 * (at + 7)), creditNotes: money(currency, 977 * at) }),
    )
    const ids = await store(host, company, invoices)
    const lines = invoices.map(({ amount, creditNotes, payer, ...rest }, at) => ({
      invoice: {
        ...rest,
        id: ids[at] ?? ('0' as InvoiceId),
        payer,
        amount,
        creditNotes,
        averageDaysLate: undefined,
        preselected: false,
        signature: { status: 'VERIFIED' as const },
      },
      paymentDate: date('2026-12-01'),
      isChosen: true,
      movedFrom: undefined,
      history: [],
    }))
    const expected = simulate(priceCart({ lines }, standardTerms(currency), date('2026-11-20')))
    const answered = SimulationCodec(country).decode((await calculate(ids, '2026-12-01', company)).body)
    expect(answered).toEqual(expected)
    expect(E.isRight(answered)).toBe(true)
  })

  it('is rejected for dates that are past, too soon, too far ahead or closed, and for carts without value', async () => {
    const ids = await fresh(2)
    const [cheap] = await store(host, mine, [anInvoice('CL', (next += 1), { amount: money('CLP', 100) })])
    const codes = await Promise.all([
      calculate(ids, '2026-11-19'),
      calculate(ids, '2026-11-20'),
      calculate(ids, '2026-11-22'),
      calculate(ids, '2027-11-22'),
      calculate(ids, '2026-11-28'),
      calculate(ids, '2026-12-08'),
      calculate([]),
      calculate([...ids, ...ids]),
      calculate(cheap === undefined ? [] : [cheap]),
    ])
    expect(codes.map(errorOf)).toMatchObject([
      {
        status: 422,
        errorCode: 'ERROR_INVOICE_DATE_PAST',
        fields: ['orderInvoices.0.expirationDate', 'orderInvoices.1.expirationDate'],
      },
      { status: 422, errorCode: 'ERROR_INVOICE_DATE_TOO_SOON' },
      { status: 422, errorCode: 'ERROR_INVOICE_DATE_TOO_SOON' },
      { status: 422, errorCode: 'ERROR_INVOICE_DATE_TOO_FAR' },
      { status: 422, errorCode: 'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY' },
      { status: 422, errorCode: 'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY' },
      { status: 422, errorCode: 'ERROR_ORDER_EMPTY' },
      { status: 400, errorCode: 'ERROR_VALIDATION' },
      { status: 422, errorCode: 'ERROR_ORDER_NOT_FINANCEABLE' },
    ])
  })
})

describe('an order', () => {
  it('contains the simulated figures, and removes its invoices from the list', async () => {
    const ids = await fresh(3)
    const simulated = (await calculate(ids)).body as Record<string, unknown>
    const shown = await invoicesShown()
    const id = idOf(await order({ ids, preselected: ids.slice(0, 1) }))
    expect(await invoicesShown()).toBe(shown - 3)
    const detail = await host.request(`GET /api/business/${mine.businessId}/order/${id}`, { token: mine.token })
    const { totalAmount, retention, interest, operationCost, transfer, baseRate } = simulated
    expect(detail.body).toMatchObject({
      id: Number(id),
      orderType: 'DIRECT_FINANCING',
      issuedDate: '2026-11-20',
      pymeStatus: 'IN_REVIEW',
      totalAmount,
      retention,
      interest,
      operationCost,
      transfer,
      baseRate,
      availableRetention: retention,
    })
    expect(detail.body).not.toHaveProperty('currentSurplus', expect.anything())
    const invoices = await host.request(`GET /api/business/${mine.businessId}/order/${id}/invoice?page=1&size=2`, {
      token: mine.token,
    })
    expect(invoices.body).toMatchObject({
      pagination: { totalData: 3 },
      data: [{ folio: await folioOf(ids[0]), statusGroup: 'IN_REVIEW', rate: 2.8 }, {}],
    })
    expect(host.messages.slice(-2)).toEqual([
      { type: 'order', businessId: mine.businessId, orderId: id, pymeStatus: 'IN_REVIEW' },
      { type: 'invoices', businessId: mine.businessId },
    ])
  })

  it('is rejected with both amounts when another one is transferred than the company read', async () => {
    const ids = await fresh(2)
    const { transfer } = (await calculate(ids, '2026-12-01')).body as { readonly transfer: number }
    const send = (read: number, key = randomUUID()) =>
      host.request(`POST /api/business/${mine.businessId}/order?orderType=DIRECT_FINANCING`, {
        token: mine.token,
        body: { orderInvoices: linesOf(ids, '2026-12-01'), preselectedInvoicesIds: [], transfer: read },
        headers: { 'idempotency-key': key },
      })
    const before = await countOrders()
    expect(errorOf(await send(transfer + 1))).toEqual({
      status: 409,
      errorCode: 'ERROR_INVOICE_CHANGED',
      error: { errorCode: 'ERROR_INVOICE_CHANGED' },
      changed: {
        before: { amount: transfer + 1, currency: 'CLP' },
        after: { amount: transfer, currency: 'CLP' },
      },
    })
    await host.database.query('update invoice set credit_notes = 5000 where id = $1', [Number(ids[0])])
    expect(await send(transfer)).toMatchObject({ status: 409 })
    expect(await countOrders()).toBe(before)
    await host.database.query('update invoice set credit_notes = 0 where id = $1', [Number(ids[0])])
    const key = randomUUID()
    const placed = await send(transfer, key)
    expect(placed.status).toBe(200)
    await host.database.query('update invoice set credit_notes = 5000 where id = $1', [Number(ids[0])])
    expect(await send(transfer, key)).toMatchObject({ status: 200, body: placed.body })
  })

  it('is accepted with unverified invoices, and goes to review with their signature statuses', async () => {
    const [good, unsigned, waiting] = await fresh(3)
    if (good === undefined || unsigned === undefined || waiting === undefined) throw new Error('no invoices')
    await host.database.query(`update invoice set signature = 'VERIFIED', signature_reason = null where id = $1`, [
      good,
    ])
    await host.database.query(`update invoice set signature = 'NOT_SIGNED', signature_reason = null where id = $1`, [
      unsigned,
    ])
    const verified = idOf(await order({ ids: [good] }))
    const id = idOf(await order({ ids: [unsigned, waiting] }))
    const flags = await host.database.query(
      'select id, needs_review from orders where id = any($1::bigint[]) order by id',
      [[verified, id]],
    )
    expect(flags).toEqual([
      { id: Number(verified), needs_review: false },
      { id: Number(id), needs_review: true },
    ])
    const trail = await host.database.query<{ detail: object }>(
      `select detail from audit where action = 'order requested' order by id desc limit 2`,
    )
    expect(trail.map(({ detail }) => detail)).toEqual([
      { orderId: id, invoices: 2, unverified: `${unsigned} NOT_SIGNED, ${waiting} NOT_CHECKED (PENDING)` },
      { orderId: verified, invoices: 1 },
    ])

    await host.database.query(`update invoice set signature = 'VERIFIED', signature_reason = null where id = $1`, [
      waiting,
    ])
    const listed = await orderReviewList.run(host.services, {})
    const lines = E.isRight(listed) ? listed.right : []
    const at = lines.findIndex((line) => line.startsWith(`Operación ${id} ·`))
    expect(lines[at]).toMatch(/· 2026-11-20 · 2 facturas sin firma verificada$/)
    expect(lines.slice(at + 1, at + 3).map((line) => line.trim().split('  ')[1])).toEqual([
      'NOT_SIGNED; ahora NOT_SIGNED',
      'NOT_CHECKED; ahora VERIFIED',
    ])
    expect(lines.some((line) => line.startsWith(`Operación ${verified} ·`))).toBe(false)
    await setOrderStatus(host.services, id, 'APPROVED')
    const after = await orderReviewList.run(host.services, {})
    expect(JSON.stringify(after)).not.toContain(`Operación ${id} ·`)
  })

  it('is rejected completely, and leaves no rows', async () => {
    const [free, taken] = await fresh(2)
    if (free === undefined || taken === undefined) throw new Error('no invoices')
    await order({ ids: [taken] })
    const before = await countOrders()
    const [paid] = await store(host, mine, [anInvoice('CL', (next += 1), { reasons: ['PAID'] })])
    const answers = await Promise.all([
      order({ ids: [free, taken] }),
      order({ ids: [free, ...(paid === undefined ? [] : [paid])] }),
      order({ ids: [free], date: '2026-11-22' }),
      order({ ids: [free], preselected: [taken] }),
      order({ ids: [free, free] }),
      order({ ids: [] }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 422, 400, 400, 422])
    expect(await countOrders()).toBe(before)
    expect((await order({ ids: [free] })).status).toBe(200)
  })

  it('ignores amounts, rates and states of the request', async () => {
    const [id] = await fresh(1)
    const answer = await host.request(`POST /api/business/${mine.businessId}/order?orderType=DIRECT_FINANCING`, {
      token: mine.token,
      body: {
        orderInvoices: linesOf(id === undefined ? [] : [id]).map((line) => ({
          ...line,
          rate: 0,
          amount: 1e9,
          retentionPct: 0,
        })),
        preselectedInvoicesIds: [],
        status: 'PAID',
        retention: 1e9,
        id: 1,
        businessId: 99,
      },
    })
    const detail = await host.request(`GET /api/business/${mine.businessId}/order/${idOf(answer)}`, {
      token: mine.token,
    })
    expect(detail.body).toMatchObject({ pymeStatus: 'IN_REVIEW', baseRate: 2.8, totalAmount: 100_000 + next })
  })

  it('requests its documents once, however often called', async () => {
    const id = idOf(await order({ ids: await fresh(1) }))
    const ask = () => host.request(`POST /api/order/${id}/document`, { token: mine.token })
    expect((await Promise.all([ask(), ask(), ask()])).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await host.database.query('select order_id from order_document where order_id = $1', [id])).toHaveLength(1)
  })
})

describe('an idempotency key', () => {
  it('of a repeated request returns the first response, and one effect', async () => {
    const [ids, key, before] = [await fresh(2), randomUUID(), await countOrders()]
    const first = await order({ ids, key })
    const again = await order({ ids, key })
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(await countOrders()).toBe(before + 1)
  })

  it('with another request is rejected', async () => {
    const [ids, key] = [await fresh(2), randomUUID()]
    await order({ ids: ids.slice(0, 1), key })
    expect(errorOf(await order({ ids, key }))).toMatchObject({ status: 422, errorCode: 'ERROR_IDEMPOTENCY_MISMATCH' })
    expect(errorOf(await order({ ids, key: 'no blanks allowed' }))).toMatchObject({
      status: 400,
      fields: ['Idempotency-Key'],
    })
  })

  it('sent fifty times at once creates one order', async () => {
    const [ids, key, before] = [await fresh(3), randomUUID(), await countOrders()]
    const answers = await Promise.all(Array.from({ length: 50 }, () => order({ ids, key })))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await countOrders()).toBe(before + 1)
  })

  it('missing in fifty concurrent requests creates one order too', async () => {
    const [ids, before] = [await fresh(3), await countOrders()]
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => order({ ids })))).map(({ status }) => status)
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 409).length,
    ]).toEqual([1, 49])
    expect(await countOrders()).toBe(before + 1)
  })

  it('of the second of two concurrent requests for one invoice gets that invoice in the error', async () => {
    const ids = await fresh(3)
    const [one, two] = await Promise.all([order({ ids: ids.slice(0, 2) }), order({ ids: ids.slice(1) })])
    const rejected = [one, two].find(({ status }) => status === 409)
    expect(errorOf(rejected ?? expect.fail('Both were placed'))).toMatchObject({
      errorCode: 'ERROR_INVOICE_NOT_AVAILABLE',
    })
    expect(rejected?.body).toMatchObject({ invoices: [Number(ids[1])] })
  })

  it('of one business is unknown to another', async () => {
    const other = await host.company('CL', '77777777-7', 'eva@empresa.cl')
    const key = randomUUID()
    const mineFirst = await order({ ids: await fresh(1), key })
    const theirs = await order({ ids: await fresh(1, other), key, company: other })
    expect([mineFirst.status, theirs.status]).toEqual([200, 200])
    expect(idOf(theirs)).not.toBe(idOf(mineFirst))
  })

  it('of a rejected request can be repeated once the reason is gone', async () => {
    const [ids, key] = [await fresh(1), randomUUID()]
    const holder = idOf(await order({ ids }))
    const rejected = await order({ ids, key })
    await setOrderStatus(host.services, holder, 'REJECTED')
    expect([rejected.status, (await order({ ids, key })).status]).toEqual([409, 200])
  })

  it('expires after a day', async () => {
    const [ids, key] = [await fresh(1), randomUUID()]
    await order({ ids, key, date: '2026-12-01' })
    host.world.now = NOON + 25 * 3_600_000
    mine = await signedIn(mine)
    const again = await order({ ids, key })
    host.world.now = NOON
    mine = await signedIn(mine)
    expect(errorOf(again)).toMatchObject({ status: 409, errorCode: 'ERROR_INVOICE_NOT_AVAILABLE' })
  })
})

describe('an operator', () => {
  it('advances an order, which notifies its users', async () => {
    const id = idOf(await order({ ids: await fresh(1) }))
    host.messages.length = 0
    expect(await setOrderStatus(host.services, id, 'PAID')).toEqual(
      E.right({ businessId: mine.businessId, lines: [], status: 'PAID' }),
    )
    expect(host.messages[0]).toEqual({ type: 'order', businessId: mine.businessId, orderId: id, pymeStatus: 'PAID' })
    const list = await host.request(`GET /api/business/${mine.businessId}/order?page=1&size=1`, { token: mine.token })
    expect(list.body).toMatchObject({ data: [{ id: Number(id), pymeStatus: 'PAID' }] })
    const trail = await host.database.query(
      `select actor, action from audit where detail->>'orderId' = $1 order by id`,
      [id],
    )
    expect(trail).toEqual([
      { actor: mine.email, action: 'order requested' },
      { actor: 'operator', action: 'order repaid' },
      { actor: 'operator', action: 'order advanced' },
    ])
  })

  it('takes an order to its transfer, and the company sees each day and the amount', async () => {
    const id = idOf(await order({ ids: await fresh(1) }))
    const day = 24 * 60 * 60 * 1000
    for (const action of ['requestDocuments', 'approve', 'transfer'] as const) {
      host.world.now += day
      expect(E.isRight(await actOnOrder(host.services, id, action))).toBe(true)
    }
    host.world.now = NOON
    const { body } = await detailOf(id)
    expect(body).toMatchObject({
      pymeStatus: 'TRANSFERRED',
      statusHistory: [
        { pymeStatus: 'IN_REVIEW', date: '2026-11-20', at: NOON },
        { pymeStatus: 'PENDING_DOCUMENTS', date: '2026-11-21', at: NOON + day },
        { pymeStatus: 'APPROVED', date: '2026-11-22' },
        { pymeStatus: 'TRANSFERRED', date: '2026-11-23' },
      ],
    })
    const activity = await host.request(`GET /api/business/${mine.businessId}/order/${id}/activity`, {
      token: mine.token,
    })
    expect(activity.body).toMatchObject({
      items: [
        { action: 'STATUS_CHANGED', actor: 'operator', pymeStatus: 'TRANSFERRED' },
        { action: 'STATUS_CHANGED', actor: 'operator', pymeStatus: 'APPROVED' },
        { action: 'STATUS_CHANGED', actor: 'operator', pymeStatus: 'PENDING_DOCUMENTS' },
        { action: 'REQUESTED', actor: mine.email },
      ],
    })
    const { transfer } = body as { readonly transfer: number }
    const [news] = await host.database.query<{ detail: unknown }>(
      `select detail from notification where detail->>'orderId' = $1 order by id desc limit 1`,
      [id],
    )
    expect(news?.detail).toMatchObject({ status: 'TRANSFERRED', amount: formatMoney(money('CLP', transfer), 'CL') })
  })

  it('issues the bills of an order at its transfer, once', async () => {
    const id = idOf(await order({ ids: await fresh(1) }))
    const billsOf = () =>
      host.database.query('select type, amount, issued_on::text from bill where order_id = $1 order by id', [id])
    await actOnOrder(host.services, id, 'approve')
    expect(await billsOf()).toEqual([])
    await actOnOrder(host.services, id, 'transfer')
    const { interest, operationCost } = (await detailOf(id)).body as { interest: number; operationCost: number }
    const issued = [
      { type: 'interest', amount: interest, issued_on: '2026-11-20' },
      { type: 'advisory', amount: operationCost, issued_on: '2026-11-20' },
    ]
    expect(await billsOf()).toEqual(issued)
    host.world.now += 24 * 60 * 60 * 1000
    for (const status of ['ARREAR', 'TRANSFERRED', 'PAID'] as const) await setOrderStatus(host.services, id, status)
    host.world.now = NOON
    expect(await billsOf()).toEqual(issued)
  })

  it('lists the bills to the company, and writes each as a PDF that is no tax document', async () => {
    const [id, other] = [idOf(await order({ ids: await fresh(1) })), idOf(await order({ ids: await fresh(1) }))]
    await setOrderStatus(host.services, id, 'TRANSFERRED')
    const listed = await host.request(`GET /api/business/${mine.businessId}/order/${id}/bill`, { token: mine.token })
    const { data } = listed.body as { data: ReadonlyArray<{ id: number; type: string; amount: number }> }
    const { interest, operationCost } = (await detailOf(id)).body as Readonly<
      Record<'interest' | 'operationCost', number>
    >
    expect(data).toMatchObject([
      { type: 'interest', amount: interest, issuedDate: '2026-11-20' },
      { type: 'advisory', amount: operationCost, issuedDate: '2026-11-20' },
    ])
    const billId = data[0]?.id ?? expect.fail('no bill')
    const { body } = await host.request(`GET /api/order/${id}/bill/${billId}`, { token: mine.token })
    const { file, name } = body as { readonly file: string; readonly name: string }
    expect(name).toBe(`Diferencia de precio de la operación ${id}.pdf`)
    const [page = ''] = await pdfPages(Buffer.from(file.replace('data:application/pdf;base64,', ''), 'base64'))
    expect(page).toContain('Documento de ejemplo, no tributario')
    expect(page).toContain(`Diferencia de precio: ${formatMoney(money('CLP', interest), 'CL')}`)
    expect((await host.request(`GET /api/order/${other}/bill/${billId}`, { token: mine.token })).status).toBe(404)
  })

  it('issues no bills for an order without a transfer, and those of a corrected one', async () => {
    const [rejected, corrected] = [
      idOf(await order({ ids: await fresh(1) })),
      idOf(await order({ ids: await fresh(1) })),
    ]
    await actOnOrder(host.services, rejected, 'reject', 'Sin cupo')
    await setOrderStatus(host.services, corrected, 'PAID')
    const types = (id: OrderId) => host.database.query('select type from bill where order_id = $1 order by id', [id])
    expect(await types(rejected)).toEqual([])
    expect(await types(corrected)).toEqual([{ type: 'interest' }, { type: 'advisory' }])
  })

  it('who rejects an order gives the reason, and cannot reject one whose money was transferred', async () => {
    const [rejected, transferred] = [
      idOf(await order({ ids: await fresh(1) })),
      idOf(await order({ ids: await fresh(1) })),
    ]
    await actOnOrder(host.services, rejected, 'reject', 'Sin cupo para este pagador')
    expect((await detailOf(rejected)).body).toMatchObject({
      pymeStatus: 'REJECTED',
      statusHistory: [{ pymeStatus: 'IN_REVIEW' }, { pymeStatus: 'REJECTED', reason: 'Sin cupo para este pagador' }],
    })
    await setOrderStatus(host.services, transferred, 'TRANSFERRED')
    expect(await actOnOrder(host.services, transferred, 'reject', 'Tarde')).toEqual(
      E.left({ _tag: 'OrderActionRejected', action: 'reject', status: 'TRANSFERRED' }),
    )
    expect((await detailOf(transferred)).body).toMatchObject({ pymeStatus: 'TRANSFERRED' })
    expect(E.isLeft(await actOnOrder(host.services, transferred, 'declareDefault'))).toBe(true)
    await setOrderStatus(host.services, transferred, 'ARREAR')
    const answers = await Promise.all([1, 2, 3].map(() => actOnOrder(host.services, transferred, 'declareDefault')))
    expect(answers.filter(E.isRight)).toHaveLength(1)
  })

  it('who rejects an order releases its invoices, until they are in another', async () => {
    const ids = await fresh(1)
    const first = idOf(await order({ ids }))
    await setOrderStatus(host.services, first, 'REJECTED')
    expect((await order({ ids })).status).toBe(200)
    expect(await setOrderStatus(host.services, first, 'APPROVED')).toEqual(E.left({ _tag: 'InvoiceTaken' }))
    expect(await setOrderStatus(host.services, '999999' as OrderId, 'PAID')).toEqual(E.left({ _tag: 'OrderUnknown' }))
  })

  it('is recorded in the append-only audit log', async () => {
    for (const sql of [`update audit set actor = 'x'`, 'delete from audit', 'truncate audit']) {
      await expect(host.database.script(sql)).rejects.toThrow('the trail only grows')
    }
  })
})

describe('the simulation of an order', () => {
  it.each([
    ['CL', '97004000-5'],
    ['MX', 'ESI920427886'],
  ] as const)(
    'is a PDF with the figures that the calls answer, and belongs to its company (%s)',
    async (country, id) => {
      const company = await host.company(country, id, `pdf@empresa.${country.toLowerCase()}`)
      const ids = await fresh(3, company)
      const orderId = idOf(await order({ ids, key: 'pdf', company, date: '2026-12-01' }))
      const path = `/api/business/${company.businessId}/order/${orderId}`
      const { body, status } = await host.request(`GET ${path}/simulationpdf`, { token: company.token })
      const { name, pdf } = body as { readonly name: string; readonly pdf: string }
      expect([status, name]).toEqual([200, `Simulación operación ${orderId}.pdf`])
      const [page = ''] = await pdfPages(Buffer.from(pdf.replace('data:application/pdf;base64,', ''), 'base64'))
      const detail = OrderDetailCodec(country).decode(
        (await host.request(`GET ${path}`, { token: company.token })).body,
      )
      const shown = E.isRight(detail) ? detail.right : expect.fail('no order')
      for (const { amount } of breakdownOf(shown)) expect(page).toContain(formatMoney(amount, country))
      expect(page).toContain(`Recibes ahora ${formatMoney(shown.transfer, country)}`)
      expect((await host.request(`GET ${path}/simulationpdf`, { token: mine.token })).status).toBe(404)
    },
  )
})
