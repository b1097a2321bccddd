import { sharedBytes, sharedJson } from '../shared-data.ts'

/** The reference results, in the vocabulary of their author. */
export interface Expected {
  readonly files: ReadonlyArray<ExpectedFile>
  readonly scenarios: ReadonlyArray<ExpectedScenario>
}

export interface ExpectedFile {
  readonly file: string
  readonly country: 'CL' | 'MX'
  readonly ingest: 'ACCEPT' | 'PARTIAL' | 'IGNORE' | 'REJECT'
  readonly error: string | null
  readonly warnings?: ReadonlyArray<string>
  readonly documents?: ReadonlyArray<ExpectedDocument>
  readonly rows?: ReadonlyArray<ExpectedRow>
  readonly entries?: ReadonlyArray<{
    readonly entry: string
    readonly result: string
    readonly error?: string
    readonly rows?: number
    readonly uuids?: ReadonlyArray<string>
  }>
  readonly cessions?: ReadonlyArray<Readonly<Record<string, string>>>
  readonly sealValid?: boolean
}

export interface ExpectedReference {
  readonly relation?: string
  readonly uuid?: string
  readonly docType?: string
  readonly folioNormalized?: string
  readonly code?: string | null
  readonly date?: string | null
  readonly reason?: string | null
}

export interface ExpectedDocument {
  readonly kind?: 'INGRESO' | 'EGRESO' | 'PAGO' | 'NOMINA' | 'TRASLADO'
  readonly docType?: string
  readonly version?: string
  readonly uuid?: string
  readonly serie?: string | null
  readonly folio: string | null
  readonly issuerId: string
  readonly issuerName: string | null
  readonly receiverId: string
  readonly receiverName: string | null
  readonly issueDate: string | null
  readonly dueDate?: string | null
  readonly stampedAt?: string | null
  readonly total: string
  readonly net?: string | null
  readonly exempt?: string | null
  readonly vat?: string | null
  readonly currency: string
  readonly exchangeRate?: string | null
  readonly paymentMethod?: string | null
  readonly invoiceType?: string | null
  readonly paymentConditions?: string | null
  readonly paymentForm?: string | null
  readonly related: ReadonlyArray<ExpectedReference>
  readonly payments?: ReadonlyArray<ExpectedPayment>
  readonly signed?: boolean
  readonly signatureValid?: boolean | null
  readonly ingest?: 'ACCEPT' | 'IGNORE' | 'REJECT' | 'SKIP'
  readonly error?: string | null
  readonly warnings?: ReadonlyArray<string>
}

export interface ExpectedPayment {
  readonly date: string
  readonly form: string | null
  readonly documents: ReadonlyArray<{
    readonly uuid: string | null
    readonly currency: string
    readonly installment: string
    readonly paid: string
    readonly outstanding: string
  }>
}

export interface ExpectedRow {
  readonly line?: number
  readonly row?: number
  readonly result: 'ACCEPT' | 'REJECT' | 'CONTINUATION'
  readonly error?: string | null
  readonly uuid?: string
  readonly status?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly docType?: string
  readonly folio?: string
  readonly partyId?: string
  readonly partyName?: string
  readonly issueDate?: string
  readonly received?: string
  readonly exempt?: string
  readonly net?: string
  readonly vat?: string
  readonly total?: string
  readonly state?: string
  readonly purchaseType?: string
  readonly related?: ReadonlyArray<{ readonly docType: string; readonly folio: string }>
}

export interface ExpectedInvoice {
  readonly key: string
  readonly file: string
  readonly folio: string
  readonly issueDate: string
  readonly dueDate?: string | null
  readonly amount: string
  readonly amountMXN?: string
  readonly currency: string
  readonly totalAmountCreditNotes: string
  readonly totalAmountDebitNotes?: string
  readonly creditNotes: ReadonlyArray<
    string | { readonly uuid: string; readonly amount: string; readonly splitAssumed: boolean }
  >
  readonly outstanding?: string | null
  readonly paymentMethod?: string | null
  readonly INVOICE_TYPE?: string | null
  readonly docType?: string
  readonly paymentForm?: string | null
  readonly holder?: string | null
  readonly payerName?: string
  readonly payerIdentifier?: string
  readonly name?: string
  readonly identifier?: string
  readonly reasons?: ReadonlyArray<string>
  readonly financeable?: boolean
}

export interface ExpectedScenario {
  readonly name: string
  readonly country: 'CL' | 'MX'
  readonly businessId: string
  readonly files: ReadonlyArray<string>
  readonly issued: ReadonlyArray<ExpectedInvoice>
  readonly received: ReadonlyArray<ExpectedInvoice>
  readonly counts: { readonly issued: number; readonly financeable: number; readonly received: number }
  readonly issuedTotal: string
  readonly receivedTotal: string
}

const FOLDER = 'data/invoices/'

export const expected: Expected = sharedJson<Expected>(`${FOLDER}expected.json`)

export const invoiceFile = (path: string): Uint8Array => sharedBytes(FOLDER + path)

/** Minor units of a decimal of the reference, by string operations only. */
export const minorOf = (decimal: string, currency: string): number => {
  const decimals = currency === 'CLP' ? 0 : 2
  const [whole = '', fraction = ''] = decimal.split('.')
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  return Number(whole + kept) + (Number(fraction.charAt(decimals) || '0') >= 5 ? 1 : 0)
}

/** The reference writes them as `WARNING:detail` and `WARNING (remark)`. */
export const codesOf = (warnings: ReadonlyArray<string> | undefined): ReadonlyArray<string> =>
  [...new Set((warnings ?? []).map((warning) => warning.split(/[ :]/)[0] ?? ''))].sort()
