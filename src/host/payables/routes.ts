import * as E from 'fp-ts/Either'
import { validatePaymentDate } from '#domain/financing/payment-date.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import type { PayableEvent } from '#domain/payables/payable-state.ts'
import { validatePayeeConfirmation } from '#domain/payables/payee-confirmation.ts'
import { endpoints } from '#wire/endpoints.ts'
import { DATE_CODES } from '#wire/payment-date-codes.ts'
import { bankCalendarOf } from '../calendar/bank-calendar.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { DocumentStore } from '../documents/document-store.port.ts'
import { downloadFile } from '../documents/download-document.ts'
import type { TenantCall, HandlerResult } from '../http/call.ts'
import { changedMeanwhile, FORBIDDEN, hostError, invalid, NOT_FOUND } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import { recordChange } from '../live/record-change.ts'
import type { RefreshInvoices } from '../tax-authority/connector-invoices.ts'
import { confirmAssignee, isAssigneeConfirmed, type AssigneeConfirmation } from './assignee-confirmations.ts'
import { creditLineOf } from './credit-line.ts'
import { markDistinct } from './duplicates.ts'
import { duplicatesOf, pageOfPayables, payablesById } from './list.ts'
import { MOVED, movePayables } from './payroll-changes.ts'
import { withdrawPayables } from './payroll-routes.ts'
import { payablesSetup, savePayablesSetup, suppliersSince } from './setup.ts'
import { choosePaymentDate } from './store.ts'
import { payableStats } from './totals.ts'
import { requestVoucher, voucherFile } from './voucher-store.ts'

interface Services {
  readonly clock: Clock
  readonly documents: DocumentStore
  readonly live: Live
  readonly refreshInvoices: RefreshInvoices
}

export const payableRoutes = routes((services: Services) => [
  route(endpoints.payableStats, async ({ business, db, query }) =>
    E.right(await payableStats(db, business, services.clock.today(business.country), query.supplierId)),
  ),

  route(endpoints.creditLine, async ({ business, db }) => E.right(await creditLineOf(db, business))),

  route(endpoints.payablesSetup, async ({ business, db }) => E.right(await payablesSetup(db, business.id))),

  route(endpoints.payablesSetupSuppliers, async ({ business, db, query }) =>
    E.right(await suppliersSince(db, business.id, query.startDate)),
  ),

  route(endpoints.payablesSetupSave, (call) =>
    call.transaction(async (tx) => {
      const { body, business } = call
      if (body.startDate > services.clock.today(business.country)) return E.left(invalid(['startDate']))
      await lockBusiness(tx, business.id)
      await savePayablesSetup(tx, business, body, new Date(services.clock.now()))
      await recordChange(services, tx, call, 'payables', 'payables configured', {
        from: body.startDate,
        suppliers: body.suppliers.length,
      })
      return E.right(await payablesSetup(tx, business.id))
    }),
  ),

  route(endpoints.payables, async ({ business, db, query }) => {
    const page = await pageOfPayables(db, business, query, services.clock.today(business.country))
    return E.right({ ...page, page: query.page, pageSize: query.size })
  }),

  route(endpoints.payableChangeDate, (call) =>
    call.transaction(async (tx) => {
      const { body, business, params, version } = call
      const today = services.clock.today(business.country)
      const date = validatePaymentDate(body.paymentDate, { today }, await bankCalendarOf(tx, business.country))
      if (E.isLeft(date)) return E.left({ code: DATE_CODES[date.left._tag], fields: ['paymentDate'] })
      await lockBusiness(tx, business.id)
      const [payable] = await payablesById(tx, business, [params.payableId])
      if (payable === undefined) return E.left(NOT_FOUND)
      if (payable.location._tag !== 'Inbox') return E.left(MOVED)
      if (payable.version !== version) return E.left(changedMeanwhile(payable))
      await choosePaymentDate(tx, payable.id, date.right)
      await recordChange(services, tx, call, 'payables', 'payment date changed', {
        payable: payable.id,
        date: date.right,
      })
      return E.right({ ...payable, paymentDate: date.right, version: version + 1 })
    }),
  ),

  route(endpoints.payableDuplicates, async ({ business, db, params }) => {
    const [payable] = await payablesById(db, business, [params.payableId])
    return payable === undefined
      ? E.left(NOT_FOUND)
      : E.right({ invoices: await duplicatesOf(db, business, params.payableId) })
  }),

  route(endpoints.payableNotDuplicate, (call) =>
    call.transaction(async (tx) => {
      const { body, business, params } = call
      await lockBusiness(tx, business.id)
      const distinct = [...new Set([params.payableId, ...body.others])]
      const found = await payablesById(tx, business, distinct)
      if (found.length < distinct.length) return E.left(NOT_FOUND)
      await markDistinct(tx, params.payableId, body.others)
      await recordChange(services, tx, call, 'payables', 'payable is no duplicate', { payables: distinct.join(' ') })
      const [payable] = await payablesById(tx, business, [params.payableId])
      return payable === undefined ? E.left(NOT_FOUND) : E.right(payable)
    }),
  ),

  route(endpoints.payableConfirmAssignee, async (call) => {
    const { business, db, params } = call
    const confirmed = await call.transaction((tx) => confirmCession(services, tx, call))
    if (E.isLeft(confirmed)) return confirmed
    await services.refreshInvoices(business.id)
    services.live.publish({ type: 'invoices', businessId: business.id })
    const [payable] = await payablesById(db, business, [params.payableId])
    return E.fromNullable(NOT_FOUND)(payable)
  }),

  route(endpoints.payableRequestVoucher, (call) =>
    call.transaction(async (tx) => {
      const { business, params } = call
      await lockBusiness(tx, business.id)
      const [payable] = await payablesById(tx, business, [params.payableId])
      if (payable === undefined) return E.left(NOT_FOUND)
      if (payable.voucher === undefined) return E.left(hostError('ERROR_VOUCHER_NOT_AVAILABLE'))
      if (payable.voucher !== 'REQUESTABLE') return E.right(payable)
      await requestVoucher(tx, payable.id, new Date(services.clock.now()))
      await recordChange(services, tx, call, 'payables', 'voucher requested', { payable: payable.id })
      return E.right({ ...payable, voucher: 'REQUESTED' as const })
    }),
  ),

  route(endpoints.payableVoucher, async ({ db, params }) => {
    const file = await voucherFile(db, params.payableId)
    return file === undefined ? E.left(NOT_FOUND) : downloadFile(services, { ...file, kind: 'pdf' })
  }),

  route(endpoints.payablesArchive, (call) => {
    const { ids, on } = call.body
    return call.transaction((tx) => moveInvoices(services, tx, call, ids, { _tag: 'Archive', on }))
  }),

  route(endpoints.payablesPay, (call) => {
    const { ids, on } = call.body
    return call.transaction((tx) => moveInvoices(services, tx, call, ids, { _tag: 'MarkPaid', on }))
  }),

  route(endpoints.payablesRestore, (call) =>
    call.transaction((tx) => moveInvoices(services, tx, call, call.body.ids, { _tag: 'Restore' })),
  ),
])

interface ConfirmCall extends TenantCall {
  readonly body: { readonly [K in keyof Omit<AssigneeConfirmation, 'channel'>]: AssigneeConfirmation[K] } & {
    readonly channel: string
  }
  readonly params: { readonly payableId: PayableId }
}

/** Of the cession as it was shown; only the company knows whom it asked, so that no operator confirms. */
const confirmCession = async (
  { clock, ...services }: Services,
  tx: Queries,
  call: ConfirmCall,
): HandlerResult<undefined> => {
  const { body, business, params, session } = call
  if (session.operator !== undefined) return E.left(FORBIDDEN)
  const valid = validatePayeeConfirmation(body)
  if (E.isLeft(valid)) return E.left(invalid(valid.left.map(({ field }) => field)))
  await lockBusiness(tx, business.id)
  const [payable] = await payablesById(tx, business, [params.payableId])
  if (payable === undefined) return E.left(NOT_FOUND)
  const { assignee, unconfirmedCession: cession } = payable
  if (await isAssigneeConfirmed(tx, business.id, payable.id, body.assignee)) return E.right(undefined)
  const isShown =
    assignee?.identifier === body.assignee && cession?.assignor.identifier === body.assignor && cession.on === body.on
  if (!isShown) return E.left(hostError('ERROR_CONFLICT'))
  await confirmAssignee(
    tx,
    business.id,
    payable.id,
    { ...body, ...valid.right },
    session.user.id,
    clock.today(business.country),
  )
  await recordChange({ clock, ...services }, tx, call, 'payables', 'assignee of an invoice confirmed', {
    payable: payable.id,
    assignor: body.assignor,
    assignee: body.assignee,
    assigned: body.on,
    channel: valid.right.channel,
  })
  return E.right(undefined)
}

type Move = Extract<PayableEvent, { readonly _tag: 'Archive' | 'MarkPaid' | 'Restore' }>

/** All or none: one that is elsewhere by now rejects the whole. Those of a payroll are taken out of it. */
const moveInvoices = async (
  services: Services,
  tx: Queries,
  call: TenantCall,
  ids: ReadonlyArray<PayableId>,
  event: Move,
): HandlerResult<undefined> => {
  const { business } = call
  const distinct = [...new Set(ids)]
  if (distinct.length === 0) return E.left(invalid(['invoiceIds']))
  if (event._tag !== 'Restore' && event.on > services.clock.today(business.country))
    return E.left(invalid([DATE_FIELDS[event._tag]]))
  await lockBusiness(tx, business.id)
  const payrolls = event._tag === 'Restore' ? await payrollsOf(tx, call, distinct) : []
  const moved =
    payrolls.length === 0
      ? await movePayables(tx, business, distinct, event)
      : await withdrawPayables(tx, call, distinct, payrolls)
  if (E.isLeft(moved)) return moved
  const action = payrolls.length === 0 ? ACTIONS[event._tag] : 'payables taken out of their payroll'
  await recordChange(services, tx, call, 'payables', action, { payables: distinct.join(' ') })
  return E.right(undefined)
}

/** The payrolls of those that are scheduled. */
const payrollsOf = async (
  tx: Queries,
  { business }: TenantCall,
  ids: ReadonlyArray<PayableId>,
): Promise<ReadonlyArray<PayrollId>> => {
  const payables = await payablesById(tx, business, ids)
  return payables.flatMap(({ location }) => (location._tag === 'Scheduled' ? [location.payrollId] : []))
}

const DATE_FIELDS = { Archive: 'archivedAt', MarkPaid: 'paidAt' } as const

const ACTIONS: Readonly<Record<Move['_tag'], string>> = {
  Archive: 'payables archived',
  MarkPaid: 'payables marked as paid',
  Restore: 'payables restored',
}
