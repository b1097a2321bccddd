import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { subtract, zero, type Money } from '#domain/kernel/money.ts'
import { readAmount } from './amount.ts'
import type { CfdiHead } from './cfdi-head.ts'
import type { Payment, ReadErrorCode, PaymentReceipt } from './tax-document.ts'
import { readUuid } from './uuid.ts'
import { attributeOf, childrenOf } from './xml-access.ts'
import type { XmlElement } from './xml-tree.ts'

/**
 * Complement of payments 2.0 and 1.0. A faulty entry for one invoice does not affect the others: such a receipt retains
 * its readable fields.
 */
export const readPayment = (root: XmlElement, head: CfdiHead): E.Either<ReadErrorCode, Payment> => {
  const payments = childrenOf(root, [root.namespace], 'Complemento')
    .flatMap((complement) => childrenOf(complement, COMPLEMENTS, 'Pagos'))
    .flatMap((complement) => childrenOf(complement, COMPLEMENTS, 'Pago'))
  if (payments.length === 0) return E.left('MISSING_FIELD')
  return E.right({
    _tag: 'Payment',
    ...head.stamped,
    related: head.related,
    settlements: payments.flatMap(settlementsOf),
  })
}

const COMPLEMENTS = ['http://www.sat.gob.mx/Pagos20', 'http://www.sat.gob.mx/Pagos']

const settlementsOf = (payment: XmlElement): ReadonlyArray<PaymentReceipt> => {
  const paidOn = CivilDate.parse(attributeOf(payment, 'FechaPago')?.slice(0, 10) ?? '')
  const paymentForm = attributeOf(payment, 'FormaDePagoP')
  return childrenOf(payment, COMPLEMENTS, 'DoctoRelacionado').map((related) => ({
    ...(E.isRight(paidOn) ? { paidOn: paidOn.right } : {}),
    ...(paymentForm === undefined ? {} : { paymentForm }),
    ...settlementOf(related),
  }))
}

const settlementOf = (related: XmlElement): PaymentReceipt => {
  const key = readUuid(attributeOf(related, 'IdDocumento') ?? '')
  const paid = amountOf(related, 'ImpPagado')
  const outstanding = amountOf(related, 'ImpSaldoInsoluto') ?? remainder(amountOf(related, 'ImpSaldoAnt'), paid)
  return {
    ...(key === undefined ? {} : { key }),
    installment: installmentOf(attributeOf(related, 'NumParcialidad')),
    ...(paid === undefined ? {} : { paid }),
    ...(outstanding === undefined ? {} : { outstanding }),
  }
}

/** In the currency of the invoice. The product supports pesos and dollars only. */
const amountOf = (related: XmlElement, name: string): Money | undefined => {
  const [text, currency] = [attributeOf(related, name), attributeOf(related, 'MonedaDR')]
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
