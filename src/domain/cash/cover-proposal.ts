import type { LeftOutTotal, Supply } from '../financing/need.ts'
import type { OrderLine } from '../financing/order-request.ts'
import type { Proposal } from '../financing/propose.ts'
import type { SimulationFigures } from '../financing/simulation.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'
import type { CashWeek } from './cash-column.ts'
import type { CashItem } from './cash-item.ts'

/** Invoices that would be financed for a week, and the items that change when they are. */
export interface CoverProposal<I extends CashItem> extends Omit<Proposal, 'invoiceIds'> {
  /** With the payment dates at which they are priced. */
  readonly lines: ReadonlyArray<OrderLine>
  /** How the money that the company receives comes about; undefined without invoices. */
  readonly figures: SimulationFigures | undefined
  /** The invoices are no longer expected from their payers. */
  readonly removed: ReadonlyArray<I>
  /** The transfer and the retentions. */
  readonly added: ReadonlyArray<CashItem>
}

/** The need of a week with a negative balance, and the invoices that bring it. */
export interface CashCover<I extends CashItem> {
  readonly week: CashWeek
  /** The money that is missing at the end of the week; zero where none is, and where no balance is known. */
  readonly need: Money
  /** The money of a request of today arrives on that day. */
  readonly arrival: CivilDate
  /** None where nothing is needed, and where the money would arrive after the week. */
  readonly proposals: ReadonlyArray<CoverProposal<I>>
  /** The invoices with a notice, unless they are included: what they would add. */
  readonly leftOut: LeftOutTotal | undefined
}

/** A week, and the type of financing, a code of the host, with which it is covered; with `includesNoticed` also by invoices with a notice. */
export interface CoverRequest {
  readonly week: CashWeek
  readonly type: string
  readonly includesNoticed: boolean
}

/** The money of a company, the invoices that can be financed, and what the financier asks for them. */
export interface CoverFacts<I extends CashItem> extends Pick<Supply, 'invoices' | 'terms'> {
  readonly openings: ReadonlyArray<Money>
  readonly items: ReadonlyArray<I>
}
