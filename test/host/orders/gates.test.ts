import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderId } from '#domain/kernel/id.ts'
import { orderRenegotiate } from '#host/operator/order-renegotiate.ts'
import * as steps from '#host/operator/order-status.ts'
import { orderReviewList } from '#host/operator/orders-to-review.ts'
import { anAccount, storeAccount } from '#test/host/banking/an-account.ts'
import { storeStakeholder } from '#test/host/legal/a-stakeholder.ts'
import { approveContract, readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import { aHost, FINANCIER, type AHost, type Company } from '#test/host/server/a-host.ts'
import { anOrder } from '#test/host/wallet/a-transferred-order.ts'
import { typed, type TypedOptions } from '#test/support/operator-line.ts'

let host: AHost
let ready: Company
beforeAll(async () => {
  host = await aHost()
  ready = await readyForTransfers(host, await host.company('CL', '76086428-5', 'ana@empresa.cl'))
})
afterAll(() => host.close())

type OrderStep = Pick<typeof steps.orderReject, 'execute' | 'name'>
type Action = 'approve' | 'transfer'
const act = (orderId: OrderId, action: Action, anyway?: string) =>
  (action === 'approve' ? steps.orderApprove : steps.orderTransfer).run(host.services, { orderId, anyway })
const toStatus = (orderId: OrderId, status: 'TO_DEPOSIT' | 'TRANSFERRED' | 'ARREAR' | 'APPROVED') =>
  steps.orderAdvance.run(host.services, { orderId, status, anyway: undefined })
const rejection = (sentence: string) => E.left(expect.stringContaining(sentence))
const DONE = E.right(expect.anything())

const statusOf = async (orderId: OrderId): Promise<unknown> =>
  (await host.database.query<{ status: string }>('select status from orders where id = $1', [orderId]))[0]?.status
const movements = async (orderId: OrderId): Promise<number> =>
  (await host.database.query('select from ledger_entry where order_id = $1', [orderId])).length
/** Changes the first invoice of the order. */
const change = async (orderId: OrderId, assignment: string): Promise<string> => {
  const [row] = await host.database.query<{ folio: string }>(
    `update invoice set ${assignment} where id = (select invoice_id from order_invoice where order_id = $1 and position = 0)
      returning folio`,
    [orderId],
  )
  return row?.folio ?? ''
}
const lastAudit = async (orderId: OrderId): Promise<unknown> =>
  (
    await host.database.query<{ detail: unknown }>(
      `select detail from audit where action = 'order advanced' and detail->>'orderId' = $1 order by id desc limit 1`,
      [orderId],
    )
  )[0]?.detail

const aCompany = (identifier: string, country: 'CL' | 'MX' = 'CL') =>
  host.company(country, identifier, `pagos${identifier.replaceAll(/\W/g, '')}@empresa.example`)
/** Changes the account of a company, as its owner does it. */
const editAccount = async (company: Company, instead: Readonly<Record<string, unknown>>): Promise<void> => {
  const path = `/api/business/${company.businessId}/bankaccount`
  const list = await host.request(`GET ${path}`, { token: company.token })
  const [first] = list.body as ReadonlyArray<{ readonly id: number; readonly version: number }>
  const answer = await host.request(`PUT ${path}/${first?.id}`, {
    token: company.token,
    headers: {
      'if-match': `"${first?.version}"`,
      'idempotency-key': `edit-${JSON.stringify(instead).length}-${first?.version}`,
    },
    body: anAccount('CL', '123456', instead),
  })
  expect(answer.status).toBe(200)
}

describe('the steps of an operator', () => {
  it('are each what their name says', async () => {
    const [order, rejected] = [await anOrder(host, ready, 1), await anOrder(host, ready, 1)]
    const take = async (orderId: OrderId, step: OrderStep, options?: TypedOptions) => {
      expect(await step.execute(host.services, typed([step.name, orderId], options))).toEqual(DONE)
      return statusOf(orderId)
    }
    expect(await take(order, steps.orderRequestDocument)).toBe('PENDING_DOCUMENTS')
    expect(await take(order, steps.orderApprove)).toBe('APPROVED')
    expect(await take(order, steps.orderTransfer)).toBe('TRANSFERRED')
    expect(await toStatus(order, 'ARREAR')).toEqual(DONE)
    expect(await take(order, steps.orderDefault)).toBe('DEFAULT')
    expect(await take(order, orderRenegotiate, { date: '2027-01-15', rate: '1.5' })).toBe('RENEGOTIATION')
    expect(await take(rejected, steps.orderReject, { reason: 'Sin cupo' })).toBe('REJECTED')
  })
})

describe('a transfer', () => {
  it('needs an account and a representative, and nothing overrides it', async () => {
    const company = await aCompany('96790240-3')
    const orderId = await anOrder(host, company, 1)
    expect(await act(orderId, 'approve')).toEqual(DONE)
    const sentence =
      'no se puede transferir: falta la cuenta bancaria de la empresa en la moneda de la operación; falta un representante legal'
    expect(await act(orderId, 'transfer')).toEqual(rejection(sentence))
    expect(await act(orderId, 'transfer', 'Nos lo dijo por teléfono')).toEqual(rejection(sentence))
    expect(await toStatus(orderId, 'TRANSFERRED')).toEqual(rejection(sentence))
    expect([await statusOf(orderId), await movements(orderId)]).toEqual(['APPROVED', 0])

    await storeAccount(host, company)
    await storeStakeholder(host, company)
    expect(await act(orderId, 'transfer')).toEqual(DONE)
  })

  it('is asked for once: statuses after it are free', async () => {
    const company = await readyForTransfers(host, await aCompany('77777777-7'))
    const orderId = await anOrder(host, company, 1)
    await act(orderId, 'approve')
    await act(orderId, 'transfer')
    const before = await movements(orderId)
    await change(orderId, `reasons = '{CLAIMED}'`)
    await host.database.query('delete from bank_account where business_id = $1', [company.businessId])
    for (const status of ['ARREAR', 'APPROVED', 'TRANSFERRED'] as const)
      expect(await toStatus(orderId, status)).toEqual(DONE)
    expect(await movements(orderId)).toBe(before)
  })

  it('in Mexico also needs the contract that the approval asks for, and the documents of the company', async () => {
    const company = await readyForTransfers(host, await aCompany('EKU9003173C9', 'MX'))
    const orderId = await anOrder(host, company, 1)
    await act(orderId, 'approve')
    expect(await act(orderId, 'transfer')).toEqual(rejection('falta el contrato aprobado.'))
    await approveContract(host, orderId)
    await host.database.query(`update document set approved = false where business_id = $1 and kind = 'DEED'`, [
      company.businessId,
    ])
    expect(await act(orderId, 'transfer')).toEqual(
      rejection('falta un representante legal, o la aprobación de sus documentos'),
    )
    await host.database.query('update document set approved = true where business_id = $1', [company.businessId])
    expect(await act(orderId, 'transfer')).toEqual(DONE)
  })
})

describe('the account of an order', () => {
  it('is frozen at the approval: another number stops the transfer, another alias does not', async () => {
    const company = await readyForTransfers(host, await aCompany('79111222-K'))
    const orderId = await anOrder(host, company, 1)
    await editAccount(company, { accountNumber: '654321' })
    await act(orderId, 'approve')
    await editAccount(company, { accountNumber: '654321', alias: 'Pagos' })
    expect(await toStatus(orderId, 'TO_DEPOSIT')).toEqual(DONE)
    await editAccount(company, { accountNumber: '999999' })
    expect(await act(orderId, 'transfer')).toEqual(rejection('la cuenta cambió después de la aprobación'))
    expect(await movements(orderId)).toBe(0)
  })

  it('is frozen when it is added after the approval', async () => {
    const company = await aCompany('70009999-K')
    const orderId = await anOrder(host, company, 1)
    await act(orderId, 'approve')
    await storeAccount(host, company)
    await storeStakeholder(host, company)
    await editAccount(company, { accountNumber: '777777' })
    expect(await act(orderId, 'transfer')).toEqual(rejection('la cuenta cambió después de la aprobación'))
  })
})

describe('the page of an order', () => {
  const obstaclesOf = async (company: Company, orderId: OrderId) => {
    const { body } = await host.request(`GET /api/business/${company.businessId}/order/${orderId}`, {
      token: company.token,
    })
    return (body as { readonly transferObstacles?: unknown }).transferObstacles
  }

  it('says what stops its transfer, until it is transferred', async () => {
    const company = await aCompany('96790250-0')
    const orderId = await anOrder(host, company, 1)
    expect(await obstaclesOf(company, orderId)).toEqual(['NO_ACCOUNT', 'NO_REPRESENTATIVE'])
    await storeAccount(host, company)
    await storeStakeholder(host, company)
    expect(await obstaclesOf(company, orderId)).toEqual([])
    await act(orderId, 'approve')
    await act(orderId, 'transfer')
    expect(await obstaclesOf(company, orderId)).toBeUndefined()
  })
})

describe('the account on the page of an order', () => {
  const depositOf = async (company: Company, orderId: OrderId) => {
    const { body } = await host.request(`GET /api/business/${company.businessId}/order/${orderId}`, {
      token: company.token,
    })
    return (body as { readonly depositAccount: Readonly<Record<string, unknown>> }).depositAccount
  }
  const tasksOf = async (company: Company) =>
    (await host.request(`GET /api/business/${company.businessId}/task`, { token: company.token })).text
  const confirm = (company: Company, orderId: OrderId, account: unknown, token = company.token) => {
    const { accountId, version } = account as { readonly accountId: number; readonly version: number }
    return host.request(`PUT /api/business/${company.businessId}/order/${orderId}/depositaccount`, {
      token,
      body: { accountId, version },
    })
  }

  it('is missing, expected, frozen, changed, and frozen again once the company confirms what it read', async () => {
    const company = await aCompany('80000001-K')
    const orderId = await anOrder(host, company, 1)
    expect(await depositOf(company, orderId)).toEqual({ state: 'MISSING', account: null, replacement: null })
    await storeAccount(host, company)
    await storeStakeholder(host, company)
    const first = { accountId: expect.any(Number), version: 1, bank: 'BancoEstado', lastDigits: '3456' }
    expect(await depositOf(company, orderId)).toEqual({ state: 'EXPECTED', account: first, replacement: null })
    await act(orderId, 'approve')
    expect(await depositOf(company, orderId)).toEqual({ state: 'FROZEN', account: first, replacement: null })
    expect(await tasksOf(company)).not.toContain('Confirma dónde depositamos')

    await editAccount(company, { accountNumber: '999999' })
    const changed = await depositOf(company, orderId)
    expect(changed).toEqual({
      state: 'CHANGED',
      account: first,
      replacement: { ...first, version: 2, lastDigits: '9999' },
    })
    expect(await tasksOf(company)).toContain('Confirma dónde depositamos')
    expect(await confirm(company, orderId, changed['account'])).toMatchObject({ status: 409 })
    expect(await confirm(company, orderId, changed['replacement'])).toMatchObject({ status: 200 })
    expect(await depositOf(company, orderId)).toMatchObject({ state: 'FROZEN', account: { lastDigits: '9999' } })

    expect(await act(orderId, 'transfer')).toEqual(DONE)
    await editAccount(company, { accountNumber: '888888' })
    expect(await depositOf(company, orderId)).toMatchObject({ state: 'FROZEN', account: { lastDigits: '9999' } })
    expect(await confirm(company, orderId, { ...(changed['replacement'] as object), version: 3 })).toMatchObject({
      status: 409,
    })
    const news = await host.database.query<{ kind: string; detail: unknown }>(
      `select kind, detail from notification where user_id = $1 order by id`,
      [company.userId],
    )
    const changes = news.filter(({ kind }) => kind === 'OrderStatusChanged').map(({ detail }) => detail)
    expect(changes).toMatchObject([
      { status: 'APPROVED', account: 'BancoEstado ···3456' },
      { status: 'TRANSFERRED', account: 'BancoEstado ···9999' },
    ])
  })
})

describe('an invoice that changed since the request', () => {
  it.each<[string, string]>([
    [`reasons = '{CANCELLED}'`, 'cancelada'],
    [`reasons = '{ALREADY_ASSIGNED}', holder_identifier = '77777777-7'`, 'cedida a otro'],
    [`reasons = '{CLAIMED}'`, 'reclamada'],
    [`reasons = '{PAID}'`, 'ya pagada'],
    [`reasons = '{REPLACED}'`, 'sustituida'],
    [`reasons = '{IN_DOUBT}'`, 'en duda'],
    [`reasons = '{VANISHED}'`, 'sin documento'],
    ['credit_notes = 1', 'se debe menos de lo financiado'],
  ])('stops the approval and the transfer, by name: %s', async (assignment, word) => {
    const [waiting, approved] = [await anOrder(host, ready, 2), await anOrder(host, ready, 2)]
    await act(approved, 'approve')
    const folios = [await change(waiting, assignment), await change(approved, assignment)]
    expect(await act(waiting, 'approve')).toEqual(rejection(`${folios[0]} (${word})`))
    expect(await toStatus(waiting, 'APPROVED')).toEqual(rejection(`${folios[0]} (${word})`))
    expect(await act(approved, 'transfer')).toEqual(rejection(`${folios[1]} (${word})`))
    expect(await toStatus(approved, 'TRANSFERRED')).toEqual(rejection(`${folios[1]} (${word})`))
    expect([await statusOf(waiting), await statusOf(approved), await movements(approved)]).toEqual([
      'IN_REVIEW',
      'APPROVED',
      0,
    ])
  })

  it('does not stop an operator who says why, and the audit log has the reason and the invoices', async () => {
    const orderId = await anOrder(host, ready, 1)
    const folio = await change(orderId, `reasons = '{CLAIMED}'`)
    const approved = await act(orderId, 'approve', 'El reclamo se retiró')
    expect(approved).toEqual(E.right([expect.anything(), `Aviso: siguió con ${folio} (reclamada).`]))
    expect(await act(orderId, 'transfer', 'El reclamo se retiró')).toEqual(DONE)
    expect(await lastAudit(orderId)).toMatchObject({
      status: 'TRANSFERRED',
      anyway: 'El reclamo se retiró',
      invoices: `${folio} (reclamada)`,
    })
  })

  it('is audited only where there was one, and the reason is not shown to the company', async () => {
    const orderId = await anOrder(host, ready, 1)
    await act(orderId, 'approve', 'Por si acaso')
    expect(await lastAudit(orderId)).not.toHaveProperty('anyway')
    const history = await host.database.query('select reason from order_status where order_id = $1', [orderId])
    expect(history).toEqual([{ reason: null }, { reason: null }])
  })

  it('stops nothing when it was ceded to the financier, or owes more', async () => {
    const orderId = await anOrder(host, ready, 1)
    await change(orderId, `reasons = '{ALREADY_ASSIGNED}', holder_identifier = '${FINANCIER.CL}', amount = amount + 5`)
    expect(await act(orderId, 'approve')).toEqual(DONE)
    expect(await act(orderId, 'transfer')).toEqual(DONE)
  })

  it('is in the list of orders to review until the transfer', async () => {
    const orderId = await anOrder(host, ready, 1)
    await host.database.query(`update order_invoice set signature = 'VERIFIED' where order_id = $1`, [orderId])
    await act(orderId, 'approve')
    const listed = async () => {
      const lines = await orderReviewList.run(host.services, {})
      return (E.isRight(lines) ? lines.right.join('\n') : '')
        .split('Operación ')
        .find((one) => one.startsWith(`${orderId} `))
    }
    expect(await listed()).toBeUndefined()
    const folio = await change(orderId, `reasons = '{CANCELLED}'`)
    expect(await listed()).toContain(`Cambiaron: ${folio} (cancelada)`)
    await act(orderId, 'transfer', 'Se sustituye mañana')
    expect(await listed()).toBeUndefined()
  })
})
