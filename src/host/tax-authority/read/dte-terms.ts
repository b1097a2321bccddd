import * as E from 'fp-ts/Either'
import { readOptionalDate, SII, siiLine } from './dte-values.ts'
import type { DteFacts } from './tax-document.ts'
import type { Writable } from './writable.ts'
import { childrenOf } from './xml-access.ts'
import type { XmlElement } from './xml-tree.ts'

/** The limit is for one document; a hostile one has thousands. */
const MAX_PAYMENTS = 100

/** Adds what the `IdDoc` of a document says of when it is paid. A faulty field is left out. */
export const addTerms = (facts: Writable<DteFacts>, id: XmlElement | undefined): void => {
  const days = siiLine(id, 'TermPagoDias')
  const text = siiLine(id, 'TermPagoGlosa')
  const dates = (id === undefined ? [] : childrenOf(id, SII, 'MntPagos')).slice(0, MAX_PAYMENTS).flatMap((payment) => {
    const date = readOptionalDate(payment, 'FchPago')
    return E.isRight(date) ? (date.right ?? []) : []
  })
  if (days !== undefined && /^\d{1,3}$/.test(days)) facts.termDays = Number(days)
  if (text !== undefined) facts.paymentTerms = text
  if (dates.length > 0) facts.paymentDates = dates
}
