import { endpoints } from '#wire/endpoints.ts'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type {
  PayeeCautionState,
  PayeeWait,
  PayeeTransfer,
  PayrollDetail,
  Payrolls,
  TransferAccount,
} from '#application/payables/payrolls.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import type { Approvals } from '#application/team/approvals.port.ts'
import { maskedNumber } from '#domain/banking/account-number.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { normaliseSearch } from '#domain/financing/invoice-search.ts'
import { simulateConfirming } from '#domain/financing/simulate-confirming.ts'
import { normaliseText } from '#domain/kernel/fold.ts'
import type { PricedCart } from '#domain/financing/priced-cart.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import type { InvoiceId, OrderId, UserId } from '#domain/kernel/id.ts'
import { sum, zero } from '#domain/kernel/money.ts'
import { dueBucketOf } from '#domain/payables/due-bucket.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import type { PayableId, PayableInvoice, PayrollId } from '#domain/payables/payable-invoice.ts'
import { transitionAll, type PayableEvent } from '#domain/payables/payable-state.ts'
import { validateFinancing } from '#domain/payables/credit-line.ts'
import type { PayeeConfirmation } from '#domain/payables/payee-confirmation.ts'
import { transition } from '#domain/payables/payroll-flow.ts'
import { type PayrollRequest, transfersOf } from '#domain/payables/payroll-request.ts'
import { awaitsMoney, shownStatus, validateAddition, validateDeletion } from '#domain/payables/payroll.ts'
import { paymentGate } from '#domain/team/approved-payment.ts'
import type { ApprovalId, Pending } from '#domain/team/pending.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { aRequestedApproval } from '#test/support/samples/approvals.ts'
import { makeFaults, rejected, rejectedBy, type Faults } from './faults.ts'
import type { FakePayables } from './payables.ts'

export interface FakePayrolls extends Payrolls {
  readonly faults: Faults
  readonly all: () => ReadonlyArray<PayrollDetail>
  /** Changes one from outside, as the financier does. */
  readonly put: (id: PayrollId, instead: Partial<PayrollDetail>) => void
  /** The financier's account; undefined when it has none for the business. */
  account: TransferAccount | undefined
  /** Another account of the supplier, which was not confirmed. */
  readonly changeAccountOf: (identifier: string) => void
  /** The account of the supplier changed so recently that it waits until then; another member may confirm it too. */
  readonly makeWait: (identifier: string, wait: Omit<PayeeWait, 'isAsked'>) => void
  /** The user confirmed the accounts of all suppliers earlier. */
  readonly confirmAccounts: () => void
  /** Others authorise these acts. */
  guardedActs: ReadonlyArray<'PAY' | 'FINANCE'>
  /** Others authorise the payment that waits. */
  readonly approve: (id: PayrollId) => void
  /** Its requester takes the request back. */
  readonly withdrawRequest: Approvals['withdraw']
  /** The keys of the requests, in their order. */
  readonly keys: ReadonlyArray<string>
}

const AN_ACCOUNT: TransferAccount = {
  bank: 'BancoEstado',
  bankCode: '012',
  type: 'CUENTA_CORRIENTE',
  number: '62811904',
  holder: 'Papelera Austral',
  holderIdentifier: '76000000-K',
  email: 'pagos@papelera.example',
}

type Stored = Pick<
  PayrollDetail,
  'id' | 'name' | 'paymentDate' | 'status' | 'reason' | 'checkAt' | 'orderId' | 'approval' | 'authorisedMethod'
>

/** The payrolls of the same business as `payables`. */
export const makeFakePayrolls = (payables: FakePayables, today: CivilDate): FakePayrolls => {
  const faults = makeFaults()
  const keys: Array<string> = []
  const answers = new Map<string, PayrollDetail | Pending>()
  const stored = new Map<PayrollId, Stored>()
  const overrides = new Map<PayrollId, Partial<PayrollDetail>>()
  let lastId = 0
  const confirmations = new Map<string, PayeeConfirmation & { readonly version: number }>()
  const versions = new Map<string, number>()
  const waits = new Map<string, Omit<PayeeWait, 'isAsked'>>()
  const cautionOf = (identifier: string): PayeeCautionState => {
    const version = versions.get(identifier) ?? 1
    const found = confirmations.get(identifier)
    const confirmation = found?.version === version ? found : undefined
    const wait = waits.get(identifier)
    return {
      version,
      reasons: ['FIRST_PAYMENT'],
      isUnconfirmed: confirmation === undefined || wait !== undefined,
      confirmedBy: confirmation && 'Ana Soto',
      operator: undefined,
      confirmedOn: confirmation && today,
      channel: confirmation?.channel,
      person: confirmation?.person,
      phone: '+56412793306',
      phoneSince: '2025-03-04' as CivilDate,
      waits: wait && { ...wait, isAsked: confirmation === undefined },
    }
  }
  const isMasked = (id: PayrollId): boolean =>
    stored.get(id)?.status === 'SCHEDULED_READY_TO_PAY' && self.guardedActs.includes('PAY')
  const accountOf = (id: PayrollId, identifier: string): TransferAccount =>
    isMasked(id) || cautionOf(identifier).isUnconfirmed
      ? { ...AN_ACCOUNT, number: maskedNumber(AN_ACCOUNT.number) }
      : AN_ACCOUNT
  const invoicesOf = (id: PayrollId) =>
    payables.all().filter(({ location }) => 'payrollId' in location && location.payrollId === id)
  /** Its invoices are owed while it awaits money. */
  const keep = (payroll: Stored): PayrollDetail => {
    stored.set(payroll.id, payroll)
    if (awaitsMoney({ status: payroll.status, isFinanced: payroll.orderId !== undefined }))
      payables.listDates.set(payroll.id, payroll.paymentDate)
    else payables.listDates.delete(payroll.id)
    return detailOf(payroll)
  }
  const detailOf = (payroll: Stored): PayrollDetail => {
    const invoices = invoicesOf(payroll.id)
    const payable = invoices.filter(({ obstacle }) => obstacle === undefined)
    const total = sum(
      'CLP',
      payable.map(({ amount }) => ({ currency: 'CLP' as const, minor: amount.minor })),
    )
    return {
      ...payroll,
      invoices: invoices.length,
      suppliers: new Set(invoices.map(({ payeeId }) => payeeId)).size,
      total,
      totals: owedTotals(payable, 'CLP'),
      owed: owedTotals(
        payable.filter(({ location }) => location._tag === 'Scheduled'),
        'CLP',
      ).filter(({ minor }) => minor > 0),
      hasBankAccount: invoices.every(({ supplier }) => supplier.hasBankAccount),
      withoutAccount: transfersOf(invoices)
        .filter(({ payee }) => !payee.hasBankAccount)
        .map(({ invoiceIds, payee: { name }, total: { currency } }) => ({ id: payeeIdOf(invoiceIds), name, currency })),
      reference: `LISTA-${payroll.id.padStart(6, '0')}`,
      notPayable: invoices.length - payable.length,
      ...overrides.get(payroll.id),
    }
  }
  const payeeIdOf = (ids: ReadonlyArray<PayableId>): SupplierId =>
    payables.all().find(({ id }) => ids.includes(id))?.payeeId ?? ('0' as SupplierId)
  const payeesOf = (id: PayrollId): ReadonlyArray<PayeeTransfer> =>
    transfersOf(invoicesOf(id)).map(({ invoiceIds, payee, total }) => ({
      id: payeeIdOf(invoiceIds),
      name: payee.name,
      identifier: payee.identifier,
      invoices: invoiceIds.length,
      folios: invoicesOf(id)
        .filter((invoice) => invoiceIds.includes(invoice.id))
        .map(({ folio }) => folio),
      total,
      account: payee.hasBankAccount ? accountOf(id, payee.identifier) : undefined,
      caution: payee.hasBankAccount ? cautionOf(payee.identifier) : undefined,
    }))
  const isFound = ({ id, name, total }: PayrollDetail, search: string): boolean => {
    const { amounts, text } = normaliseSearch(search, 'CL')
    const invoices = invoicesOf(id)
    return (
      [name, ...invoices.flatMap(({ folio, supplier }) => [folio, supplier.name])].some((one) =>
        normaliseText(one).includes(text),
      ) || [total, ...invoices.map(({ amount }) => amount)].some(({ minor }) => amounts.includes(minor))
    )
  }
  const isUnconfirmed = (id: PayrollId) => payeesOf(id).some(({ caution }) => caution?.isUnconfirmed === true)
  const all = () => [...stored.values()].map(detailOf)
  const move = (ids: ReadonlyArray<PayableId>, event: PayableEvent, name?: string): E.Either<Failure, void> => {
    const wanted = payables.all().filter(({ id }) => ids.includes(id))
    if (wanted.length < ids.length) return E.left(rejected('ERROR_NOT_FOUND'))
    if (wanted.some(({ obstacle }) => obstacle !== undefined) && event._tag === 'Schedule')
      return E.left(rejectedBy(endpoints.payrollCreate, 'ERROR_PAYABLE_NOT_OWED'))
    const moved = transitionAll(wanted, event)
    if (E.isLeft(moved)) return E.left(rejectedBy(endpoints.payrollCreate, 'ERROR_PAYABLE_MOVED'))
    const named = moved.right.map((invoice): PayableInvoice => ({
      ...invoice,
      payrollName: name ?? (event._tag === 'Settle' ? invoice.payrollName : undefined),
    }))
    const byId = new Map(named.map((invoice) => [invoice.id, invoice]))
    payables.put(payables.all().map((invoice) => byId.get(invoice.id) ?? invoice))
    return E.right(undefined)
  }
  const find = (id: PayrollId): PayrollDetail | undefined => all().find((payroll) => payroll.id === id)
  /** Once per key. */
  const once = <A extends PayrollDetail | Pending>(key: string, change: () => E.Either<Failure, A>) =>
    faults.around(() => {
      const known = answers.get(key)
      if (known !== undefined) return TE.of(known as A)
      keys.push(key)
      const answer = change()
      if (E.isRight(answer)) answers.set(key, answer.right)
      return TE.fromEither(answer)
    })
  const create = ({ invoiceIds, name, paymentDate }: PayrollRequest): E.Either<Failure, PayrollDetail> => {
    const id = String(lastId + 1) as PayrollId
    const moved = move(invoiceIds, { _tag: 'Schedule', payrollId: id }, name)
    if (E.isLeft(moved)) return moved
    lastId += 1
    const payroll = {
      id,
      name,
      paymentDate,
      status: 'SCHEDULED_READY_TO_PAY',
      reason: undefined,
      checkAt: undefined,
      orderId: undefined,
    } as const
    return E.right(keep(payroll))
  }
  /** Stored until others authorise it. */
  const wait = (payroll: PayrollDetail, act: 'PAY' | 'FINANCE', method?: 'TRANSFER' | 'DIRECT'): Pending => {
    lastApproval += 1
    const id = String(lastApproval) as ApprovalId
    const approval = { id, act, requesterId: '1' as UserId, requestedBy: 'Ana Soto' }
    keep({ ...(stored.get(payroll.id) ?? payroll), approval })
    methods.set(payroll.id, method)
    return {
      _tag: 'Pending',
      approval: { id, act, state: 'PENDING', needed: 1, given: 0, expiresAt: 1_796_000_000_000 },
    }
  }
  const methods = new Map<PayrollId, 'TRANSFER' | 'DIRECT' | undefined>()
  let lastApproval = 0
  const self: FakePayrolls = {
    faults,
    keys,
    guardedActs: [],
    approve: (id) => {
      const payroll = stored.get(id)
      if (payroll === undefined) throw new Error(`no payroll ${id}`)
      keep({ ...payroll, status: 'FUNDING_AWAITING', approval: undefined, authorisedMethod: methods.get(id) })
    },
    all,
    account: AN_ACCOUNT,
    put: (id, instead) => {
      const payroll = stored.get(id)
      if (payroll === undefined) throw new Error(`no payroll ${id}`)
      keep({ ...payroll, ...(instead.status === undefined ? {} : { status: instead.status }) })
      overrides.set(id, { ...overrides.get(id), ...instead })
    },
    withdrawRequest: (id) =>
      faults.around(() => {
        const payroll = [...stored.values()].find(({ approval }) => approval?.id === id)
        if (payroll?.approval === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        keep({ ...payroll, approval: undefined })
        return TE.of({ ...aRequestedApproval(id), act: payroll.approval.act, state: 'WITHDRAWN' })
      }),
    page: (page, pageSize, { due, search = '', status } = {}) =>
      faults.around(() => {
        const open = all()
          .filter(({ invoices, status }) => invoices > 0 && status !== 'PAID')
          .filter(
            ({ owed = [], paymentDate }) =>
              due === undefined || (owed.length > 0 && dueBucketOf(paymentDate, { today }) === due),
          )
          .filter((payroll) => status === undefined || shownStatus(payroll) === status)
          .filter((payroll) => isFound(payroll, search))
          .toSorted((one, other) => (one.paymentDate < other.paymentDate ? -1 : 1))
        const rows = open.slice((page - 1) * pageSize, page * pageSize)
        return TE.of({ rows, page, pageSize, totalRows: open.length })
      }),
    payroll: (id) => faults.around(() => TE.fromEither(E.fromNullable(rejected('ERROR_NOT_FOUND'))(find(id)))),
    invoices: (id, page, pageSize) =>
      faults.around(() => {
        if (find(id) === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        const found = invoicesOf(id)
        const bySupplier = new Map(found.map(({ supplier }) => [supplier.identifier, 1]))
        return TE.of({
          rows: found.slice((page - 1) * pageSize, page * pageSize),
          page,
          pageSize,
          totalRows: found.length,
          totalAmount: sum(
            'CLP',
            found.map(({ amount }) => ({ currency: 'CLP' as const, minor: amount.minor })),
          ),
          bySupplier,
        })
      }),
    transfers: (id) =>
      faults.around(() => {
        if (find(id) === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        const account = self.account && isMasked(id) ? { ...self.account, number: '···904' } : self.account
        const guardedActs = stored.get(id)?.status === 'SCHEDULED_READY_TO_PAY' ? self.guardedActs : []
        return TE.of({ account, ownAccounts: [AN_ACCOUNT], payees: payeesOf(id), guardedActs })
      }),
    makeWait: (identifier, wait) => void waits.set(identifier, wait),
    changeAccountOf: (identifier) => {
      versions.set(identifier, (versions.get(identifier) ?? 1) + 1)
    },
    confirmAccounts: () => {
      for (const { supplier } of payables.all()) {
        const { version } = cautionOf(supplier.identifier)
        confirmations.set(supplier.identifier, { channel: 'PHONE', person: 'Luis Paz', version })
      }
    },
    confirmPayee: (id, { currency, id: supplierId, version }, confirmation) =>
      faults.around(() => {
        const isPayee = (one: PayeeTransfer) => one.id === supplierId && one.total.currency === currency
        const payee = payeesOf(id).find(isPayee)
        if (payee?.caution === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        if (payee.caution.version !== version)
          return TE.left(rejectedBy(endpoints.payrollConfirmPayee, 'ERROR_CONFLICT'))
        confirmations.set(payee.identifier, { ...confirmation, version })
        return TE.fromEither(E.fromNullable(rejected('ERROR_NOT_FOUND'))(payeesOf(id).find(isPayee)))
      }),
    create: (request, key) => once(key, () => create(request)),
    createAll: (requests, key) =>
      faults.around(() => {
        const known = requests.map((_, at) => answers.get(`${key} ${at}`))
        if (known.every((payroll) => payroll !== undefined)) return TE.of(known as ReadonlyArray<PayrollDetail>)
        keys.push(key)
        const before = payables.all()
        const created = E.traverseArray(create)(requests)
        if (E.isLeft(created)) payables.put(before)
        else created.right.forEach((payroll, at) => answers.set(`${key} ${at}`, payroll))
        return TE.fromEither(created)
      }),
    addInvoices: (id, ids, key) =>
      once(key, () => {
        const payroll = find(id)
        if (payroll === undefined) return E.left(rejected('ERROR_NOT_FOUND'))
        if (payroll.approval !== undefined)
          return E.left(rejectedBy(endpoints.payrollAddInvoices, 'ERROR_APPROVAL_PENDING'))
        if (E.isLeft(validateAddition(payroll)))
          return E.left(rejectedBy(endpoints.payrollAddInvoices, 'ERROR_PAYROLL_NOT_PAYABLE'))
        const moved = move(ids, { _tag: 'Schedule', payrollId: id }, payroll.name)
        return E.isLeft(moved) ? moved : E.right(find(id) ?? payroll)
      }),
    requestPayment: (id, request, key) =>
      once<PayrollDetail | Pending>(key, () => {
        const payroll = find(id)
        if (payroll === undefined) return E.left(rejected('ERROR_NOT_FOUND'))
        const { authorisedMethod, approval, status } = payroll
        if (approval !== undefined) return E.left(rejectedBy(endpoints.payrollRequestPayment, 'ERROR_APPROVAL_PENDING'))
        const method = request === 'PaidDirectly' || request === 'AnnounceDirect' ? 'DIRECT' : 'TRANSFER'
        const isPaid = request === 'DeclarePaid' || request === 'PaidDirectly'
        const needed = status === 'SCHEDULED_READY_TO_PAY' && self.guardedActs.includes('PAY') ? 1 : 0
        const gate = paymentGate(needed, authorisedMethod, { method, isPaid })
        if (gate === 'REQUIRED') return E.left(rejectedBy(endpoints.payrollRequestPayment, 'ERROR_APPROVAL_REQUIRED'))
        if (request === 'AnnounceDirect' && gate !== 'ASK') return E.left(rejected('ERROR_VALIDATION'))
        if (payroll.notPayable > 0) return E.left(rejectedBy(endpoints.payrollRequestPayment, 'ERROR_PAYABLE_NOT_OWED'))
        const next = transition(payroll, request === 'AnnounceDirect' ? 'PayLater' : request)
        if (E.isLeft(next))
          return E.left(
            rejectedBy(
              endpoints.payrollRequestPayment,
              next.left._tag === 'PayrollIncomplete' ? 'ERROR_PAYROLL_INCOMPLETE' : 'ERROR_PAYROLL_NOT_PAYABLE',
            ),
          )
        if (isUnconfirmed(id)) return E.left(rejectedBy(endpoints.payrollRequestPayment, 'ERROR_PAYEE_UNCONFIRMED'))
        if (gate === 'ASK') return E.right(wait(payroll, 'PAY', method))
        const ids = invoicesOf(id).map((invoice) => invoice.id)
        if (request === 'PaidDirectly') move(ids, { _tag: 'Settle', on: today })
        return E.right(keep({ ...(stored.get(id) ?? payroll), status: next.right }))
      }),
    priceFinancing: (id, repaymentDate) =>
      faults.around(() => {
        const payroll = find(id)
        const simulated = payroll && simulateConfirming(pricedCart(payroll, invoicesOf(id), repaymentDate))
        return simulated === undefined || E.isLeft(simulated)
          ? TE.left(rejected('ERROR_NOT_FOUND'))
          : TE.of(simulated.right.simulation)
      }),
    requestFinancing: (id, repaymentDate, key) =>
      once<PayrollDetail | Pending>(key, () => {
        const payroll = find(id)
        if (payroll === undefined) return E.left(rejected('ERROR_NOT_FOUND'))
        const simulated = simulateConfirming(pricedCart(payroll, invoicesOf(id), repaymentDate))
        if (
          E.isRight(simulated) &&
          E.isLeft(validateFinancing(payables.line, zero('CLP'), simulated.right.simulation.total))
        )
          return E.left(rejectedBy(endpoints.payrollRequestFinancing, 'ERROR_CREDIT_LINE_EXCEEDED'))
        const next = transition(payroll, 'RequestFinancing')
        if (E.isLeft(next)) return E.left(rejectedBy(endpoints.payrollRequestFinancing, 'ERROR_PAYROLL_NOT_PAYABLE'))
        if (isUnconfirmed(id)) return E.left(rejectedBy(endpoints.payrollRequestFinancing, 'ERROR_PAYEE_UNCONFIRMED'))
        if (self.guardedActs.includes('FINANCE')) return E.right(wait(payroll, 'FINANCE'))
        return E.right(keep({ ...(stored.get(id) ?? payroll), status: next.right, orderId: '900' as OrderId }))
      }),
    delete: (id) =>
      faults.around(() => {
        const payroll = find(id)
        if (payroll === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        if (payroll.approval !== undefined)
          return TE.left(rejectedBy(endpoints.payrollDelete, 'ERROR_APPROVAL_PENDING'))
        if (E.isLeft(validateDeletion(payroll)))
          return TE.left(rejectedBy(endpoints.payrollDelete, 'ERROR_PAYROLL_NOT_PAYABLE'))
        move(
          invoicesOf(id).map((invoice) => invoice.id),
          { _tag: 'Withdraw' },
        )
        stored.delete(id)
        return TE.of(undefined)
      }),
  }
  return self
}

const pricedCart = (
  { paymentDate }: PayrollDetail,
  invoices: ReadonlyArray<PayableInvoice>,
  repaymentDate: CivilDate,
): PricedCart => {
  const { monthlyRate: rate, operationCost, retention } = standardTerms('CLP')
  return {
    currency: 'CLP',
    today: paymentDate,
    operationCost,
    lines: invoices.map(({ amount, id }) => ({
      invoiceId: id as string as InvoiceId,
      amount: { currency: 'CLP', minor: amount.minor },
      creditNotes: zero('CLP'),
      paymentDate: repaymentDate,
      rate,
      retention,
    })),
  }
}
