import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { subtract, zero, type Money } from '#domain/kernel/money.ts'
import { readAmount } from './amount.ts'
import type { CfdiHead } from './cfdi-head.ts'
import type { Refusal } from './read-reasons.ts'
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
): E.Either<Refusal, Payment> => {
  const complements = childrenOf(root, [root.namespace], 'Complemento')
    .flatMap(({ children }) => children)
    .filter(isPayments)
  if (!complements.every(isKnown)) return E.left('UNSUPPORTED_VERSION')
  if (E.isLeft(head)) return head
  return E.right({
    ...head.right.stamped,
    _tag: 'Payment',
    related: head.right.related,
    settlements: complements.flatMap((complement) => childrenOf(complement, NAMESPACES, 'Pago')).flatMap(settlementsOf),
  })
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
  return childrenOf(payment, NAMESPACES, 'DoctoRelacionado').map((related) => {
    const settlement = settlementOf(related)
    if (paidOn !== undefined) settlement.paidOn = paidOn
    if (paymentForm !== undefined) settlement.paymentForm = paymentForm
    return settlement
  })
}

const settlementOf = (related: XmlElement): Writable<PaymentReceipt> => {
  const key = readUuid(attributeOf(related, 'IdDocumento') ?? '')
  const paid = amountOf(related, 'ImpPagado')
  const outstanding = amountOf(related, 'ImpSaldoInsoluto') ?? remainder(amountOf(related, 'ImpSaldoAnt'), paid)
  const settlement: Writable<PaymentReceipt> = { installment: installmentOf(attributeOf(related, 'NumParcialidad')) }
  if (key !== undefined) settlement.key = key
  if (paid !== undefined) settlement.paid = paid
  if (outstanding !== undefined) settlement.outstanding = outstanding
  return settlement
}

/** In the currency of the invoice. The product supports pesos and dollars only. */
const amountOf = (related: XmlElement, name: string): Money | undefined => {
  const text = attributeOf(related, name)
  const currency = attributeOf(related, 'MonedaDR')
  return text !== undefined && (currency === 'MXN' || currency === 'USD')
    ? O.toUndefined(O.fromEither(readAmount(currency, text)))
    : undefined
}

/** Version 1.0 may omit a balance that follows from the other fields. */
const remainder = (previous: Money | undefined, paid: Money | undefined): Money | undefined => {
  if (previous === undefined || paid === undefined) return undefined
  return paid.minor > previous.minor ? zero(previous.currency) : subtract(previous, paid)
}

const installmentOf = (text: string | undefined): number =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : 1
