import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { zero, type Currency, type Money } from '#domain/kernel/money.ts'
import { readAmount, readConverted } from './amount.ts'
import { readCfdiHead, type CfdiHead, type CfdiVersion } from './cfdi-head.ts'
import { readPayment } from './cfdi-payment.ts'
import { readUnvalued } from './cfdi-unvalued.ts'
import { failed, parsed, type ReadResult } from './file-reading.ts'
import { rejected, required, type Rejection } from './read-reasons.ts'
import type { CfdiFacts, CreditNote, Invoice, ReadErrorCode, TaxDocument } from './tax-document.ts'
import type { Writable } from './writable.ts'
import { attributeOf, lineOf } from './xml-access.ts'
import type { XmlElement } from './xml-tree.ts'

/** Whether the element is a comprobante of the SAT, of any version: its namespaces end in a number. */
export const isCfdi = (root: XmlElement): boolean =>
  root.name === 'Comprobante' && /^http:\/\/www\.sat\.gob\.mx\/cfd\/\d+$/.test(root.namespace)

/** CFDI 4.0 and 3.3: ingreso, egreso and pago. Payroll and transfers are recognised and ignored. */
export const readCfdi = (root: XmlElement): ReadResult => {
  const version = versionOf(root)
  if (E.isLeft(version)) return failed(version.left)
  const kind = attributeOf(root, 'TipoDeComprobante')
  if (kind === 'N' || kind === 'T') return failed('CFDI_TYPE_IGNORED')
  const readBody = kind === undefined ? readKindless : READERS.get(kind)
  if (readBody === undefined) return failed('UNSUPPORTED_DOCUMENT')
  const { head, warnings } = readCfdiHead(root, version.right)
  return pipe(
    readBody(root, head),
    E.match(
      (rejection) => withUnvalued(failed(rejection, warnings), kind === 'I' ? unvaluedInvoice(root, head) : undefined),
      (document) => parsed(document, warnings),
    ),
  )
}

const VERSIONS: ReadonlyArray<CfdiVersion> = [
  { namespace: 'http://www.sat.gob.mx/cfd/4', version: '4.0' },
  { namespace: 'http://www.sat.gob.mx/cfd/3', version: '3.3' },
]

/** Up to 3.2 the attribute was in small letters. */
const versionOf = (root: XmlElement): E.Either<ReadErrorCode, CfdiVersion> => {
  const known = VERSIONS.find(({ namespace }) => namespace === root.namespace)
  const stated = attributeOf(root, 'Version') ?? attributeOf(root, 'version')
  if (known !== undefined && stated === undefined) return E.left('MISSING_FIELD')
  return known?.version === stated && known !== undefined ? E.right(known) : E.left('UNSUPPORTED_VERSION')
}

type Reader = (
  root: XmlElement,
  head: E.Either<ReadonlyArray<ReadErrorCode>, CfdiHead>,
) => E.Either<Rejection, TaxDocument>

const readKindless: Reader = (_, head) => rejected(E.left('MISSING_FIELD'), head)

const readInvoice: Reader = (root, head) => {
  const totals = readTotals(root)
  if (E.isLeft(head) || E.isLeft(totals)) return rejected(head, totals)
  return E.right(documentOf('Invoice', root, head.right, totals.right))
}

/** The invoice with what its file says of its total, which has no value in pesos. */
const unvaluedInvoice = (root: XmlElement, head: Parameters<Reader>[1]): Invoice | undefined => {
  const unvalued = readUnvalued(root)
  if (unvalued === undefined || E.isLeft(head)) return undefined
  const { stamped } = head.right
  return {
    ...stamped,
    _tag: 'Invoice',
    amount: NOTHING,
    localAmount: NOTHING,
    unvalued,
    facts: readFacts(root, head.right),
  }
}

const NOTHING = zero('MXN')

const withUnvalued = (result: ReadResult, unvalued: Invoice | undefined): ReadResult =>
  unvalued === undefined
    ? result
    : { ...result, failures: result.failures.map((failure) => ({ ...failure, unvalued })) }

const readCreditNote: Reader = (root, head) => {
  const totals = readTotals(root)
  if (E.isLeft(head) || E.isLeft(totals)) return rejected(head, totals)
  return E.right(documentOf('CreditNote', root, head.right, totals.right))
}

const documentOf = (
  tag: 'CreditNote' | 'Invoice',
  root: XmlElement,
  head: CfdiHead,
  { amount, localAmount }: Totals,
): CreditNote | Invoice => ({ ...head.stamped, _tag: tag, amount, localAmount, facts: readFacts(root, head) })

const READERS: ReadonlyMap<string, Reader> = new Map([
  ['I', readInvoice],
  ['E', readCreditNote],
  ['P', readPayment],
])

interface Totals {
  readonly amount: Money
  readonly localAmount: Money
}

const readTotals = (root: XmlElement): E.Either<ReadonlyArray<ReadErrorCode>, Totals> => {
  const total = required(attributeOf(root, 'Total'))
  const currency = currencyOf(root)
  if (E.isLeft(total) || E.isLeft(currency)) return rejected(total, currency)
  const amount = readAmount(currency.right, total.right)
  const localAmount = currency.right === 'MXN' ? amount : inPesos(total.right, attributeOf(root, 'TipoCambio'))
  if (E.isLeft(amount) || E.isLeft(localAmount)) return rejected(amount, localAmount)
  return E.right({ amount: amount.right, localAmount: localAmount.right })
}

const currencyOf = (root: XmlElement): E.Either<ReadErrorCode, Currency> => {
  const currency = attributeOf(root, 'Moneda')
  if (currency === undefined) return E.left('MISSING_FIELD')
  return currency === 'MXN' || currency === 'USD' ? E.right(currency) : E.left('CURRENCY_NOT_SUPPORTED')
}

const inPesos = (total: string, rate: string | undefined): E.Either<ReadErrorCode, Money> =>
  rate === undefined ? E.left('MISSING_FIELD') : readConverted('MXN', total, rate)

const readFacts = (root: XmlElement, { related, stampedAt, version }: CfdiHead): CfdiFacts => {
  const paymentForm = lineIn(root, 'FormaPago')
  const paymentMethod = lineIn(root, 'MetodoPago')
  const paymentConditions = lineIn(root, 'CondicionesDePago')
  const exchangeRate = attributeOf(root, 'TipoCambio')
  const facts: Writable<CfdiFacts> = { _tag: 'CfdiFacts', version, related }
  if (stampedAt !== undefined) facts.stampedAt = stampedAt
  if (paymentForm !== undefined) facts.paymentForm = paymentForm
  if (paymentMethod !== undefined) facts.paymentMethod = paymentMethod
  if (paymentConditions !== undefined) facts.paymentConditions = paymentConditions
  if (exchangeRate !== undefined) facts.exchangeRate = exchangeRate
  return facts
}

const lineIn = (root: XmlElement, name: string): string | undefined => lineOf(root.attributes.get(name))
