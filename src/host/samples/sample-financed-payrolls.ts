import * as E from 'fp-ts/Either'
import { addBusinessDays } from '#domain/calendar/calendar.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { PayrollEvent } from '#domain/payables/payroll-flow.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import { text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import { hasRow, optionalValue, sql } from '../database/sql.ts'
import { identityStore } from '../identity/index.ts'
import type { Business } from '../kernel/caller.ts'
import { statusChanges } from '../orders/index.ts'
import {
  applyPayrollEvent,
  confirmPayee,
  payeeCautions,
  payrollFinancing,
  payrollSteps,
  payrollStore,
} from '../payables/index.ts'
import { signSampleOrder } from './sample-documents.ts'
import type { SampleAccount } from './sample-logins.ts'
import { insertSamplePayroll } from './sample-payrolls.ts'
import type { SampleServices } from './sample-services.ts'

type Services = Pick<SampleServices, 'clock' | 'database' | 'documents' | 'financier' | 'live' | 'mail' | 'orderEvents'>

/** The events of a payroll: of the order that finances it, or of a transfer of the business. */
interface SampleRequest {
  readonly order?: ReadonlyArray<statusChanges.StatusAction>
  readonly events?: ReadonlyArray<PayrollEvent>
  readonly action?: payrollSteps.PayrollAction
  readonly pays?: 'all' | 'first payee'
  readonly reason?: string
}

const FUNDED: ReadonlyArray<statusChanges.StatusAction> = ['approve', 'transfer']

/** One in each state that a request leads to. */
const REQUESTS: ReadonlyArray<SampleRequest> = [
  { order: [] },
  { order: FUNDED },
  { order: FUNDED, pays: 'all' },
  { order: ['reject'], reason: 'Una de las facturas fue emitida por una empresa relacionada.' },
  { events: ['PayLater', 'FundsShort'] },
  { events: ['PayLater', 'FundsComplete', 'PaymentStarted'] },
  { events: ['PayLater', 'FundsComplete'], pays: 'first payee' },
  { events: ['PayLater'], action: 'reject', reason: 'La transferencia no llegó dentro del plazo.' },
]
const INVOICES = 3
/** After the payrolls that were only scheduled. */
const FIRST_DAY = 17
const DAYS_TO_REPAY = 20

/** Payrolls that the sample companies financed or paid by transfer, unless they financed any. */
export const requestSamplePayrolls = async (
  services: Services,
  accounts: ReadonlyArray<SampleAccount>,
): Promise<void> => {
  /* Events that the samples invent are not mailed. */
  const silent: Services = { ...services, mail: { enqueue: () => undefined } }
  for (const { company } of accounts) {
    const account = await identityStore.accountOf(services.database, company.email)
    const business = account?.business
    if (account === undefined || business === undefined || (await hasFinanced(services, business))) continue
    for (const [at, request] of REQUESTS.entries()) await follow(silent, account, business, request, at)
  }
}

const hasFinanced = ({ database }: Services, { id }: Business): Promise<boolean> =>
  hasRow(database, sql`select from orders where business_id = ${id} and type = 'CONFIRMING'`)

/** Everything after the payroll itself happens by the production code. */
const follow = async (
  services: Services,
  account: identityStore.Account,
  business: Business,
  { action, events = [], order, pays, reason }: SampleRequest,
  at: number,
): Promise<void> => {
  const begun = await services.database.transaction(async (tx) => {
    await lockBusiness(tx, business.id)
    const sample = { at: FIRST_DAY + at, hasAccounts: true, invoices: INVOICES }
    const payrollId = await insertSamplePayroll(tx, business, sample, new Date(services.clock.now()))
    await confirmPayees(services, tx, account, business, payrollId)
    const created = await stored(tx, business, payrollId)
    const orderId = order && (await finance(services, tx, account, business, created))
    /* The company may have used its invoices or its credit line meanwhile: the payroll is only scheduled then. */
    if (created.invoices === 0 || (order !== undefined && orderId === undefined)) return undefined
    for (const event of order === undefined ? events : (['RequestFinancing'] as const))
      done(await applyPayrollEvent(tx, services.clock, business, await stored(tx, business, payrollId), event))
    return { payrollId, orderId }
  })
  if (begun === undefined) return
  const { orderId, payrollId } = begun
  if (orderId !== undefined)
    for (const step of order ?? []) {
      if (step === 'transfer') await signSampleOrder(services, business, orderId)
      done(await statusChanges.actOnOrder(services, orderId, step, step === 'reject' ? reason : undefined))
    }
  if (action !== undefined)
    done(await payrollSteps.processPayroll(services, { payrollId, action, reason, actor: 'host' }))
  if (pays === undefined) return
  const payee = pays === 'all' ? undefined : await firstPayee(services, payrollId)
  done(await payrollSteps.processPayroll(services, { payrollId, action: 'confirm', payee, actor: 'host' }))
}

const finance = async (
  { clock }: Services,
  tx: Queries,
  { user }: identityStore.Account,
  business: Business,
  payroll: payrollStore.StoredPayroll,
): Promise<OrderId | undefined> => {
  const calendar = await bankCalendarOf(tx, business.country)
  const repaid = done(addBusinessDays(payroll.paymentDate, DAYS_TO_REPAY, calendar))
  const session = { id: 'sample', user, business, role: 'OWNER', authenticatedAt: 0, expiresAt: 0 } as const
  const ordered = await payrollFinancing.orderFinancing(tx, business, session, payroll, repaid, {
    today: clock.today(business.country),
    now: clock.now(),
  })
  return E.isRight(ordered) ? ordered.right.orderId : undefined
}

const confirmPayees = async (
  { clock }: Services,
  tx: Queries,
  { user }: identityStore.Account,
  business: Business,
  payrollId: PayrollId,
): Promise<void> => {
  const today = clock.today(business.country)
  for (const payee of await payeeCautions.unconfirmedPayees(tx, business, payrollId, clock))
    await confirmPayee(tx, business, payee, { channel: 'PHONE', person: 'Tesorería' }, { user }, today)
}

const stored = async (tx: Queries, business: Business, id: PayrollId): Promise<payrollStore.StoredPayroll> =>
  done(E.fromNullable('unknown')(await payrollStore.payrollById(tx, business, id)))

const firstPayee = async ({ database }: Services, payrollId: PayrollId): Promise<string | undefined> =>
  optionalValue(
    database,
    text,
    sql`select s.identifier from payable i join supplier s on s.id = i.payee_id where i.payroll_id = ${payrollId}
      order by i.payee_id limit 1`,
  )

/** A step that the rules reject is a defect of the samples. */
const done = <A>(step: E.Either<unknown, A>): A => {
  if (E.isRight(step)) return step.right
  throw new Error(`a sample payroll was rejected: ${JSON.stringify(step.left)}`)
}
