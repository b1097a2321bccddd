import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TypeOf } from 'io-ts'
import type { PayablePage as Page, Payables, PayableTotals } from '#application/payables/payables.port.ts'
import type { PayablePage, PayableStats } from '#wire/payables.codec.ts'
import { payableEndpoints } from '#wire/payables.endpoints.ts'
import { readDownload } from '../documents/read-download.ts'
import { readXml } from '../documents/read-xml.ts'
import type { Api } from '../http/api.ts'

export const makeHttpPayables = (api: Api): Payables => ({
  setup: () => api.forBusiness(payableEndpoints.payablesSetup)({}),
  saveSetup: (body) => api.forBusiness(payableEndpoints.payablesSetupSave)({ body }),
  suppliersSince: (startDate) => api.forBusiness(payableEndpoints.payablesSetupSuppliers)({ query: { startDate } }),
  totals: (supplierId) =>
    pipe(api.forBusiness(payableEndpoints.payableStats)({ query: { supplierId } }), TE.map(toPayableTotals)),
  creditLine: () => api.forBusiness(payableEndpoints.creditLine)({}),
  page: ({ due, isPayable, list, notice, page, pageSize, search, sort }) =>
    pipe(
      api.forBusiness(payableEndpoints.payables)({
        query: {
          option: list,
          page,
          size: pageSize,
          search: search === '' ? undefined : search,
          payable: isPayable === undefined ? undefined : isPayable ? 'yes' : 'no',
          due,
          notice,
          orderBy: sort,
        },
      }),
      TE.map(toPayablePage),
    ),
  ofSupplier: (supplierId, page, size) =>
    pipe(
      api.forBusiness(payableEndpoints.supplierInvoices)({ params: { supplierId }, query: { page, size } }),
      TE.map(toPayablePage),
    ),
  changeDate: (payableId, version, paymentDate) =>
    api.forBusiness(payableEndpoints.payableChangeDate)({ params: { payableId }, version, body: { paymentDate } }),
  detailOf: (payableId) => api.forBusiness(payableEndpoints.payableDetail)({ params: { payableId } }),
  xmlOf: (payableId) =>
    pipe(api.forBusiness(payableEndpoints.payableXml)({ params: { payableId } }), TE.flatMapEither(readXml)),
  duplicatesOf: (payableId) =>
    pipe(
      api.forBusiness(payableEndpoints.payableDuplicates)({ params: { payableId } }),
      TE.map(({ invoices }) => invoices),
    ),
  markDistinct: (payableId, others) =>
    api.forBusiness(payableEndpoints.payableNotDuplicate)({ params: { payableId }, body: { others } }),
  confirmAssignee: (payableId, cession, confirmation) =>
    api.forBusiness(payableEndpoints.payableConfirmAssignee)({
      params: { payableId },
      body: { ...cession, ...confirmation },
    }),
  requestVoucher: (payableId) => api.forBusiness(payableEndpoints.payableRequestVoucher)({ params: { payableId } }),
  downloadVoucher: (payableId) =>
    pipe(api.forBusiness(payableEndpoints.payableVoucher)({ params: { payableId } }), TE.flatMapEither(readDownload)),
  archive: (ids, on, key) => api.forBusiness(payableEndpoints.payablesArchive)({ body: { ids, on }, key }),
  markPaid: (ids, on, key) => api.forBusiness(payableEndpoints.payablesPay)({ body: { ids, on }, key }),
  restore: (ids, key) => api.forBusiness(payableEndpoints.payablesRestore)({ body: { ids }, key }),
})

type WirePage = TypeOf<ReturnType<typeof PayablePage>>

export const toPayablePage = ({ bySupplier, ...found }: WirePage): Page => ({
  ...found,
  bySupplier: new Map(bySupplier.map(({ identifier, invoices }) => [identifier, invoices])),
})

/** The amounts of a host that does not count by currency are one sum. */
const toPayableTotals = ({
  counts,
  delayed,
  due,
  notices,
  paid,
  pending,
  scheduled,
  totals,
}: TypeOf<ReturnType<typeof PayableStats>>): PayableTotals => ({
  counts,
  pending: totals?.pending ?? [pending],
  scheduled: totals?.scheduled ?? [scheduled],
  delayed: totals?.delayed ?? [delayed],
  paid: totals?.paid ?? [paid],
  due: due.map(({ amount, bucket, first, invoices, lists = 0, scheduled = [], totals: owed = [amount] }) => ({
    bucket,
    first,
    invoices,
    lists,
    scheduled,
    totals: owed,
  })),
  notices: notices.map((found) => ({
    notice: found.notice,
    invoices: found.invoices,
    totals: found.totals ?? [found.amount],
  })),
})
