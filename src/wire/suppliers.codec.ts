import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { fromDays, type PaymentTerm } from '#domain/suppliers/payment-term.ts'
import { MAX_SUPPLIER_ROWS, SUPPLIER_ROW_CONFLICTS } from '#domain/suppliers/supplier-file.ts'
import { BankIdCodec } from './banking.codec.ts'
import { AnyMoney, CurrencyCode, DateOnly } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { mapCodec, tagOf, type Codec } from './codec/map-codec.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { pageFields } from './codec/page.ts'
import { Count, list, oneOf, optional, text } from './codec/primitives.ts'
import { PageNumber, PageSize, sortBy } from './codec/query.ts'

/** In days. */
export const PaymentTermInDays: Codec<PaymentTerm> = mapCodec(
  'PaymentTerm',
  t.number,
  (days) => E.mapLeft(tagOf)(fromDays(days)),
  (term) => term,
)

const SUPPLIER = {
  id: ['supplierId', id('Supplier')],
  name: ['Business.name', text(300)],
  identifier: ['Business.identifier', text(20)],
  paymentTerm: ['paymentTerm', optional(PaymentTermInDays)],
  version: ['version', Count],
} as const

export const Supplier = mappedRecord('Supplier', SUPPLIER)

export const SupplierPage = mappedRecord('SupplierPage', pageFields(Supplier))

/** `name` matches a part of the name, or of the tax id. */
export const SupplierQuery = t.strict({ page: PageNumber, size: PageSize, name: optional(text(100)) })

/** `name` as in `SupplierQuery`; `group`: those with overdue invoices, without an account in the currency of the country, or whose account is not confirmed. */
export const SupplierDebtQuery = t.strict({
  page: PageNumber,
  size: PageSize,
  name: optional(text(100)),
  group: optional(oneOf('SupplierGroup', ['overdue', 'withoutAccount', 'unconfirmed'] as const)),
  orderBy: optional(sortBy(['name', 'identifier', 'owed', 'overdue', 'next', 'term'] as const)),
})
export type SupplierDebtQuery = t.TypeOf<typeof SupplierDebtQuery>

/**
 * The account that is paid in the currency of the country, by its bank and the last four digits of its number; `isUnconfirmed`: the supplier
 * is asked before it is paid.
 */
const PaidAccount = mappedRecord('PaidAccount', {
  bank: ['bankName', text(80)],
  ending: ['accountEnding', text(4)],
  isUnconfirmed: ['isUnconfirmed', t.boolean],
})

/** One sum for each currency that is owed, which are never added. */
const SupplierDebt = mappedRecord('SupplierDebt', {
  ...SUPPLIER,
  owed: ['owed', t.readonlyArray(AnyMoney)],
  overdue: ['overdue', t.readonlyArray(AnyMoney)],
  next: ['nextPaymentDate', optional(DateOnly)],
  account: ['bankAccount', optional(PaidAccount)],
})

/** How many suppliers each group has under the search; `all` counts those of no group too. */
export const SupplierDebtPage = mappedRecord('SupplierDebtPage', {
  ...pageFields(SupplierDebt),
  counts: ['counts', t.strict({ all: Count, overdue: Count, withoutAccount: Count, unconfirmed: Count })],
})

export const SUPPLIER_EVENTS = [
  'SCHEDULED',
  'PAID',
  'ACCOUNT_ADDED',
  'ACCOUNT_CHANGED',
  'ACCOUNT_DEFAULT',
  'ACCOUNT_DELETED',
  'ACCOUNT_CONFIRMED',
  'TERM_CHANGED',
] as const
export type SupplierEventKind = (typeof SUPPLIER_EVENTS)[number]

/** An event of a supplier: the invoices of one payroll or payment with their sum, or a change and who made it. */
const SupplierEvent = mappedRecord('SupplierEvent', {
  kind: ['kind', oneOf('SupplierEventKind', SUPPLIER_EVENTS)],
  on: ['date', DateOnly],
  invoices: ['invoices', optional(Count)],
  amount: ['amount', optional(AnyMoney)],
  payroll: ['payroll', optional(t.strict({ id: id('Payroll'), name: text(100) }))],
  paymentDate: ['paymentDate', optional(DateOnly)],
  account: ['account', optional(t.strict({ bank: text(80), ending: text(4) }))],
  term: ['paymentTerm', optional(PaymentTermInDays)],
  actor: ['actor', optional(text(254))],
  operator: ['operator', optional(text(200))],
})

/** The latest first. */
export const SupplierActivity = mappedRecord('SupplierActivity', { items: ['items', list(200, SupplierEvent)] })

export const SupplierRequest = mappedRecord('SupplierRequest', { paymentTerm: ['paymentTerm', PaymentTermInDays] })

const FileAccount = mappedRecord('FileAccount', {
  bankId: ['bankId', BankIdCodec],
  type: ['accountType', text(40)],
  number: ['accountNumber', text(40)],
  currency: ['currency', CurrencyCode],
  email: ['accountEmail', text(254)],
})

/** The account and the term of one supplier, which its tax id names in any notation. */
const FileRow = mappedRecord('FileRow', {
  identifier: ['identifier', text(20)],
  account: ['account', optional(FileAccount), '?'],
  term: ['paymentTerm', optional(PaymentTermInDays), '?'],
})

export const SupplierFile = t.strict({ rows: list(MAX_SUPPLIER_ROWS, FileRow) })
export type SupplierFile = t.TypeOf<typeof SupplierFile>

/** Rows that cannot be saved, by their place in the request. */
export const SupplierFileCheck = t.strict({
  conflicts: list(
    MAX_SUPPLIER_ROWS,
    t.strict({ row: Count, conflict: oneOf('SupplierRowConflict', SUPPLIER_ROW_CONFLICTS) }),
  ),
})

export const SavedSupplierFile = t.strict({ accounts: Count, terms: Count })

const ContactFields = {
  name: ['name', text(130)],
  position: ['position', text(50)],
  email: ['email', text(50)],
  phone: ['phone', text(15)],
} as const

export const ContactResponse = mappedRecord('Contact', {
  id: ['id', id('Contact')],
  ...ContactFields,
  version: ['version', Count],
})

export const ContactList = list(500, ContactResponse)

export const ContactRequest = mappedRecord('ContactRequest', ContactFields)
