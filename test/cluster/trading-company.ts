import * as E from 'fp-ts/Either'
import { zipSync } from 'fflate'
import { expect } from 'vitest'
import { verifyAuditLog } from '#host/audit/verify-audit-log.ts'
import { addBusinessDays, bankCalendar } from '#domain/calendar/calendar.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { Database } from '#host/database/database.ts'
import { systemClock } from '#host/kernel/clock.ts'
import {
  invoiceOf,
  receivedInvoiceOf,
  registerCompany,
  writeJourneyCompany,
  type JourneyCompany,
} from '#test/e2e/support/companies.ts'
import { answerOf, signInAt } from '#test/kills/api.ts'
import { readyForTransfers } from '#test/e2e/support/ready-for-transfers.ts'
import type { BalancedCluster } from './a-balanced-cluster.ts'
import { sessionAt } from './a-cluster.ts'
import { repeatingClient, type RepeatingClient } from './repeating-client.ts'

/** A business day about a month from now. */
const PAYMENT_DATE: CivilDate = E.getOrElseW((reason) => {
  throw new Error(`No business day: ${JSON.stringify(reason)}`)
})(addBusinessDays(addDays(systemClock.today('CL'), 30), 1, bankCalendar('CL')))

interface TradingCompany {
  readonly company: JourneyCompany
  readonly session: { readonly token: string; readonly businessId: number }
  /** Orders the financing of one more invoice; resolves to the number of the order. */
  readonly order: () => Promise<number>
  /** Schedules one more received invoice in a list of its own and records the list as paid: two changes. */
  readonly pay: () => Promise<void>
  readonly repeats: () => number
  /** The database shows what was acknowledged, once each, and nothing else. */
  readonly expectEachOnce: (database: Database) => Promise<void>
}

/** A company whose invoices and debts wait, with a client that repeats what is not answered. */
export const aTradingCompany = async (
  { address, hosts: [first] }: BalancedCluster,
  { invoices, debts = 0 }: { readonly invoices: number; readonly debts?: number },
): Promise<TradingCompany> => {
  const company = writeJourneyCompany(first, 'CL', 0)
  await registerCompany(first, company)
  await first.arrange(['feature:set', company.identifier, 10, 'on'])
  await importAll(address, company, invoices, debts)
  await readyForTransfers({ address, arrange: first.arrange }, 'CL', company)
  const session = await sessionAt({ address }, company)
  const client = repeatingClient(address, session.token)
  const [tenant, payments] = [`/api/business/${session.businessId}`, `/api/payment/business/${session.businessId}`]
  await client.once('POST', `${payments}/onboard`, { startDate: '2020-01-01', suppliers: [] })
  const suppliers = await addSupplierAccounts(client, payments)
  const free = await idsAt(client.get(`${tenant}/invoice?orderType=DIRECT_FINANCING&page=1&size=10000`))
  const owed = await idsAt(client.get(`${payments}/invoice?option=inbox&page=1&size=10000`))
  expect([free.length, owed.length]).toEqual([invoices, debts])

  const orders = new Map<number, number>()
  const lists: Array<number> = []
  let confirmations = 0
  return {
    company,
    session,
    repeats: client.repeats,
    order: async () => {
      const invoiceId = taken(free)
      const { createdOrder } = await client.once<{ createdOrder: { id: number } }>(
        'POST',
        `${tenant}/order?orderType=DIRECT_FINANCING`,
        {
          orderInvoices: [{ invoiceId, expirationDate: `${PAYMENT_DATE}T00:00:00.000Z` }],
          preselectedInvoicesIds: [],
        },
      )
      orders.set(createdOrder.id, invoiceId)
      return createdOrder.id
    },
    pay: async () => {
      const payableId = taken(owed)
      const list = await client.once<{ id: number }>('POST', `${payments}/payroll`, {
        name: `Pago ${payableId}`,
        paymentDate: PAYMENT_DATE,
        invoiceIds: [payableId],
      })
      /* Several lists are paid at once: a sum that is read before the call would be out of date after it. */
      const confirmed = await confirmPayees(client, `${payments}/payroll/${list.id}`)
      confirmations += confirmed
      const request = { payrollIds: [list.id], paid: true, method: 'DIRECT' }
      await client.once('PUT', `${payments}/payroll/request-payment`, request)
      lists.push(list.id)
    },
    expectEachOnce: async (database) => {
      expect(await verifyAuditLog(database)).toMatchObject({ _tag: 'TrailIntact' })
      const ordered = await database.query<{ order_id: number; invoice_id: number }>(
        'select order_id, invoice_id from order_invoice order by order_id',
      )
      expect(ordered.map((line) => [line.order_id, line.invoice_id])).toEqual([...orders].toSorted(([a], [b]) => a - b))
      const paid = await database.query<{ id: number }>(
        `select p.id from payroll p join payable i on i.payroll_id = p.id
          where p.status = 'PAID' and i.location = 'paid' order by p.id`,
      )
      expect(paid.map(({ id }) => id)).toEqual(lists.toSorted((a, b) => a - b))
      const [counts] = await database.query(COUNTS)
      expect(counts).toEqual({
        orders: orders.size,
        lists: lists.length,
        keys: PREPARING_CALLS + suppliers + confirmations + orders.size + 2 * lists.length,
        requested: orders.size,
        scheduled: lists.length,
        recorded: lists.length,
        told: orders.size,
      })
    },
  }
}

/** Each is in the audit log, and each order in one notification. */
const COUNTS = `
select (select count(*) from orders)::integer as orders,
  (select count(*) from payroll)::integer as lists,
  (select count(*) from idempotency where answer is not null)::integer as keys,
  (select count(*) from audit where action = 'order requested')::integer as requested,
  (select count(*) from audit where action = 'payables scheduled')::integer as scheduled,
  (select count(*) from audit where action = 'payroll recorded as paid')::integer as recorded,
  (select count(*) from notification where kind = 'OrderReceived')::integer as told`

/** `readyForTransfers` adds an account and a representative, each with a key. */
const PREPARING_CALLS = 2

const FIRST_FOLIO = 1001

/** One ZIP with all its documents. */
const importAll = async (address: string, company: JourneyCompany, invoices: number, debts: number): Promise<void> => {
  const files: Record<string, Uint8Array> = {}
  for (let at = 0; at < invoices; at += 1) files[`emitida-${at}.xml`] = invoiceOf(company, FIRST_FOLIO + at)
  for (let at = 0; at < debts; at += 1) files[`recibida-${at}.xml`] = receivedInvoiceOf(company, at)
  const api = await signInAt(address, company)
  answerOf(await api.importFile('todo.zip', zipSync(files)))
}

/** Each supplier of a list that is paid needs one; resolves to how many there are. */
const addSupplierAccounts = async (client: RepeatingClient, payments: string): Promise<number> => {
  const { data } = await client.get<{ data: ReadonlyArray<{ supplierId: number }> }>(
    `${payments}/supplier?page=1&size=20`,
  )
  for (const { supplierId } of data)
    await client.once('POST', `/api/supplier/${supplierId}/bankaccount`, {
      bankId: 1012,
      accountType: 'CUENTA_CORRIENTE',
      accountNumber: `6281${supplierId}`,
      currency: 'CLP',
      sourceIdentifier: '',
      accountHolder: '',
      accountEmail: 'pagos@proveedor.example',
      alias: null,
    })
  return data.length
}

interface Transfers {
  readonly payees: ReadonlyArray<{
    readonly supplierId: number
    readonly caution: { readonly version: number; readonly isUnconfirmed: boolean }
  }>
}

/** Confirms the payees that wait for it; resolves to how many there were. */
const confirmPayees = async (client: RepeatingClient, payroll: string): Promise<number> => {
  const { payees } = await client.get<Transfers>(`${payroll}/transfer`)
  const pending = payees.filter(({ caution }) => caution.isUnconfirmed)
  for (const { caution, supplierId } of pending) {
    const body = { version: caution.version, channel: 'PHONE', person: 'Luis Paz' }
    await client.once('POST', `${payroll}/payee/${supplierId}/confirmation`, body)
  }
  return pending.length
}

const idsAt = async (
  page: Promise<{ readonly data: ReadonlyArray<{ readonly id: number }> }>,
): Promise<Array<number>> => (await page).data.map(({ id }) => id)

const taken = (ids: Array<number>): number => {
  const id = ids.shift()
  if (id === undefined) throw new Error('No more of them')
  return id
}
