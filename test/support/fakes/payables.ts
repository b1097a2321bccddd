import { endpoints } from '#wire/endpoints.ts'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { PayableListName, Payables, PayablesSetup } from '#application/payables/payables.port.ts'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { validatePaymentDate } from '#domain/financing/payment-date.ts'
import { matchesSearch, normaliseSearch } from '#domain/financing/invoice-search.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money, sum } from '#domain/kernel/money.ts'
import type { CreditLine } from '#domain/payables/credit-line.ts'
import type { PayableId, PayableInvoice, PayrollId } from '#domain/payables/payable-invoice.ts'
import { transitionAll, type PayableEvent, type PayableState } from '#domain/payables/payable-state.ts'
import { arePossibleDuplicates } from '#domain/payables/duplicate.ts'
import { dueBucketOf, dueTotalsOf } from '#domain/payables/due-bucket.ts'
import { noticeOf, noticeTotalsOf } from '#domain/payables/payable-notice.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import { statsOf } from '#domain/payables/payable-stats.ts'
import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'
import { groupSuppliers } from '#domain/suppliers/supplier-list.ts'
import { DATE_CODES } from '#wire/payment-date-codes.ts'
import { makeFaults, rejected, rejectedBy, type Faults } from './faults.ts'

export interface FakePayables extends Payables {
  readonly faults: Faults
  readonly all: () => ReadonlyArray<PayableInvoice>
  readonly put: (invoices: ReadonlyArray<PayableInvoice>) => void
  /** The keys of the moves, in their order. */
  readonly keys: ReadonlyArray<string>
  line: CreditLine
  /** The payment dates of the payrolls that the invoices are in. */
  readonly listDates: Map<PayrollId, CivilDate>
}

const LIST_OF: Readonly<Record<PayableState['_tag'], PayableListName | undefined>> = {
  Inbox: 'inbox',
  Scheduled: undefined,
  Paid: 'paid',
  Archived: 'archived',
}

const movedOn = ({ location }: PayableInvoice): string => ('on' in location ? location.on : '')

const pairOf = (one: PayableId, other: PayableId): string => [one, other].toSorted().join(' ')

/** Chilean, in pesos. */
export const makeFakePayables = (given: ReadonlyArray<PayableInvoice>, today: CivilDate): FakePayables => {
  const faults = makeFaults()
  const moved = new Map<string, E.Either<unknown, void>>()
  const terms = new Map<string, PaymentTerm>()
  const keys: Array<string> = []
  const listDates = new Map<PayrollId, CivilDate>()
  const owing = { currency: 'CLP', today, listDates } as const
  let invoices = given
  let startDate: CivilDate | undefined
  const isHidden = ({ issueDate, location }: PayableInvoice) =>
    location._tag === 'Inbox' && startDate !== undefined && issueDate < startDate
  const visible = () => invoices.filter((invoice) => !isHidden(invoice))
  const setup = (): PayablesSetup => {
    const hidden = invoices.filter(isHidden).map(({ issueDate }) => issueDate)
    return { isDone: startDate !== undefined, startDate, hidden: hidden.length, oldest: hidden.toSorted()[0] }
  }
  const distinct = new Set<string>()
  /** How and whom the user asked, by invoice and assignee. */
  const assignees = new Map<string, string>()
  const duplicatesOf = (invoice: PayableInvoice) =>
    invoices.filter((other) => arePossibleDuplicates(invoice, other) && !distinct.has(pairOf(invoice.id, other.id)))
  const withDuplicates = (invoice: PayableInvoice) => ({
    ...invoice,
    isPossibleDuplicate: duplicatesOf(invoice).length > 0,
  })
  const inList = (list: PayableListName) => visible().filter(({ location }) => LIST_OF[location._tag] === list)
  const replace = (changed: ReadonlyArray<PayableInvoice>) => {
    const byId = new Map(changed.map((invoice) => [invoice.id, invoice]))
    invoices = invoices.map((invoice) => byId.get(invoice.id) ?? invoice)
  }
  const move = (ids: ReadonlyArray<PayableId>, event: PayableEvent, key: string) =>
    faults.around(() => {
      if (moved.has(key)) return TE.of(undefined)
      keys.push(key)
      const wanted = invoices.filter(({ id }) => ids.includes(id))
      if (wanted.length < new Set(ids).size) return TE.left(rejected('ERROR_NOT_FOUND'))
      const isScheduled = wanted.every(({ location }) => location._tag === 'Scheduled')
      const result = transitionAll(wanted, event._tag === 'Restore' && isScheduled ? { _tag: 'Withdraw' } : event)
      if (E.isLeft(result)) return TE.left(rejectedBy(endpoints.payablesArchive, 'ERROR_PAYABLE_MOVED'))
      moved.set(key, E.right(undefined))
      replace(result.right.map((invoice) => ({ ...invoice, payrollName: undefined, voucher: undefined })))
      return TE.of(undefined)
    })
  const self: FakePayables = {
    line: { credit: money('CLP', 0), balance: money('CLP', 0) },
    faults,
    keys,
    listDates,
    all: () => invoices,
    put: (next) => (invoices = next),
    creditLine: () => faults.around(() => TE.of(self.line)),
    setup: () => faults.around(() => TE.of(setup())),
    saveSetup: (choice) =>
      faults.around(() => {
        startDate = choice.startDate
        for (const { identifier, term } of choice.suppliers) terms.set(identifier, term)
        return TE.of(setup())
      }),
    suppliersSince: (date) =>
      faults.around(() => {
        const issued = invoices.filter(({ issueDate }) => issueDate >= date)
        const found = new Map(issued.map(({ supplier }) => [supplier.identifier, supplier.name]))
        const named = [...found].map(([identifier, name]) => ({ identifier, name, term: terms.get(identifier) }))
        return TE.of(groupSuppliers(named).flatMap(({ suppliers }) => suppliers))
      }),
    totals: (supplierId) =>
      faults.around(() => {
        const isCounted = ({ payeeId }: PayableInvoice) => supplierId === undefined || payeeId === supplierId
        const listed = (list: PayableListName) => inList(list).filter(isCounted)
        return TE.of({
          ...statsOf(visible().filter(isCounted), owing),
          due: dueTotalsOf(visible().filter(isCounted), owing),
          notices: noticeTotalsOf(visible().filter(isCounted), 'CLP', today),
          paid: owedTotals(listed('paid'), 'CLP'),
          counts: {
            inbox: listed('inbox').length,
            scheduled: visible().filter((invoice) => isCounted(invoice) && invoice.location._tag === 'Scheduled')
              .length,
            paid: listed('paid').length,
            archived: listed('archived').length,
          },
        })
      }),
    page: ({ due, isPayable, list, notice, page, pageSize, search, sort }) =>
      faults.around(() => {
        const found = inList(list).filter(
          (invoice) =>
            (search === '' || matchesSearch({ ...invoice, payer: invoice.supplier }, normaliseSearch(search, 'CL'))) &&
            (isPayable !== true || invoice.location._tag !== 'Inbox' || invoice.obstacle === undefined) &&
            (isPayable !== false || invoice.obstacle !== undefined) &&
            (due === undefined ||
              (invoice.obstacle === undefined && dueBucketOf(invoice.paymentDate, { today }) === due)) &&
            (notice === undefined || noticeOf(invoice, today) === notice),
        )
        const ordered = found.toSorted((one, other) => {
          if (sort?.field === 'amount') return one.amount.minor - other.amount.minor
          if (sort === undefined && list !== 'inbox') return movedOn(one) > movedOn(other) ? -1 : 1
          return one.paymentDate < other.paymentDate ? -1 : one.paymentDate === other.paymentDate ? 0 : 1
        })
        const rows = sort?.direction === 'desc' ? ordered.toReversed() : ordered
        const bySupplier = new Map<string, number>()
        for (const { supplier } of found)
          bySupplier.set(supplier.identifier, (bySupplier.get(supplier.identifier) ?? 0) + 1)
        return TE.of({
          rows: rows.slice((page - 1) * pageSize, page * pageSize).map(withDuplicates),
          page,
          pageSize,
          totalRows: found.length,
          totalAmount: sum(
            'CLP',
            found.map(({ amount }) => ({ currency: 'CLP' as const, minor: amount.minor })),
          ),
          totals: owedTotals(found, 'CLP'),
          bySupplier,
        })
      }),
    ofSupplier: (supplierId, page, pageSize) =>
      faults.around(() => {
        const found = visible()
          .filter(({ payeeId }) => payeeId === supplierId)
          .toSorted((one, other) => (one.issueDate > other.issueDate ? -1 : 1))
        return TE.of({
          rows: found.slice((page - 1) * pageSize, page * pageSize),
          page,
          pageSize,
          totalRows: found.length,
          totalAmount: sum(
            'CLP',
            found.map(({ amount }) => ({ currency: 'CLP' as const, minor: amount.minor })),
          ),
          totals: owedTotals(found, 'CLP'),
          bySupplier: new Map(),
        })
      }),
    changeDate: (id, version, paymentDate) => {
      const invoice = invoices.find((one) => one.id === id)
      const valid = validatePaymentDate(paymentDate, { today }, bankCalendar('CL'))
      const isValid = invoice?.location._tag === 'Inbox' && E.isRight(valid)
      if (isValid && invoice.version !== version) return TE.left({ _tag: 'Conflict', current: invoice })
      return faults.around(() => {
        if (invoice === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        if (invoice.location._tag !== 'Inbox')
          return TE.left(rejectedBy(endpoints.payableChangeDate, 'ERROR_PAYABLE_MOVED'))
        if (E.isLeft(valid)) return TE.left(rejectedBy(endpoints.payableChangeDate, DATE_CODES[valid.left._tag]))
        const changed = { ...invoice, paymentDate, version: version + 1 }
        replace([changed])
        return TE.of(changed)
      })
    },
    detailOf: (id) =>
      faults.around(() => {
        const invoice = invoices.find((one) => one.id === id)
        if (invoice === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        return TE.of({
          content: undefined,
          contentFailed: false,
          history: [{ _tag: 'InvoiceIssued' as const, on: invoice.issueDate }],
        })
      }),
    xmlOf: () => faults.around(() => TE.left(rejected('ERROR_NOT_FOUND'))),
    duplicatesOf: (id) =>
      faults.around(() => {
        const invoice = invoices.find((one) => one.id === id)
        return invoice === undefined ? TE.left(rejected('ERROR_NOT_FOUND')) : TE.of(duplicatesOf(invoice))
      }),
    markDistinct: (id, others) =>
      faults.around(() => {
        for (const other of others) distinct.add(pairOf(id, other))
        const invoice = invoices.map(withDuplicates).find((one) => one.id === id)
        return invoice === undefined ? TE.left(rejected('ERROR_NOT_FOUND')) : TE.of(invoice)
      }),
    confirmAssignee: (id, cession, { channel, person }) =>
      faults.around(() => {
        const invoice = invoices.find((one) => one.id === id)
        if (invoice === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        const { assignee, unconfirmedCession: waiting } = invoice
        if (assignees.has(`${id} ${cession.assignee}`)) return TE.of(invoice)
        const isShown =
          assignee?.identifier === cession.assignee &&
          waiting?.assignor.identifier === cession.assignor &&
          waiting.on === cession.on
        if (!isShown) return TE.left(rejectedBy(endpoints.payableConfirmAssignee, 'ERROR_CONFLICT'))
        assignees.set(`${id} ${cession.assignee}`, `${channel} ${person}`)
        const confirmed = { ...invoice, unconfirmedCession: undefined, obstacle: undefined }
        replace([confirmed])
        return TE.of(confirmed)
      }),
    requestVoucher: (id) =>
      faults.around(() => {
        const invoice = invoices.find((one) => one.id === id)
        if (invoice === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        if (invoice.voucher === undefined)
          return TE.left(rejectedBy(endpoints.payableRequestVoucher, 'ERROR_VOUCHER_NOT_AVAILABLE'))
        const requested = invoice.voucher === 'REQUESTABLE' ? { ...invoice, voucher: 'REQUESTED' as const } : invoice
        replace([requested])
        return TE.of(requested)
      }),
    downloadVoucher: (id) =>
      faults.around(() => {
        const invoice = invoices.find((one) => one.id === id)
        return invoice?.voucher === 'ATTACHED'
          ? TE.of({ name: 'comprobante.pdf', kind: 'pdf' as const, bytes: new TextEncoder().encode('%PDF-1.7') })
          : TE.left(rejected('ERROR_NOT_FOUND'))
      }),
    archive: (ids, on, key) => move(ids, { _tag: 'Archive', on }, key),
    markPaid: (ids, on, key) => move(ids, { _tag: 'MarkPaid', on }, key),
    restore: (ids, key) => move(ids, { _tag: 'Restore' }, key),
  }
  return self
}
