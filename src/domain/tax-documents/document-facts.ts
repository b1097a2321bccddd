import type { CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'

/** Who issued or received a document. */
export interface Party {
  /** A normalised RUT or RFC. */
  readonly id: string
  /** The stated name, with single blanks. The identifier when the document has no name. */
  readonly name: string
}

/** Fields of Mexican documents only. */
export interface CfdiFacts {
  readonly _tag: 'CfdiFacts'
  readonly version: '3.3' | '4.0'
  readonly stampedAt?: string
  /** FormaPago: `03`. */
  readonly paymentForm?: string
  /** MetodoPago: PPD is paid later, PUE in the month of issue. */
  readonly paymentMethod?: string
  /** Free text: `30 DIAS`. */
  readonly paymentConditions?: string
  /** A stated decimal. */
  readonly exchangeRate?: string
  readonly related: ReadonlyArray<RelatedDocument>
}

/** MX: a document that another one names with a relation. */
export interface RelatedDocument {
  /** TipoRelacion: `01` credit note, `03` return, `04` replacement, `07` advance. */
  readonly relation: string
  readonly key: string
}

/** Fields of Chilean documents only. */
export interface DteFacts {
  readonly _tag: 'DteFacts'
  readonly documentType: DteType
  /** FmaPago: `1` cash, `2` credit, `3` free of charge. */
  readonly paymentForm?: string
  readonly net?: Money<'CLP'>
  readonly exempt?: Money<'CLP'>
  readonly vat?: Money<'CLP'>
  /** Contains a signature, not checked yet. */
  readonly signed: boolean
  readonly references: ReadonlyArray<DocumentReference>
  /** TermPagoDias: the agreed days of credit. */
  readonly termDays?: number
  /** TermPagoGlosa: free text. */
  readonly paymentTerms?: string
  /** FchPago of each MntPagos, the programme of payments. */
  readonly paymentDates?: ReadonlyArray<CivilDate>
  /** FchCancel: the day on which it was paid. */
  readonly cancelledOn?: CivilDate
  /** MntCancel: what was paid when it was issued. */
  readonly amountCancelled?: Money<'CLP'>
  /** SaldoInsol: what was left when it was issued. */
  readonly balance?: Money<'CLP'>
}

/** CL: the electronic documents that are read. */
export type DteType = '33' | '34' | '56' | '61'

/** CL: a document that another one names. */
export interface DocumentReference {
  /** Not always a tax document: `801` is a purchase order, `SET` a test case. */
  readonly documentType: string
  /** Without leading zeros when it is a number. */
  readonly folio: string
  /** CodRef: `1` annuls, `2` corrects a text, `3` corrects amounts. */
  readonly code?: string
  readonly date?: CivilDate
  readonly reason?: string
  /** RUTOtr: the referenced document is of this issuer; a normalised RUT, or UNREADABLE. */
  readonly otherIssuer?: string
  /** IndGlobal 1: the reference is to a whole period. */
  readonly isGlobal?: true
}

/** One invoice of a payment. */
export interface PaymentReceipt {
  /** Absent in faulty files. */
  readonly key?: string
  readonly paidOn?: CivilDate
  readonly paymentForm?: string
  readonly installment: number
  readonly paid?: Money
  /** The balance of the invoice after this instalment. */
  readonly outstanding?: Money
  /** Neither the line nor its payment states what was paid. */
  readonly isUnstated?: true
  /** The line is in a currency that the product does not know. */
  readonly otherCurrency?: true
}

/** CL: the dates of a line of a register, as far as they can be read. */
export interface RegisterDates {
  readonly issueDate?: CivilDate
  /** The stated date and time. */
  readonly receivedAt?: string
  /** The day of a claim. */
  readonly claimedOn?: CivilDate
}
