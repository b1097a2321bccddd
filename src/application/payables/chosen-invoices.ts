import { makeAutoObservable, observableRef } from 'mobx'
import { busiestDay, type DueDay, dueDaysOf, type DueList, dueListsOf } from '#domain/payables/due-day.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Money } from '#domain/kernel/money.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import type { PayableId, PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { type SupplierTransfer, transfersOf } from '#domain/payables/payroll-request.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import type { Resolved } from '../shared/token.ts'
import { MissingAccount } from './missing-account.ts'

/** A transfer with its invoices. */
export interface ChosenTransfer extends SupplierTransfer {
  readonly invoices: ReadonlyArray<PayableInvoice>
}

/** The invoices that are scheduled together: those that were selected, without what the user leaves out. */
export class ChosenInvoices {
  static readonly needs = { ...MissingAccount.needs, calendar: BusinessCalendar }
  /** They stay in the inbox. */
  leftOut: ReadonlySet<PayableId> = new Set()
  readonly accounts: MissingAccount
  readonly #deps: Resolved<typeof ChosenInvoices.needs>
  readonly #selected: ReadonlyArray<PayableInvoice>

  constructor(dependencies: Resolved<typeof ChosenInvoices.needs>, selected: ReadonlyArray<PayableInvoice>) {
    this.#deps = dependencies
    this.#selected = selected
    this.accounts = new MissingAccount(dependencies)
    makeAutoObservable(this, { leftOut: observableRef, accounts: false }, { autoBind: true })
  }

  get invoices(): ReadonlyArray<PayableInvoice> {
    return this.#selected.filter(({ id }) => !this.leftOut.has(id)).map(this.accounts.withAccount)
  }

  /** The money that moves, one sum for each currency. */
  get totals(): ReadonlyArray<Money> {
    return this.#totalsOf(this.invoices)
  }

  /** One transfer for each payee, those that cannot be paid first, then the largest. */
  get transfers(): ReadonlyArray<ChosenTransfer> {
    const byId = new Map(this.invoices.map((invoice) => [invoice.id, invoice]))
    return transfersOf(this.invoices)
      .map((transfer) => ({ ...transfer, invoices: transfer.invoiceIds.flatMap((id) => byId.get(id) ?? []) }))
      .toSorted(
        (a, b) => Number(a.payee.hasBankAccount) - Number(b.payee.hasBankAccount) || b.total.minor - a.total.minor,
      )
  }

  /** They have no account to which they could be paid. */
  get blocked(): ReadonlyArray<ChosenTransfer> {
    return this.transfers.filter(({ payee }) => !payee.hasBankAccount)
  }

  /** The invoices that can be paid, where others cannot. */
  get others(): { readonly invoices: number; readonly totals: ReadonlyArray<Money> } | undefined {
    const payable = this.invoices.filter(({ supplier }) => supplier.hasBankAccount)
    if (payable.length === 0 || payable.length === this.invoices.length) return undefined
    return { invoices: payable.length, totals: this.#totalsOf(payable) }
  }

  /** When they have to be paid. */
  get days(): ReadonlyArray<DueDay> {
    const { calendar, today } = this.#deps.calendar
    return dueDaysOf(this.invoices, { currency: this.#currency, today }, calendar)
  }

  /** The invoices of each of these days. */
  get lists(): ReadonlyArray<DueList> {
    const { calendar, today } = this.#deps.calendar
    return dueListsOf(this.invoices, today, calendar)
  }

  get suggestion(): DueDay | undefined {
    return busiestDay(this.days)
  }

  leaveOut(ids: ReadonlyArray<PayableId>): void {
    this.leftOut = new Set([...this.leftOut, ...ids])
  }

  /** Schedules what can be paid. */
  leaveOutBlocked(): void {
    this.leaveOut(this.blocked.flatMap(({ invoiceIds }) => invoiceIds))
  }

  includeAll(): void {
    this.leftOut = new Set()
  }

  get #currency() {
    return profileOf(this.#deps.current.country).currency
  }

  #totalsOf(invoices: ReadonlyArray<PayableInvoice>): ReadonlyArray<Money> {
    return owedTotals(invoices, this.#currency)
  }
}
