import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable } from 'mobx'
import { firstNegativeDay } from '#domain/cash/balance-changes.ts'
import { type CashWeek, spanOf } from '#domain/cash/cash-column.ts'
import type { CashProjection } from '#domain/cash/projection.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { SimulationFigures } from '#domain/financing/simulation.ts'
import type { LeftOutTotal } from '#domain/financing/need.ts'
import type { ProposalStrategy } from '#domain/financing/propose.ts'
import { daysBetween } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { DraftReplacement } from '../financing/draft-replacement.ts'
import { draftOfLines } from '../financing/order-draft.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { Resolved } from '../shared/token.ts'
import { type CashComparison, compareCash } from './cash-comparison.ts'
import { Cash, type CompanyCover } from './cash.port.ts'
import { changesCash } from './changes-cash.ts'

/** When the money of a request of today arrives: in time, some days after the balance is first negative, or after the week. */
export type CoverArrival =
  | { readonly _tag: 'InTime' }
  | { readonly _tag: 'DaysLate'; readonly days: number }
  | { readonly _tag: 'TooLate' }

/** The invoices that would cover a week with a negative balance, and the balances with them. */
export class WeekCover {
  static readonly needs = { ...DraftReplacement.needs, cash: Cash, current: CurrentSession, live: LiveEvents }
  week: CashWeek | undefined = undefined
  /** The strategy whose invoices are compared. */
  strategy: ProposalStrategy = 'lowestCost'
  /** Invoices with a notice may cover it. */
  includesNoticed = false
  /** The calculation of the chosen proposal is shown. */
  isCalculationOpen = false
  readonly answer: RemoteValue<CompanyCover | undefined>
  readonly replacement: DraftReplacement
  readonly #current: CurrentSession
  readonly #projection: () => CashProjection | undefined

  constructor(dependencies: Resolved<typeof WeekCover.needs>, projection: () => CashProjection | undefined) {
    const { cash, current, live } = dependencies
    this.#current = current
    this.#projection = projection
    this.replacement = new DraftReplacement(dependencies)
    this.answer = new RemoteValue({
      load: () =>
        this.week === undefined
          ? TE.of(undefined)
          : cash.cover({ week: this.week, type: TYPE, includesNoticed: this.includesNoticed }),
      live,
      refreshOn: changesCash,
    })
    makeAutoObservable(this, { answer: false, replacement: false }, { autoBind: true })
  }

  open(week: CashWeek): void {
    this.week = week
    this.strategy = 'lowestCost'
    this.includesNoticed = false
    this.answer.reset()
  }

  close(): void {
    this.week = undefined
    this.isCalculationOpen = false
    this.answer.reset()
  }

  choose(strategy: ProposalStrategy): void {
    this.strategy = strategy
  }

  /** Looks again with the invoices that have a notice, or without them. */
  includeNoticed(isIncluded: boolean): Promise<void> {
    this.includesNoticed = isIncluded
    return this.answer.load()
  }

  toggleCalculation(): void {
    this.isCalculationOpen = !this.isCalculationOpen
  }

  /** How the money of the chosen proposal comes about, while it is shown. */
  get calculation(): SimulationFigures | undefined {
    return this.isCalculationOpen ? this.proposal?.figures : undefined
  }

  /** Whether there are invoices with a notice to be included. */
  get hasNoticed(): boolean {
    return this.includesNoticed || (this.answer.value?.leftOut?.invoices ?? 0) > 0
  }

  /** Including the invoices with a notice would add these, where some proposal falls short. */
  get addition(): LeftOutTotal | undefined {
    const { leftOut, proposals = [] } = this.answer.value ?? {}
    return proposals.some(({ missing }) => missing.minor > 0) ? leftOut : undefined
  }

  /** Proposals without invoices are left out, and so is each with the same invoices as one before it. */
  get proposals(): CompanyCover['proposals'] {
    const found = (this.answer.value?.proposals ?? []).filter(({ lines }) => lines.length > 0)
    const sets = found.map(invoicesOf)
    return found.filter((_, at) => sets.indexOf(sets[at] ?? '') === at)
  }

  get proposal(): CompanyCover['proposals'][number] | undefined {
    return this.proposals.find(({ strategy }) => strategy === this.strategy) ?? this.proposals[0]
  }

  get arrival(): CoverArrival {
    const { value } = this.answer
    const cash = this.#projection()
    if (value === undefined || cash === undefined) return { _tag: 'InTime' }
    const { arrival, week } = value
    if (arrival > spanOf(week, cash.today).last) return { _tag: 'TooLate' }
    const block = cash.blocks.find(({ currency }) => currency === value.need.currency)
    const negative = firstNegativeDay(block, week, cash.today)
    const days = negative === undefined ? 0 : daysBetween(negative, arrival)
    return days > 0 ? { _tag: 'DaysLate', days } : { _tag: 'InTime' }
  }

  /** The balances with the invoices of the chosen proposal. */
  get comparison(): CashComparison | undefined {
    const cash = this.#projection()
    const { proposal } = this
    if (cash === undefined || proposal === undefined || this.week === undefined) return undefined
    return compareCash(cash, proposal, profileOf(this.#current.country).currency)
  }

  /** Puts the invoices with their dates in the draft of an order. The kind of financing to open; undefined when the user is asked first. */
  use(): FinancingType | undefined {
    const { proposal } = this
    const cash = this.#projection()
    if (proposal === undefined || cash === undefined) return undefined
    return this.replacement.begin(draftOfLines(TYPE, proposal.lines, cash.today))
  }
}

const invoicesOf = ({ lines }: CompanyCover['proposals'][number]): string =>
  lines
    .map(({ invoiceId }) => invoiceId)
    .toSorted()
    .join(' ')

/** Every invoice that can be financed can be financed directly. */
const TYPE: FinancingType = 'DIRECT_FINANCING'
