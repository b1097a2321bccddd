import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { subtract, zero, type Currency, type Money } from '#domain/kernel/money.ts'
import { readAmount } from './amount.ts'
import type { CfdiHead } from './cfdi-head.ts'
import type { Rejection } from './read-reasons.ts'
import type { Payment, ReadErrorCode, PaymentReceipt } from './tax-document.ts'
import { readTimedDate } from './timed-date.ts'
import { readUuid } from './uuid.ts'
import type { Writable } from './writable.ts'
import { attributeOf, childrenOf, lineOf } from './xml-access.ts'
import type { XmlElement } from './xml-tree.ts'

/**
 * Complement of payments 2.0 and 1.0. A faulty entry for one invoice does not affect the others: such a receipt retains
 * its readable fields. A receipt without payments settles nothing.
 */
export const readPayment = (
  root: XmlElement,
  head: E.Either<ReadonlyArray<ReadErrorCode>, CfdiHead>,
): E.Either<Rejection, Payment> => {
  const complements = childrenOf(root, [root.namespace], 'Complemento')
    .flatMap(({ children }) => children)
    .filter(isPayments)
  if (!complements.every(isKnown)) return E.left('UNSUPPORTED_VERSION')
  if (E.isLeft(head)) return head
  const { related, stamped, stampedAt } = head.right
  const settlements = complements
    .flatMap((complement) => childrenOf(complement, NAMESPACES, 'Pago'))
    .flatMap(settlementsOf)
  const payment: Writable<Payment> = { ...stamped, _tag: 'Payment', related, settlements }
  if (stampedAt !== undefined) payment.stampedAt = stampedAt
  return E.right(payment)
}

/** The version of each namespace of the complement. */
const VERSIONS: ReadonlyMap<string, string> = new Map([
  ['http://www.sat.gob.mx/Pagos20', '2.0'],
  ['http://www.sat.gob.mx/Pagos', '1.0'],
])
const NAMESPACES = [...VERSIONS.keys()]

const isPayments = ({ name, namespace }: XmlElement): boolean =>
  name === 'Pagos' && /^http:\/\/www\.sat\.gob\.mx\/Pagos\d*$/.test(namespace)

const isKnown = (complement: XmlElement): boolean => {
  const known = VERSIONS.get(complement.namespace)
  return known !== undefined && (attributeOf(complement, 'Version') ?? known) === known
}

const settlementsOf = (payment: XmlElement): ReadonlyArray<PaymentReceipt> => {
  const paidOn = readTimedDate(attributeOf(payment, 'FechaPago') ?? '')
  const paymentForm = lineOf(payment.attributes.get('FormaDePagoP'))
  const documents = childrenOf(payment, NAMESPACES, 'DoctoRelacionado')
  return documents.map((related) => {
    const settlement = settlementOf(related, documents.length === 1 ? payment : undefined)
    if (paidOn !== undefined) settlement.paidOn = paidOn
    if (paymentForm !== undefined) settlement.paymentForm = paymentForm
    return settlement
  })
}

/** `payment` is the one of this invoice only. */
const settlementOf = (related: XmlElement, payment: XmlElement | undefined): Writable<PaymentReceipt> => {
  const key = readUuid(attributeOf(related, 'IdDocumento') ?? '')
  const settlement: Writable<PaymentReceipt> = { installment: installmentOf(attributeOf(related, 'NumParcialidad')) }
  if (key !== undefined) settlement.key = key
  const currency = currencyOf(related)
  if (currency === undefined) return { ...settlement, otherCurrency: true }
  const paid = paidOf(related, currency, payment)
  const outstanding =
    amountIn(related, currency, 'ImpSaldoInsoluto') ?? remainder(amountIn(related, currency, 'ImpSaldoAnt'), paid)
  if (paid === undefined) settlement.isUnstated = true
  else settlement.paid = paid
  if (outstanding !== undefined) settlement.outstanding = outstanding
  return settlement
}

/** The currency of the amounts of a line, which need not be that of the payment or of the invoice. */
const currencyOf = (related: XmlElement): Currency | undefined => {
  const currency = attributeOf(related, 'MonedaDR')
  return currency === 'MXN' || currency === 'USD' ? currency : undefined
}

/** Version 1.0 may leave out the amount paid of a payment of one invoice in its currency. */
const paidOf = (related: XmlElement, currency: Currency, payment: XmlElement | undefined): Money | undefined => {
  if (attributeOf(related, 'ImpPagado') !== undefined) return amountIn(related, currency, 'ImpPagado')
  return attributeOf(payment, 'MonedaP') === currency ? amountIn(payment, currency, 'Monto') : undefined
}

const amountIn = (element: XmlElement | undefined, currency: Currency, name: string): Money | undefined => {
  const text = attributeOf(element, name)
  return text === undefined ? undefined : O.toUndefined(O.fromEither(readAmount(currency, text)))
}

/** Version 1.0 may omit a balance that follows from the other fields. */
const remainder = (previous: Money | undefined, paid: Money | undefined): Money | undefined => {
  if (previous === undefined || paid === undefined) return undefined
  return paid.minor > previous.minor ? zero(previous.currency) : subtract(previous, paid)
}

const installmentOf = (text: string | undefined): number =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : 1
