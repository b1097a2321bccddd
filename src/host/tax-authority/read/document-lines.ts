import * as E from 'fp-ts/Either'
import {
  DOCUMENT_SUMS,
  type DocumentContent,
  type DocumentLine,
  type DocumentReference,
  type DocumentSum,
} from '#domain/financing/invoice-detail.ts'
import type { Currency, Money } from '#domain/kernel/money.ts'
import { readAmount } from './amount.ts'
import { isCfdi } from './cfdi.ts'
import { displayableText } from '../../kernel/displayable-text.ts'
import { readReferences } from './dte-references.ts'
import { SII, siiChild, siiText } from './dte-values.ts'
import { attributeOf, childOf, childrenOf, collapse } from './xml-access.ts'
import type { XmlElement } from './xml-tree.ts'

/** More lines than a person reads; the rest is in the original. */
const MAX_LINES = 200
const MAX_REFERENCES = 40
const MAX_NAME_LENGTH = 1_000
const MAX_FIGURE_LENGTH = 40

/** The lines, sums and references of a CFDI or of one `DTE`, as stated. A faulty field is left out. */
export const readContent = (root: XmlElement): DocumentContent =>
  isCfdi(root) ? contentOfCfdi(root) : contentOfDte(root)

const contentOfDte = (dte: XmlElement): DocumentContent => {
  const body = childOf(dte, SII, 'Documento')
  const totals = siiChild(siiChild(body, 'Encabezado'), 'Totales')
  const sum = (name: string): string | undefined => siiText(totals, name)
  return contentOf('CLP', {
    lines: childrenOf(body, SII, 'Detalle').map((line) => ({
      name: siiText(line, 'NmbItem') ?? siiText(line, 'DscItem'),
      quantity: siiText(line, 'QtyItem'),
      unit: siiText(line, 'UnmdItem'),
      unitPrice: siiText(line, 'PrcItem'),
      amount: siiText(line, 'MontoItem'),
    })),
    sums: {
      NET: sum('MntNeto'),
      EXEMPT: sum('MntExe'),
      TAX: sum('IVA'),
      OTHER_TAXES: otherTaxes(totals),
      TOTAL: sum('MntTotal'),
    },
    references: readReferences(body).map(({ date, documentType, folio, reason }) => ({
      type: documentType,
      folio,
      date,
      reason,
    })),
  })
}

/** Taxes beside the VAT, such as those of fuels and drinks, or the part of the VAT that the buyer withholds: one sum. */
const otherTaxes = (totals: XmlElement | undefined): string | undefined => {
  const amounts = childrenOf(totals, SII, 'ImptoReten').flatMap((tax) => stated('CLP', siiText(tax, 'MontoImp')) ?? [])
  return amounts.length === 0 ? undefined : String(amounts.reduce((sum, { minor }) => sum + minor, 0))
}

const contentOfCfdi = (root: XmlElement): DocumentContent => {
  const own = [root.namespace]
  const taxes = childOf(root, own, 'Impuestos')
  return contentOf(currencyOf(root), {
    lines: childrenOf(childOf(root, own, 'Conceptos'), own, 'Concepto').map((line) => ({
      name: attributeOf(line, 'Descripcion'),
      quantity: attributeOf(line, 'Cantidad'),
      unit: attributeOf(line, 'Unidad') ?? attributeOf(line, 'ClaveUnidad'),
      unitPrice: attributeOf(line, 'ValorUnitario'),
      amount: attributeOf(line, 'Importe'),
    })),
    sums: {
      SUBTOTAL: attributeOf(root, 'SubTotal'),
      DISCOUNT: attributeOf(root, 'Descuento'),
      TAX: attributeOf(taxes, 'TotalImpuestosTrasladados'),
      WITHHELD: attributeOf(taxes, 'TotalImpuestosRetenidos'),
      TOTAL: attributeOf(root, 'Total'),
    },
    references: childrenOf(root, own, 'CfdiRelacionados').flatMap((group) =>
      childrenOf(group, own, 'CfdiRelacionado').map((related) => ({
        type: attributeOf(group, 'TipoRelacion') ?? '',
        folio: attributeOf(related, 'UUID')?.toLowerCase() ?? '',
        date: undefined,
        reason: undefined,
      })),
    ),
  })
}

/** Undefined for another one: its amounts are left out, which would be taken for pesos. */
const currencyOf = (root: XmlElement): Currency | undefined => {
  const currency = attributeOf(root, 'Moneda') ?? 'MXN'
  return currency === 'MXN' || currency === 'USD' ? currency : undefined
}

interface StatedContent {
  readonly lines: ReadonlyArray<
    Readonly<Record<'name' | 'quantity' | 'unit' | 'unitPrice' | 'amount', string | undefined>>
  >
  readonly sums: Readonly<Partial<Record<DocumentSum, string | undefined>>>
  readonly references: ReadonlyArray<DocumentReference>
}

const contentOf = (currency: Currency | undefined, { lines, references, sums }: StatedContent): DocumentContent => ({
  lines: lines.slice(0, MAX_LINES).map(({ amount, name, quantity, unit, unitPrice }): DocumentLine => ({
    name: shown(name ?? '', MAX_NAME_LENGTH),
    quantity: decimal(quantity),
    unit: unit && shown(unit, MAX_FIGURE_LENGTH),
    unitPrice: decimal(unitPrice),
    amount: stated(currency, amount),
  })),
  omittedLines: Math.max(0, lines.length - MAX_LINES),
  sums: DOCUMENT_SUMS.flatMap((sum) => {
    const amount = stated(currency, sums[sum])
    return amount === undefined || (amount.minor === 0 && sum !== 'TOTAL') ? [] : [{ sum, amount }]
  }),
  references: references.slice(0, MAX_REFERENCES).map((reference) => ({
    ...reference,
    type: shown(reference.type, MAX_FIGURE_LENGTH),
    folio: shown(reference.folio, MAX_FIGURE_LENGTH),
    reason: reference.reason && shown(reference.reason, MAX_NAME_LENGTH),
  })),
})

/** Within the contract, without what a screen cannot show. */
const shown = (text: string, longest: number): string => collapse(displayableText(text, longest))

const decimal = (text: string | undefined): string | undefined =>
  text !== undefined && text.length <= MAX_FIGURE_LENGTH && /^\d+(?:\.\d+)?$/.test(text) ? text : undefined

const stated = <C extends Currency>(currency: C | undefined, text: string | undefined): Money<C> | undefined => {
  if (currency === undefined) return undefined
  const amount = readAmount(currency, text ?? '')
  return E.isRight(amount) ? amount.right : undefined
}
