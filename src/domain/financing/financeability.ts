import type { Invoice } from '../tax-documents/document.ts'
import type { DocumentedInvoice } from '../tax-documents/documented-invoice.ts'
import { lacksValueBy } from '../tax-documents/unvalued.ts'
import { GENERIC_RFCS } from '../tax-id/rfc.ts'
import { GENERIC_RUTS } from '../tax-id/rut.ts'

/** Why an issued invoice cannot be financed, the most decisive reason first. */
export const NOT_FINANCEABLE = [
  'CANCELLED',
  'REPLACED',
  'PAID',
  'FULLY_CREDITED',
  'ZERO_TOTAL',
  'CURRENCY_NOT_SUPPORTED',
  'NO_EXCHANGE_RATE',
  'ALREADY_ASSIGNED',
  'CLAIMED',
  'IN_DOUBT',
  'CASH_SALE',
  'GENERIC_RECEIVER',
] as const
/** One of `NOT_FINANCEABLE`. */
export type NotFinanceable = (typeof NOT_FINANCEABLE)[number]

/** The facts in the documents of an issued invoice that decide whether it can be financed. */
export interface InvoiceFacts extends Pick<DocumentedInvoice, 'doubts' | 'holder' | 'registerState' | 'states'> {
  readonly document: Pick<Invoice, 'country' | 'facts' | 'issuer' | 'receiver' | 'unvalued'>
}

/**
 * Every reason that applies, the most decisive first: the invoice no longer exists, is no longer owed, has no value in pesos
 * (Anexo 20: another Moneda than MXN and USD, or USD without TipoCambio), belongs to another party, is disputed or in doubt, or
 * was never assignable. An empty list means financeable.
 *
 * A claimed invoice is not irrevocably accepted, so that its debtor need not pay an assignee (Ley 19.983, art. 3 and 5).
 * Cash and free sales create no assignable credit (Ley 19.983; SII, Oficio 116 of 2020 and Circular 35 of 2017). A generic tax
 * id names no debtor (SAT, RMF 2.7.1.23; SII, 66666666-6 and 55555555-5 for receivers without a RUT).
 *
 * @example
 * ```ts
 * import { reasonsNotFinanceable } from '@anticipo/domain/financing/financeability'
 *
 * const issuer = { id: '76086428-5', name: 'Maderas del Sur SpA' }
 * const receiver = { id: '96500000-4', name: 'Muebles del Norte SA' }
 * const facts = { _tag: 'DteFacts', documentType: '33', signed: true, references: [] } as const
 * const document = { country: 'CL', issuer, receiver, facts } as const
 * const free = { document, doubts: [], states: [], holder: { party: issuer, isConfirmed: true } }
 * reasonsNotFinanceable({ ...free, registerState: 'CLAIMED', states: ['FULLY_CREDITED'] }) // ['FULLY_CREDITED', 'CLAIMED']
 * ```
 */
export const reasonsNotFinanceable = (facts: InvoiceFacts): ReadonlyArray<NotFinanceable> =>
  NOT_FINANCEABLE.filter((reason) => APPLIES[reason](facts))

const APPLIES: Readonly<Record<NotFinanceable, (facts: InvoiceFacts) => boolean>> = {
  CANCELLED: ({ states }) => states.includes('CANCELLED'),
  REPLACED: ({ states }) => states.includes('REPLACED'),
  PAID: ({ states }) => states.includes('PAID'),
  FULLY_CREDITED: ({ states }) => states.includes('FULLY_CREDITED'),
  ZERO_TOTAL: ({ states }) => states.includes('ZERO_TOTAL'),
  CURRENCY_NOT_SUPPORTED: ({ document }) => lacksValueBy(document, 'CURRENCY_NOT_SUPPORTED'),
  NO_EXCHANGE_RATE: ({ document }) => lacksValueBy(document, 'NO_EXCHANGE_RATE'),
  ALREADY_ASSIGNED: ({ document, holder }) => holder.party.id !== document.issuer.id,
  CLAIMED: ({ registerState }) => registerState === 'CLAIMED',
  IN_DOUBT: ({ doubts }) => doubts.length > 0,
  CASH_SALE: ({ document }) => isPaidOnIssue(document),
  GENERIC_RECEIVER: ({ document }) => GENERIC_RECEIVERS[document.country].includes(document.receiver.id),
}

const GENERIC_RECEIVERS: Readonly<Record<Invoice['country'], ReadonlyArray<string>>> = {
  CL: GENERIC_RUTS,
  MX: GENERIC_RFCS,
}

/** FmaPago: cash, and free of charge. */
const PAID_ON_ISSUE: ReadonlySet<string> = new Set(['1', '3'])

/**
 * CL: paid in cash or free of charge on issue (FmaPago 1, 3).
 *
 * @example
 * ```ts
 * import { isPaidOnIssue } from '@anticipo/domain/financing/financeability'
 *
 * const facts = { _tag: 'DteFacts', documentType: '33', signed: true, references: [] } as const
 * isPaidOnIssue({ facts: { ...facts, paymentForm: '1' } }) // true
 * isPaidOnIssue({ facts }) // false
 * ```
 */
export const isPaidOnIssue = ({ facts }: Pick<Invoice, 'facts'>): boolean =>
  facts._tag === 'DteFacts' && PAID_ON_ISSUE.has(facts.paymentForm ?? '')
