import * as E from 'fp-ts/Either'
import { arrivalDate, expectedPaymentDate } from '../financing/expected-dates.ts'
import { answerNeed, LEFT_OUT, type LeftOut, type NeededInvoice, type Supply } from '../financing/need.ts'
import { retentionOf, simulate } from '../financing/simulate.ts'
import type { SimulationFigures } from '../financing/simulation.ts'
import { profileOf } from '../kernel/country-profile.ts'
import type { InvoiceId, OrderId } from '../kernel/id.ts'
import { money } from '../kernel/money.ts'
import type { OrderInvoiceId } from '../orders/attachment.ts'
import { spanOf } from './cash-column.ts'
import type { CashItem } from './cash-item.ts'
import type { CashCover, CoverFacts, CoverRequest } from './cover-proposal.ts'
import { type CashContext, type CashLine, orderItems } from './order-cash.ts'
import { projectCash } from './project-cash.ts'
import { receivableKey } from './receivable-cash.ts'

/**
 * Proposals for the money that is missing at the end of a week, from invoices that are expected after it, so that nothing of that
 * week goes away. Left out are invoices that are not counted, and unless they are asked for those with a notice.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { coverWeek } from '@anticipo/domain/cash/cover'
 * import { receivableItem } from '@anticipo/domain/cash/receivable-cash'
 * import { standardTerms } from '@anticipo/domain/financing/terms'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { sampleInvoice, sampleReceivable } from '@anticipo/domain/testing/samples'
 *
 * const context = { today: civilDate('2026-03-02'), calendar: bankCalendar('CL'), country: 'CL' } as const
 * const item = receivableItem(sampleReceivable('1'), context.today, context.calendar)
 * const facts = { openings: [money('CLP', -60_000)], items: item ? [item] : [], invoices: [sampleInvoice('1')], terms: standardTerms('CLP') }
 * const cover = coverWeek({ week: 'W2', type: 'DIRECT_FINANCING', includesNoticed: false }, facts, context)
 * cover.need // { currency: 'CLP', minor: 60000 }
 * cover.proposals[0]?.lines // [{ invoiceId: '1', paymentDate: '2026-03-31' }]
 * cover.proposals[0]?.added.map(({ key, expected }) => `${key} ${expected}`) // ['ORDER_TRANSFER NEW 2026-03-04', 'RETENTION NEW 1 2026-04-01']
 * ```
 */
export const coverWeek = <I extends CashItem>(
  { includesNoticed, type, week }: CoverRequest,
  { invoices, items, openings, terms }: CoverFacts<I>,
  context: CashContext,
): CashCover<I> => {
  const { calendar, today } = context
  const { currency } = profileOf(context.country)
  const block = projectCash(openings, items, today).blocks.find((one) => one.currency === currency)
  const closing = block?.columns.find(({ column }) => column === week)?.balances?.closing
  const need = money(currency, Math.max(0, -(closing?.minor ?? 0)))
  const arrival = arrivalDate(undefined, { today }, calendar)
  const { last } = spanOf(week, today)
  if (need.minor === 0 || arrival > last) return { week, need, arrival, proposals: [], leftOut: undefined }
  const later = new Map(
    items
      .filter(({ expected, reason }) => reason === undefined && (expected ?? '') > last)
      .map((one) => [one.key, one]),
  )
  const candidates = new Map<InvoiceId, Covering<I>>(
    invoices.flatMap((invoice) => {
      const item = later.get(receivableKey(invoice.id))
      return item === undefined ? [] : [[invoice.id, { invoice, item }]]
    }),
  )
  const { leftOut, proposals } = answerNeed(
    { target: need, arrival, until: undefined, included: includesNoticed ? LEFT_OUT : BY_DAY, payerShare: 100 },
    { today, terms, invoices: [...candidates.values()].map(({ invoice }) => invoice) },
    calendar,
  )
  const lineOf = ({ invoice, item }: Covering<I>) => cashLineOf(invoice, item, terms, context)
  return {
    week,
    need,
    arrival,
    leftOut: leftOut[0],
    proposals: proposals.map(({ invoiceIds, ...figures }) => {
      const chosen = invoiceIds.flatMap((id) => candidates.get(id) ?? [])
      const lines = chosen.map(lineOf)
      const order = { id: NEW as OrderId, type, status: 'IN_REVIEW', transfer: figures.receives, lines }
      return {
        ...figures,
        lines: chosen.map(({ invoice }, at) => ({
          invoiceId: invoice.id,
          paymentDate: lines[at]?.paymentDate ?? invoice.dueDate,
        })),
        figures: figuresOf(chosen, terms, context),
        removed: chosen.map(({ item }) => item),
        added: orderItems({ ...order, approvedOn: undefined, isBlocked: false }, context),
      }
    }),
  }
}

/** The candidates are expected after the week, and hence after the money. */
const BY_DAY: ReadonlyArray<LeftOut> = ['COLLECTED_BEFORE']

/** An invoice with its item. */
interface Covering<I> {
  readonly invoice: NeededInvoice
  readonly item: I
}

/** The order is not requested yet: its items have keys that no other item has. */
const NEW = 'NEW'

const figuresOf = (
  chosen: ReadonlyArray<Covering<CashItem>>,
  { monthlyRate: rate, operationCost, retention }: Supply['terms'],
  { calendar, today }: CashContext,
): SimulationFigures | undefined => {
  const lines = chosen.map(({ invoice: { amount, creditNotes, dueDate, id } }) => ({
    invoiceId: id,
    amount,
    creditNotes,
    paymentDate: expectedPaymentDate(dueDate, { today }, calendar),
    rate,
    retention,
  }))
  const simulated = simulate({ currency: operationCost.currency, today, operationCost, lines })
  return E.isRight(simulated) ? simulated.right : undefined
}

const cashLineOf = (
  { amount, averageDaysLate, creditNotes, dueDate, id }: NeededInvoice,
  { expected }: CashItem,
  { monthlyRate: rate, retention }: Supply['terms'],
  { calendar, today }: CashContext,
): CashLine => ({
  id: `${NEW} ${id}` as OrderInvoiceId,
  amount,
  creditNotes,
  retention: retentionOf({ amount, creditNotes, retention }),
  rate,
  paymentDate: expectedPaymentDate(dueDate, { today }, calendar),
  payments: [],
  dueDate,
  averageDaysLate,
  typedDate: expected,
})
