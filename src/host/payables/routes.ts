import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { type DocumentStore, downloadFile } from '../documents/index.ts'
import type { documentDetail } from '../tax-authority/index.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import { pageAt } from '../http/page-at.ts'
import { route, routes } from '../http/route.ts'
import type { Mail } from '../mail/mail.port.ts'
import type { ApprovalServices } from '../approval/approval-services.ts'
import type { OrderEvents } from '../orders/index.ts'
import { confirmPayeeOf } from './confirm-payee.ts'
import { creditLineOf } from './credit-line.ts'
import { duplicatesOf, pageOfPayables, pageOfPayroll, pageOfSupplier, payablesById } from './list.ts'
import {
  changePaymentDate,
  configurePayables,
  confirmAssigneeOf,
  markAsNoDuplicate,
  moveInvoices,
  requestVoucherOf,
  type ConfirmationServices,
} from './payable-commands.ts'
import { detailOfPayable, xmlOfPayable } from './payable-detail.ts'
import { addToPayroll, createPayroll, createPayrolls, removePayroll } from './payroll-commands.ts'
import { requestFinancing } from './payroll-financing.ts'
import { requestPayments } from './payroll-payments.ts'
import { payrollById, payrollPage } from './payroll-store.ts'
import { activityOfSupplier } from './supplier-activity.ts'
import { pageOfDebts } from './supplier-debts.ts'
import { payablesSetup, suppliersSince } from './setup.ts'
import { payableStats } from './totals.ts'
import { payrollTransfers } from './transfer-accounts.ts'
import { voucherFile } from './voucher-store.ts'

interface Services extends ApprovalServices, ConfirmationServices, documentDetail.Originals {
  readonly documents: DocumentStore
  readonly mail: Mail
  readonly orderEvents: OrderEvents
}

export const payableRoutes = routes((services: Services) => [
  route(endpoints.payableStats, async ({ business, db, query }) =>
    E.right(await payableStats(db, business, services.clock.today(business.country), query.supplierId)),
  ),
  route(endpoints.supplierDebts, async ({ business, db, query }) =>
    E.right(pageAt(query, await pageOfDebts(db, business, query, services.clock))),
  ),
  route(endpoints.creditLine, async ({ business, db }) => E.right(await creditLineOf(db, business))),
  route(endpoints.payablesSetup, async ({ business, db }) => E.right(await payablesSetup(db, business.id))),
  route(endpoints.payablesSetupSuppliers, async ({ business, db, query }) =>
    E.right(await suppliersSince(db, business.id, query.startDate)),
  ),
  route(endpoints.payablesSetupSave, (call) => call.transaction((tx) => configurePayables(services, tx, call))),
  route(endpoints.payables, async ({ business, db, query }) => {
    const today = services.clock.today(business.country)
    return E.right(pageAt(query, await pageOfPayables(db, business, query, today)))
  }),
  route(endpoints.supplierInvoices, async ({ business, db, params, query }) =>
    E.right(pageAt(query, await pageOfSupplier(db, business, params.supplierId, query))),
  ),
  route(endpoints.supplierActivity, async ({ business, db, params }) =>
    E.right(await activityOfSupplier(db, business, params.supplierId)),
  ),
  route(endpoints.payableChangeDate, (call) => call.transaction((tx) => changePaymentDate(services, tx, call))),
  route(endpoints.payableDetail, ({ business, db, params }) =>
    detailOfPayable(services, db, business, params.payableId),
  ),
  route(endpoints.payableXml, ({ business, db, params }) => xmlOfPayable(services, db, business, params.payableId)),
  route(endpoints.payableDuplicates, async ({ business, db, params: { payableId } }) => {
    const [payable] = await payablesById(db, business, [payableId])
    if (payable === undefined) return E.left(NOT_FOUND)
    return E.right({ invoices: await duplicatesOf(db, business, payableId) })
  }),
  route(endpoints.payableNotDuplicate, (call) => call.transaction((tx) => markAsNoDuplicate(services, tx, call))),
  route(endpoints.payableConfirmAssignee, (call) => confirmAssigneeOf(services, call)),
  route(endpoints.payableRequestVoucher, (call) => call.transaction((tx) => requestVoucherOf(services, tx, call))),
  route(endpoints.payableVoucher, async ({ db, params }) => {
    const file = await voucherFile(db, params.payableId)
    return file === undefined ? E.left(NOT_FOUND) : downloadFile(services, { ...file, kind: 'pdf' })
  }),
  route(endpoints.payablesArchive, (call) =>
    call.transaction((tx) => moveInvoices(services, tx, call, call.body.ids, { _tag: 'Archive', on: call.body.on })),
  ),
  route(endpoints.payablesPay, (call) =>
    call.transaction((tx) => moveInvoices(services, tx, call, call.body.ids, { _tag: 'MarkPaid', on: call.body.on })),
  ),
  route(endpoints.payablesRestore, (call) =>
    call.transaction((tx) => moveInvoices(services, tx, call, call.body.ids, { _tag: 'Restore' })),
  ),

  route(endpoints.payrolls, async ({ business, db, query }) =>
    E.right(pageAt(query, await payrollPage(db, business, query, services.clock.today(business.country)))),
  ),
  route(endpoints.payroll, async ({ business, db, params }) =>
    E.fromNullable(NOT_FOUND)(await payrollById(db, business, params.payrollId)),
  ),
  route(endpoints.payrollInvoices, async ({ business, db, params, query }) =>
    E.right(pageAt(query, await pageOfPayroll(db, business, params.payrollId, query))),
  ),
  route(endpoints.payrollCreate, (call) => call.transaction((tx) => createPayroll(services, tx, call))),
  route(endpoints.payrollsCreate, (call) => call.transaction((tx) => createPayrolls(services, tx, call))),
  route(endpoints.payrollAddInvoices, (call) => call.transaction((tx) => addToPayroll(services, tx, call))),
  route(endpoints.payrollRequestPayment, (call) => call.transaction((tx) => requestPayments(services, tx, call))),
  route(endpoints.payrollRequestFinancing, (call) => call.transaction((tx) => requestFinancing(services, tx, call))),
  route(endpoints.payrollDelete, (call) => call.transaction((tx) => removePayroll(services, tx, call))),
  route(endpoints.payrollTransfers, async ({ business, db, params, session }) =>
    E.right(await payrollTransfers(services.clock, db, business, session, params.payrollId)),
  ),
  route(endpoints.payrollConfirmPayee, (call) => call.transaction((tx) => confirmPayeeOf(services, tx, call))),
])
