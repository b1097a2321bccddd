import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable } from 'mobx'
import { effectiveRate, type EffectiveRate } from '#domain/financing/effective-rate.ts'
import type { SimulationFigures } from '#domain/financing/simulation.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { compare, type Money, subtract } from '#domain/kernel/money.ts'
import type { CreditLine } from '#domain/payables/credit-line.ts'
import { disbursedOn, suggestRepaymentDate, validateRepaymentDate } from '#domain/payables/repayment-date.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { NOT_FOUND } from '../shared/failure.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { Payables } from './payables.port.ts'
import { type PayrollDetail, Payrolls } from './payrolls.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The financing of one payroll: the day of its repayment, what it costs, and the credit for it. */
export class PayrollFinancing {
  static readonly needs = { payables: Payables, payrolls: Payrolls, calendar: BusinessCalendar }
  repaymentDate: CivilDate | undefined
  readonly price: RemoteValue<SimulationFigures>
  readonly creditLine: RemoteValue<CreditLine>
  readonly #payroll: PayrollDetail
  readonly #deps: Resolved<typeof PayrollFinancing.needs>

  constructor(dependencies: Resolved<typeof PayrollFinancing.needs>, payroll: PayrollDetail) {
    this.#deps = dependencies
    this.#payroll = payroll
    this.creditLine = new RemoteValue({
      load: dependencies.payables.creditLine,
      onLoaded: () => this.isOffered && this.loadPrice(),
    })
    this.price = new RemoteValue({
      load: () =>
        this.repaymentDate === undefined
          ? TE.left(NOT_FOUND)
          : dependencies.payrolls.priceFinancing(payroll.id, this.repaymentDate),
    })
    makeAutoObservable(this, { price: false, creditLine: false }, { autoBind: true })
    this.repaymentDate = suggestRepaymentDate(this.disbursed, dependencies.calendar.calendar)
  }

  /** The day on which the financier pays the suppliers. */
  get disbursed(): CivilDate {
    return disbursedOn(this.#payroll.paymentDate, { today: this.#deps.calendar.today })
  }

  /** The business has a credit line at all, and the list is in the currency of the country only and not requested yet. */
  get isOffered(): boolean {
    const { status, total, totals } = this.#payroll
    const isLocal = totals.every(({ currency }) => currency === total.currency)
    return status === 'SCHEDULED_READY_TO_PAY' && isLocal && (this.creditLine.value?.credit.minor ?? 0) > 0
  }

  /** The difference of the repayment to the money of the suppliers. */
  get cost(): Money | undefined {
    const { value: price } = this.price
    return price && subtract(price.total, price.transfer)
  }

  /** From the payment of the suppliers to the repayment. */
  get rate(): EffectiveRate | undefined {
    const { value: price } = this.price
    if (price === undefined || this.repaymentDate === undefined) return undefined
    return effectiveRate(price.transfer, [{ amount: price.total, on: this.repaymentDate }], this.disbursed)
  }

  /** The repayment would exceed the credit that is left. */
  get isAboveCredit(): boolean {
    const { value: price } = this.price
    const { value: line } = this.creditLine
    return price !== undefined && line !== undefined && compare(price.total, line.balance) > 0
  }

  get canRequest(): boolean {
    return this.isDateValid && this.price.state._tag === 'Ready' && !this.isAboveCredit
  }

  /** A valid date is priced at once. */
  chooseDate(date: CivilDate | undefined): void {
    this.repaymentDate = date
    this.price.reset()
    this.loadPrice()
  }

  loadPrice(): void {
    if (this.isDateValid) void this.price.load()
  }

  get isDateValid(): boolean {
    const { calendar } = this.#deps.calendar
    return (
      this.repaymentDate !== undefined &&
      E.isRight(validateRepaymentDate(this.repaymentDate, { disbursed: this.disbursed }, calendar))
    )
  }
}
