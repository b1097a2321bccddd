import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Money } from '#domain/kernel/money.ts'
import { readAmount, readConverted } from './amount.ts'
import { readCfdiHead, type CfdiHead, type CfdiVersion } from './cfdi-head.ts'
import { readPayment } from './cfdi-payment.ts'
import { failed, parsed, type ReadResult } from './file-reading.ts'
import type { CfdiFacts, CreditNote, Invoice, ReadErrorCode, TaxDocument } from './tax-document.ts'
import { attributeOf } from './xml-access.ts'
import type { XmlElement } from './xml-tree.ts'

/** Whether the element is a comprobante of the SAT, of any version. */
export const isCfdi = (root: XmlElement): boolean =>
  root.name === 'Comprobante' && root.namespace.startsWith('http://www.sat.gob.mx/cfd/')

/** CFDI 4.0 and 3.3: ingreso, egreso and pago. Payroll and transfers are recognised and ignored. */
export const readCfdi = (root: XmlElement): ReadResult => {
  const version = VERSIONS.find(
    (known) => known.namespace === root.namespace && known.version === attributeOf(root, 'Version'),
  )
  if (version === undefined) return failed('UNSUPPORTED_VERSION')
  const kind = attributeOf(root, 'TipoDeComprobante')
  if (kind === undefined) return failed('MISSING_FIELD')
  if (kind === 'N' || kind === 'T') return failed('CFDI_TYPE_IGNORED')
  const { head, warnings } = readCfdiHead(root, version)
  return pipe(
    head,
    E.flatMap((read) => (READERS.get(kind) ?? readUnknown)(root, read)),
    E.match(
      (code) => failed(code, warnings),
      (document) => parsed({ ...document, warnings }, warnings),
    ),
  )
}

type Reader = (root: XmlElement, head: CfdiHead) => E.Either<ReadErrorCode, TaxDocument>

const VERSIONS: ReadonlyArray<CfdiVersion> = [
  { namespace: 'http://www.sat.gob.mx/cfd/4', version: '4.0' },
  { namespace: 'http://www.sat.gob.mx/cfd/3', version: '3.3' },
]

const readInvoice: Reader = (root, head) =>
  pipe(
    readTotals(root, head),
    E.map((totals): Invoice => ({ _tag: 'Invoice', ...head.stamped, ...totals })),
  )

const readCreditNote: Reader = (root, head) =>
  pipe(
    readTotals(root, head),
    E.map((totals): CreditNote => ({ _tag: 'CreditNote', ...head.stamped, ...totals })),
  )

const readUnknown: Reader = () => E.left('UNSUPPORTED_DOCUMENT')

const READERS: ReadonlyMap<string, Reader> = new Map([
  ['I', readInvoice],
  ['E', readCreditNote],
  ['P', readPayment],
])

interface Totals {
  readonly amount: Money
  readonly localAmount: Money
  readonly facts: CfdiFacts
}

const readTotals = (root: XmlElement, head: CfdiHead): E.Either<ReadErrorCode, Totals> => {
  const [total, currency] = [attributeOf(root, 'Total'), attributeOf(root, 'Moneda')]
  if (total === undefined || currency === undefined) return E.left('MISSING_FIELD')
  if (currency !== 'MXN' && currency !== 'USD') return E.left('CURRENCY_NOT_SUPPORTED')
  const rate = attributeOf(root, 'TipoCambio')
  if (currency === 'USD' && rate === undefined) return E.left('MISSING_FIELD')
  const amount = readAmount(currency, total)
  const localAmount = currency === 'MXN' ? amount : readConverted('MXN', total, rate ?? '')
  if (E.isLeft(amount)) return amount
  if (E.isLeft(localAmount)) return localAmount
  return E.right({ amount: amount.right, localAmount: localAmount.right, facts: readFacts(root, head, rate) })
}

const readFacts = (root: XmlElement, head: CfdiHead, exchangeRate: string | undefined): CfdiFacts => {
  const [paymentForm, paymentMethod] = [attributeOf(root, 'FormaPago'), attributeOf(root, 'MetodoPago')]
  const paymentConditions = attributeOf(root, 'CondicionesDePago')
  return {
    _tag: 'CfdiFacts',
    version: head.version,
    ...(head.stampedAt === undefined ? {} : { stampedAt: head.stampedAt }),
    ...(paymentForm === undefined ? {} : { paymentForm }),
    ...(paymentMethod === undefined ? {} : { paymentMethod }),
    ...(paymentConditions === undefined ? {} : { paymentConditions }),
    ...(exchangeRate === undefined ? {} : { exchangeRate }),
    related: head.related,
  }
}
