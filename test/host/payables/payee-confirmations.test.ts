import { storeStakeholder } from '#test/host/legal/a-stakeholder.ts'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { OrderId } from '#domain/kernel/id.ts'
import { payoutDigest } from '#host/payables/payee-cautions.ts'
import { payrollConfirm, payrollFail, payrollFund, payrollList } from '#host/operator/payrolls.ts'
import { creditLineSet } from '#host/operator/set-credit-line.ts'
import { actOnOrder } from '#host/orders/change-status.ts'
import { authoriseNothing } from '#test/host/approval/a-colleague.ts'
import { anAccount } from '#test/host/banking/an-account.ts'
import { OPERATOR, sudoToken } from '#test/host/impersonation/as-operator.ts'
import { errorOf, type AHost, type Answer, type Company } from '#test/host/server/a-host.ts'
import { companyForEachTest } from '#test/host/server/company-for-each-test.ts'
import { identifierOf } from '#test/host/suppliers/a-supplier.ts'
import { aReceivedInvoice, confirmAccounts, storePayables, storeUnconfirmedAccounts } from './a-payable.ts'
import { paymentCalls } from './payment-calls.ts'

let host: AHost
let mine: Company
companyForEachTest((given, company) => {
  host = given
  mine = company
})

interface Payee {
  readonly supplierId: number
  readonly name: string
  readonly identifier: string
  readonly account: { readonly accountNumber: string }
  readonly caution: {
    readonly version: number
    readonly reasons: ReadonlyArray<string>
    readonly isUnconfirmed: boolean
    readonly confirmedBy: string | null
    readonly operator: string | null
    readonly channel: string | null
    readonly person: string | null
    readonly phone: string | null
  }
}

interface WirePayroll {
  readonly id: number
  readonly status: string
  readonly reason: string | null
  readonly orderId: number | null
}

const { ask, path } = paymentCalls(() => ({ host, mine }))
const nativa = { name: 'Nativa SpA', identifier: identifierOf('Nativa SpA') }
const UNCONFIRMED = { status: 409, errorCode: 'ERROR_PAYEE_UNCONFIRMED' }

/** A payroll of two payees whose new accounts are not confirmed. */
const aPayroll = async (): Promise<number> => {
  const ids = await storePayables(host, mine, [
    aReceivedInvoice('CL', 0),
    aReceivedInvoice('CL', 1, { supplier: nativa, payee: nativa }),
  ])
  await storeUnconfirmedAccounts(host, mine)
  const body = { name: 'Facturas de noviembre', paymentDate: '2026-11-30', invoiceIds: ids.map(Number) }
  return ((await ask(`POST ${path('payroll')}`, body)).body as WirePayroll).id
}
const aConfirmedPayroll = async (): Promise<number> => {
  const id = await aPayroll()
  await confirmAccounts(host, mine)
  return id
}
const payrollOf = async (id: number) => (await ask(`GET ${path(`payroll/${id}`)}`)).body as WirePayroll
const payeesOf = async (id: number) =>
  ((await ask(`GET ${path(`payroll/${id}/transfer`)}`)).body as { readonly payees: ReadonlyArray<Payee> }).payees
const payeeOf = async (id: number, name = nativa.name): Promise<Payee> =>
  (await payeesOf(id)).find((payee) => payee.name === name) ?? expect.fail(`no payee ${name}`)
const confirmation = (payee: Payee, instead: Readonly<Record<string, unknown>> = {}) => ({
  version: payee.caution.version,
  channel: 'PHONE',
  person: 'Luis Paz',
  ...instead,
})
const callOf = (id: number, { supplierId }: Pick<Payee, 'supplierId'>) =>
  `POST ${path(`payroll/${id}/payee/${supplierId}/confirmation`)}`
const confirm = (id: number, payee: Payee, instead?: Readonly<Record<string, unknown>>, key?: string) =>
  ask(callOf(id, payee), confirmation(payee, instead), key)
const confirmAs = (token: string, id: number, payee: Payee, key: string) =>
  host.request(callOf(id, payee), { token, body: confirmation(payee), headers: { 'idempotency-key': key } })
const requestPayment = (id: number, paid: boolean, method: 'TRANSFER' | 'DIRECT') =>
  ask(`PUT ${path('payroll/request-payment')}`, { payrollIds: [id], paid, method })
const finance = (id: number): Promise<Answer> =>
  ask(`PUT ${path(`payroll/${id}/request-financing`)}`, { expirationDate: '2026-12-30T00:00:00.000Z' })
const withCredit = () =>
  creditLineSet.run(host.services, {
    taxId: { country: 'CL', identifier: mine.identifier },
    credit: 10_000_000,
    balance: undefined,
  })
const act = (id: number, action: 'confirm' | 'fund' | 'fail', payee?: string) => {
  const payrollId = String(id) as never
  if (action === 'fund') return payrollFund.run(host.services, { payrollId, short: undefined })
  if (action === 'fail') return payrollFail.run(host.services, { payrollId, reason: 'El banco la rechazó' })
  const supplier = payee === undefined ? undefined : { country: 'CL' as const, identifier: payee }
  return payrollConfirm.run(host.services, { payrollId, supplier, anyway: undefined })
}

/** The user changes the account of the supplier. */
const change = async ({ supplierId }: Payee, instead: Readonly<Record<string, unknown>>, token = mine.token) => {
  const accounts = await ask(`GET /api/supplier/${supplierId}/bankaccount`)
  const [account] = accounts.body as ReadonlyArray<{ id: number; version: number; accountNumber: string }>
  if (account === undefined) return expect.fail('no account')
  return host.request(`PUT /api/supplier/${supplierId}/bankaccount/${account.id}`, {
    token,
    headers: { 'if-match': `"${account.version}"` },
    body: anAccount('CL', account.accountNumber, instead),
  })
}
const news = async () => {
  const { body } = await host.request(`GET /api/user/${mine.userId}/notification`, { token: mine.token })
  return (body as { readonly items: ReadonlyArray<{ readonly kind: string; readonly detail: unknown }> }).items
}
const asMember = async (): Promise<Company> => {
  const other = await host.company('CL', '79333222-0', 'socia@empresa.cl')
  await host.database.query('insert into membership (user_id, business_id) values ($1, $2)', [
    other.userId,
    mine.businessId,
  ])
  await authoriseNothing(host, mine)
  return other
}

describe('before a payee is confirmed', () => {
  it('its number is masked, and nothing is declared, announced, paid or financed', async () => {
    const id = await aPayroll()
    await withCredit()
    const [first, second] = await payeesOf(id)
    expect(first).toMatchObject({
      account: { accountNumber: expect.stringMatching(/^···\d{2,4}$/) },
      caution: { reasons: ['FIRST_PAYMENT', 'CHANGED_RECENTLY'], isUnconfirmed: true, confirmedBy: null },
    })
    const answers = [
      await requestPayment(id, true, 'TRANSFER'),
      await requestPayment(id, false, 'TRANSFER'),
      await requestPayment(id, true, 'DIRECT'),
      await finance(id),
    ]
    for (const answer of answers) expect(errorOf(answer)).toMatchObject(UNCONFIRMED)
    expect(await payrollOf(id)).toMatchObject({ status: 'SCHEDULED_READY_TO_PAY', orderId: null })
    expect(await host.database.query('select id from orders where business_id = $1', [mine.businessId])).toEqual([])
    if (first === undefined || second === undefined) return expect.fail('no payees')
    expect((await confirm(id, first)).status).toBe(200)
    expect(errorOf(await requestPayment(id, true, 'DIRECT'))).toMatchObject(UNCONFIRMED)
    expect((await confirm(id, second)).status).toBe(200)
    expect((await requestPayment(id, true, 'DIRECT')).body).toMatchObject([{ status: 'PAID' }])
  })

  it('the phone of a contact is named that was there before the account, and none that came with it', async () => {
    const id = await aPayroll()
    const payee = await payeeOf(id)
    const addContact = (phone: string, on: string) =>
      host.database.query(
        `insert into contact (business_id, supplier_id, name, position, email, phone, created_at, updated_at)
          values ($1, $2, 'Eva Rey', 'Ventas', 'eva@nativa.example', $3, $4, $4)`,
        [mine.businessId, payee.supplierId, phone, on],
      )
    await addContact('+56911111111', '2999-01-01T12:00:00Z')
    expect((await payeeOf(id)).caution).toMatchObject({ phone: null, phoneSince: null })
    await addContact('+56922222222', '2025-03-04T12:00:00Z')
    expect((await payeeOf(id)).caution).toMatchObject({ phone: '+56922222222', phoneSince: '2025-03-04' })
  })

  it('others of the payroll are shown', async () => {
    const id = await aPayroll()
    await confirm(id, await payeeOf(id))
    const numbers = (await payeesOf(id)).map(({ account, name }) => [name, account.accountNumber.startsWith('4000')])
    expect(numbers).toEqual([
      ['Nativa SpA', true],
      ['Papelera Austral', false],
    ])
  })
})

describe('a confirmation', () => {
  it('names who asked whom and how, once per key, in the audit log too', async () => {
    const id = await aPayroll()
    const payee = await payeeOf(id)
    const [first, again] = [await confirm(id, payee, {}, 'the-same'), await confirm(id, payee, {}, 'the-same')]
    expect(first.body).toMatchObject({ caution: { isUnconfirmed: false, channel: 'PHONE', person: 'Luis Paz' } })
    expect(again.body).toEqual(first.body)
    expect((await payeeOf(id)).caution.confirmedBy).toEqual(expect.any(String))
    const logged = await host.database.query(
      `select detail ->> 'channel' as channel from audit where business_id = $1 and action = 'account of a payee confirmed'`,
      [mine.businessId],
    )
    expect(logged).toEqual([{ channel: 'PHONE' }])
  })

  it('needs a channel, a person, and a payee of the payroll', async () => {
    const id = await aPayroll()
    const payee = await payeeOf(id)
    expect(errorOf(await confirm(id, payee, { channel: 'FAX', person: ' ' }))).toMatchObject({
      status: 400,
      fields: ['channel', 'person'],
    })
    const otherId = await storePayables(host, mine, [
      aReceivedInvoice('CL', 7, {
        supplier: { name: 'Otra SpA', identifier: identifierOf('Otra SpA') },
        payee: { name: 'Otra SpA', identifier: identifierOf('Otra SpA') },
      }),
    ])
    expect(otherId).toHaveLength(1)
    const [other] = await host.database.query<{ id: number }>(
      `select id from supplier where business_id = $1 and name = 'Otra SpA'`,
      [mine.businessId],
    )
    expect(await ask(callOf(id, { supplierId: other?.id ?? 0 }), confirmation(payee))).toMatchObject({ status: 404 })
  })

  it('is of the account that was shown: a change meanwhile is a conflict', async () => {
    const id = await aPayroll()
    const payee = await payeeOf(id)
    await change(payee, { accountNumber: '55667788' })
    expect(errorOf(await confirm(id, payee))).toMatchObject({ status: 409, errorCode: 'ERROR_CONFLICT' })
    expect((await payeeOf(id)).caution.isUnconfirmed).toBe(true)
  })

  it('says which operator gave it as the user', async () => {
    const id = await aPayroll()
    const token = await sudoToken(host, mine)
    expect((await confirmAs(token, id, await payeeOf(id), 'as-operator')).status).toBe(200)
    expect((await payeeOf(id)).caution.operator).toBe(OPERATOR)
    await confirm(id, await payeeOf(id))
    expect((await payeeOf(id)).caution.operator).toBe(null)
  })

  it('is not given by an operator for an account that an operator changed', async () => {
    const id = await aPayroll()
    const token = await sudoToken(host, mine)
    expect((await change(await payeeOf(id), { accountNumber: '55667788' }, token)).status).toBe(200)
    const payee = await payeeOf(id)
    expect(errorOf(await confirmAs(token, id, payee, 'by-operator'))).toMatchObject({
      status: 409,
      errorCode: 'ERROR_PAYEE_CONFIRMER',
    })
    expect((await confirm(id, payee)).status).toBe(200)
  })

  it('is given by another member than who changed the account, where there is another', async () => {
    const id = await aPayroll()
    await change(await payeeOf(id), { accountNumber: '55667788' })
    const payee = await payeeOf(id)
    await asMember()
    expect(errorOf(await confirm(id, payee))).toMatchObject({ errorCode: 'ERROR_PAYEE_CONFIRMER' })
    await host.database.query('delete from membership where business_id = $1 and user_id <> $2', [
      mine.businessId,
      mine.userId,
    ])
    expect((await confirm(id, payee)).status).toBe(200)
  })

  it('holds while alias and mail change, and not for another number', async () => {
    const id = await aConfirmedPayroll()
    await change(await payeeOf(id), { alias: 'Pagos', accountEmail: 'otro@nativa.cl' })
    expect((await payeeOf(id)).caution).toMatchObject({ version: 2, isUnconfirmed: false, person: 'Luis Paz' })
    await change(await payeeOf(id), { accountNumber: '55667788' })
    expect((await payeeOf(id)).caution).toMatchObject({ version: 3, isUnconfirmed: true, person: null })
  })

  it('is not needed for an account that was paid before and is old, whatever its alias', async () => {
    const id = await aConfirmedPayroll()
    await requestPayment(id, true, 'DIRECT')
    await host.database.query(`update bank_account set payout_changed_at = '2026-10-01' where business_id = $1`, [
      mine.businessId,
    ])
    await change(await payeeOf(id), { alias: 'Pagos' })
    expect((await payeesOf(id)).map(({ caution }) => caution.reasons)).toEqual([[], []])
  })

  it('has the same digest in the migration as in the host', async () => {
    const id = await aConfirmedPayroll()
    const [stored] = await host.database.query<{ digest: string; number: string }>(
      `select c.digest, a.number from payee_confirmation c join bank_account a on a.id = c.account_id
        join supplier s on s.id = a.supplier_id where s.name = $1 and a.business_id = $2`,
      [nativa.name, mine.businessId],
    )
    const { identifier } = await payeeOf(id)
    expect(stored?.digest).toBe(
      payoutDigest({
        bankId: '1012',
        type: 'CUENTA_CORRIENTE',
        number: stored?.number ?? '',
        holderIdentifier: identifier,
        currency: 'CLP',
      }),
    )
  })
})

describe('an account that changes after its payroll was requested', () => {
  const stopped = { reason: 'La cuenta de Nativa SpA cambió' }

  it('takes an announced transfer back, which is announced again once it is confirmed', async () => {
    const id = await aConfirmedPayroll()
    await requestPayment(id, false, 'TRANSFER')
    await change(await payeeOf(id), { accountNumber: '55667788' })
    expect(await payrollOf(id)).toMatchObject({ status: 'SCHEDULED_READY_TO_PAY', ...stopped })
    expect(await news()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'PayrollStopped', detail: expect.objectContaining(stopped) }),
      ]),
    )
    expect(errorOf(await requestPayment(id, false, 'TRANSFER'))).toMatchObject(UNCONFIRMED)
    await confirm(id, await payeeOf(id))
    expect((await requestPayment(id, false, 'TRANSFER')).body).toMatchObject([
      { status: 'FUNDING_AWAITING', reason: null },
    ])
  })

  it('stops a declared one, which staff pays only after the company confirmed it', async () => {
    const id = await aConfirmedPayroll()
    await requestPayment(id, true, 'TRANSFER')
    await change(await payeeOf(id), { accountNumber: '55667788' })
    expect(await payrollOf(id)).toMatchObject({ status: 'PAYMENT_PROBLEM', ...stopped })
    const listed = await payrollList.run(host.services, {})
    const lines = E.isRight(listed) ? listed.right.join('\n') : ''
    expect(lines).toMatch(/Nativa SpA.*la cuenta cambió: no se paga antes de que la empresa la confirme/)
    expect(await act(id, 'confirm')).toEqual(
      E.left(`La cuenta de Nativa SpA cambió. La empresa debe confirmarla antes de seguir con la lista ${id}.`),
    )
    const papelera = identifierOf('Papelera Austral')
    expect(await act(id, 'confirm', papelera)).toMatchObject({ _tag: 'Right' })
    expect((await payeeOf(id)).caution.reasons).toContain('CHANGED_SINCE')
    expect((await confirm(id, await payeeOf(id))).status).toBe(200)
    expect(await act(id, 'confirm')).toMatchObject({ _tag: 'Right' })
    expect(await payrollOf(id)).toMatchObject({ status: 'PAID' })
  })

  it('stops one with money inside', async () => {
    const id = await aConfirmedPayroll()
    await requestPayment(id, false, 'TRANSFER')
    await act(id, 'fund')
    await change(await payeeOf(id), { bankId: 1001 })
    expect(await payrollOf(id)).toMatchObject({ status: 'PAYMENT_PROBLEM', ...stopped })
  })

  it('does not stop one that already paid this payee, nor by alias or mail', async () => {
    const id = await aConfirmedPayroll()
    await requestPayment(id, false, 'TRANSFER')
    await act(id, 'fund')
    await change(await payeeOf(id), { alias: 'Pagos', accountEmail: 'otro@nativa.cl' })
    expect(await payrollOf(id)).toMatchObject({ status: 'FUNDING_COMPLETE', reason: null })
    await act(id, 'confirm', nativa.identifier)
    await change(await payeeOf(id), { accountNumber: '55667788' })
    expect(await payrollOf(id)).toMatchObject({ status: 'PAYMENT_PARTIALLY_PAID', reason: null })
  })

  it('leaves requested financing, which is not transferred before it is confirmed', async () => {
    const id = await aConfirmedPayroll()
    await withCredit()
    await storeStakeholder(host, mine)
    const { orderId } = (await finance(id)).body as WirePayroll
    const order = String(orderId) as OrderId
    expect(await actOnOrder(host.services, order, 'approve')).toMatchObject({ _tag: 'Right' })
    await change(await payeeOf(id), { accountNumber: '55667788' })
    expect(await payrollOf(id)).toMatchObject({ status: 'FINANCING_REQUESTED', ...stopped })
    expect(await actOnOrder(host.services, order, 'transfer')).toEqual(
      E.left({ _tag: 'PayeesUnconfirmed', names: ['Nativa SpA'] }),
    )
    await confirm(id, await payeeOf(id))
    expect(await payrollOf(id)).toMatchObject({ status: 'FINANCING_REQUESTED', reason: null })
    expect(await actOnOrder(host.services, order, 'transfer')).toMatchObject({ _tag: 'Right' })
    expect(await payrollOf(id)).toMatchObject({ status: 'FUNDING_COMPLETE' })
  })

  it('counts also where a host of an earlier version made it: staff is rejected all the same', async () => {
    const id = await aConfirmedPayroll()
    await requestPayment(id, true, 'TRANSFER')
    await host.database.query(
      `update bank_account set number = '1', version = version + 1 where business_id = $1 and supplier_id is not null`,
      [mine.businessId],
    )
    expect(await act(id, 'confirm')).toMatchObject({ _tag: 'Left' })
    expect(await act(id, 'fail')).toMatchObject({ _tag: 'Right' })
  })

  it('is another default account too', async () => {
    const id = await aConfirmedPayroll()
    await requestPayment(id, true, 'TRANSFER')
    const { supplierId } = await payeeOf(id)
    const added = await ask(`POST /api/supplier/${supplierId}/bankaccount`, anAccount('CL', '778899'))
    expect(await payrollOf(id)).toMatchObject({ status: 'PAYMENT_IN_PROCESS' })
    await ask(`PUT /api/supplier/${supplierId}/bankaccount/${(added.body as { id: number }).id}/`, { isDefault: true })
    expect(await payrollOf(id)).toMatchObject({ status: 'PAYMENT_PROBLEM', ...stopped })
  })

  it('stops each of its payrolls, and a confirmation is for all of them', async () => {
    const first = await aConfirmedPayroll()
    const ids = await storePayables(host, mine, [aReceivedInvoice('CL', 5, { supplier: nativa, payee: nativa })])
    const body = { name: 'Otra lista', paymentDate: '2026-11-30', invoiceIds: ids.map(Number) }
    const second = ((await ask(`POST ${path('payroll')}`, body)).body as WirePayroll).id
    for (const id of [first, second]) await requestPayment(id, true, 'TRANSFER')
    await change(await payeeOf(first), { accountNumber: '55667788' })
    expect((await payrollOf(second)).status).toBe('PAYMENT_PROBLEM')
    await confirm(first, await payeeOf(first))
    expect(await act(second, 'confirm')).toMatchObject({ _tag: 'Right' })
  })
})

describe('staff', () => {
  it('sees the account of each payee, its version, and who confirmed it', async () => {
    const id = await aConfirmedPayroll()
    await requestPayment(id, true, 'TRANSFER')
    const listed = await payrollList.run(host.services, {})
    const lines = E.isRight(listed) ? listed.right : []
    const at = lines.findIndex((line) => line.startsWith(`${id} `))
    expect(lines.slice(at + 1, at + 3).join('\n')).toMatch(
      /Nativa SpA · BancoEstado · CUENTA_CORRIENTE · 4000\d+ · versión 1 · confirmó .+ el 2026-11-20 \(PHONE: Luis Paz\)/,
    )
  })
})
