import type { Payer } from '../financing/invoice.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { OrderId } from '../kernel/id.ts'
import type { SupplierId } from '../suppliers/supplier.ts'
import { add, type Money, sum, zero } from '../kernel/money.ts'
import { allocateSurplus, isPayout, releaseParts, type SurplusEntry } from '../wallet/allocate-surplus.ts'
import { agreedDate, type FinancedInvoice, type PayerPayment } from '../wallet/retention.ts'
import { type Settlement, settlementOf } from '../wallet/settlement.ts'
import type { OrderInvoiceId } from './attachment.ts'

/** The account to which money went. */
export interface TransferAccount {
  readonly bank: string
  readonly lastDigits: string
}

/** Money that the financier sent. */
export interface SentMoney {
  readonly on: CivilDate
  readonly amount: Money
  /** Undefined for one of an earlier version of the host. */
  readonly account: TransferAccount | undefined
}

/** A payment of an invoice as it was recorded. */
export interface InvoicePayment extends PayerPayment {
  /** Who paid in place of the payer. */
  readonly paidBy: string | undefined
  /** The day on which it was taken back; undefined: it is in force. */
  readonly correctedOn: CivilDate | undefined
}

/** An invoice at the other end of a charge, and how much of it. `folio` is undefined for a payout of the wallet. */
export interface Charge {
  readonly orderId: OrderId | undefined
  readonly folio: string | undefined
  readonly amount: Money
}

/** An invoice of an order, where its money is. */
export interface SettledLine extends Settlement {
  readonly id: OrderInvoiceId
  readonly folio: string
  readonly payer: Payer
  /** In an order that pays suppliers: the one that `payer` names. */
  readonly supplierId?: SupplierId | undefined
  readonly paymentDate: CivilDate
  /** In the order of their days, those that were corrected too. */
  readonly payments: ReadonlyArray<InvoicePayment>
  /** The parts of its release that were sent, that paid debts, and that are in the balance; together they are the release. */
  readonly transferred: ReadonlyArray<SentMoney>
  readonly charged: ReadonlyArray<Charge>
  readonly inBalance: Money
  /** The releases that paid its debt, and the rest of it. */
  readonly coveredBy: ReadonlyArray<Charge>
  readonly owed: Money
}

/** Where the money of an order is after its transfer. */
export interface OrderSettlement {
  /** Undefined before the transfer, and for an order that pays suppliers. */
  readonly transfer: SentMoney | undefined
  readonly lines: ReadonlyArray<SettledLine>
}

/** The terms of an invoice of an order, with its payments. */
export interface SettledInvoice
  extends FinancedInvoice, Pick<SettledLine, 'folio' | 'id' | 'payer' | 'payments' | 'supplierId'> {}

/** An entry of the account SURPLUS of a company that is in force, with the invoice of which it is. */
export interface InvoiceSurplusEntry
  extends SurplusEntry, Pick<Charge, 'folio' | 'orderId'>, Pick<SentMoney, 'account' | 'on'> {
  readonly lineId: OrderInvoiceId | undefined
}

/**
 * The settlement of each invoice on a day, with the ways of its release and of its debt. `entries` are those of all orders of the
 * company, because a debt is charged on the next release of any.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import type { OrderId } from '@anticipo/domain/kernel/id'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { basisPoints } from '@anticipo/domain/kernel/rate'
 * import type { OrderInvoiceId } from '@anticipo/domain/orders/attachment'
 * import { settledLines } from '@anticipo/domain/orders/order-settlement'
 *
 * const on = civilDate('2026-03-31')
 * const amounts = { amount: money('CLP', 30_000), creditNotes: money('CLP', 0), retention: money('CLP', 10_000) }
 * const payment = { amount: money('CLP', 30_000), on, paidBy: undefined, correctedOn: undefined }
 * const [id, orderId] = ['7' as OrderInvoiceId, '33' as OrderId]
 * const payer = { name: 'Cliente', identifier: '76418205-7' }
 * const invoice = { ...amounts, rate: basisPoints(280), paymentDate: on, id, folio: '4560', payer, payments: [payment] }
 * const debt = { id: 1, type: 'DEFAULT_DEBT', amount: money('CLP', 4_000), on, account: undefined } as const
 * const release = { id: 2, type: 'RELEASE', amount: money('CLP', 10_000), on, account: undefined, orderId, folio: '4560', lineId: id } as const
 * const [line] = settledLines([invoice], [{ ...debt, orderId: '32' as OrderId, folio: '4558', lineId: undefined }, release], on)
 * line?.charged // [{ orderId: '32', folio: '4558', amount: { currency: 'CLP', minor: 4000 } }]
 * line?.inBalance // { currency: 'CLP', minor: 6000 }
 * ```
 */
export const settledLines = (
  invoices: ReadonlyArray<SettledInvoice>,
  entries: ReadonlyArray<InvoiceSurplusEntry>,
  today: CivilDate,
): ReadonlyArray<SettledLine> => {
  const allocation = allocateSurplus(entries)
  return invoices.map((invoice) => {
    const { folio, id, payer, payments, retention, supplierId } = invoice
    const isOwn = ({ lineId }: InvoiceSurplusEntry): boolean => lineId === id
    const released = allocation.parts.filter(({ credit }) => isOwn(credit))
    const debts = allocation.parts.filter(({ debit }) => isOwn(debit) && !isPayout(debit))
    const open = allocation.openDebits.filter(({ entry }) => isOwn(entry))
    const { currency } = retention
    const inForce = payments.filter(({ correctedOn }) => correctedOn === undefined)
    return {
      ...settlementOf(invoice, inForce, today),
      id,
      folio,
      payer,
      supplierId,
      paymentDate: agreedDate(invoice),
      payments,
      transferred: released
        .filter(({ debit }) => isPayout(debit))
        .map(({ amount, debit }) => ({ on: debit.on, amount, account: debit.account })),
      charged: released.filter(({ debit }) => !isPayout(debit)).map(({ amount, debit }) => chargeOf(debit, amount)),
      inBalance: entries
        .filter(isOwn)
        .reduce((total, entry) => add(total, releaseParts(entry, allocation).inBalance), zero(currency)),
      coveredBy: debts.map(({ amount, credit }) => chargeOf(credit, amount)),
      owed: sum(
        currency,
        open.map(({ amount }) => amount),
      ),
    }
  })
}

const chargeOf = ({ folio, orderId }: InvoiceSurplusEntry, amount: Money): Charge => ({ orderId, folio, amount })
