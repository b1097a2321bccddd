import * as E from 'fp-ts/Either'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import {
  accountDigits,
  bankText,
  payeeEmail,
  payeeName,
  type BankFileField,
  type BankFileOrder,
  type BankFileRejection,
  type BankTransfer,
  type TransferRejection,
} from './bank-file-fields.ts'

/** A place where the file differs from what is stored. */
export type TransferRemark = (typeof TRANSFER_REMARKS)[number]
const TRANSFER_REMARKS = ['NAME_CUT', 'LETTERS_REPLACED', 'EMAIL_LEFT_OUT'] as const

/** A file that a bank reads: lines of fixed width, or of separated values. */
export interface BankFileFormat {
  readonly id: string
  readonly country: Country
  /** The bank of the business, by its three digits; undefined where any bank reads the file. */
  readonly bank: string | undefined
  /** ASCII files have no `Ñ`. */
  readonly encoding: 'ASCII' | 'UTF-8'
  /** Undefined in files of fixed width. */
  readonly separator: string | undefined
  readonly fields: ReadonlyArray<BankFileField>
  /** The bank reads at most so many lines of a file. */
  readonly most?: number
}

/** The line of a transfer in the file, or why it has none. */
export interface BankFileRow {
  readonly transfer: BankTransfer
  readonly problems: ReadonlyArray<TransferRejection | TransferRemark>
  /** Undefined when the transfer is not in the file. */
  readonly line: string | undefined
}

/**
 * One row for each transfer, in their order. A transfer that the format cannot express whole has no line: no number,
 * account, amount or tax id is ever cut. An amount is positive and of the currency of the country of the format.
 * Errors: a `BankFileRejection`, when a line would lack the account or the tax id of the business that pays.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { bankFileRows } from '@anticipo/domain/payables/bank-file'
 * import { BANK_FILE_FORMATS } from '@anticipo/domain/payables/bank-file-formats'
 *
 * const payee = { name: 'Ñandú SpA', identifier: '76086428-5', bank: '012', type: 'CUENTA_VISTA', number: '', email: '' }
 * const transfers = [{ ...payee, amount: money('CLP', 1_500), folios: ['121'], invoices: 1 }]
 * const order = { concept: 'Marzo', identifier: '76418205-7', origin: '', transfers }
 * const files = BANK_FILE_FORMATS.slice(0, 1).map((format) => bankFileRows(format, order))
 * files.map((rows) => rows._tag === 'Right' && rows.right.map(({ problems }) => problems)) // [[['NO_ACCOUNT']]]
 * ```
 */
export const bankFileRows = (
  format: BankFileFormat,
  order: BankFileOrder,
): E.Either<BankFileRejection, ReadonlyArray<BankFileRow>> => {
  const rows: Array<BankFileRow> = []
  for (const transfer of order.transfers) {
    const line = lineOf(format, order, transfer, rows.length + 1)
    if (E.isRight(line)) rows.push({ transfer, problems: remarksOf(format, order, transfer), line: line.right })
    else if (isOfFile(line.left)) return E.left(line.left)
    else rows.push({ transfer, problems: [line.left], line: undefined })
  }
  return E.right(rows)
}

/**
 * The file: lines end with CR LF, also the last one; separated files begin with their headers. Rows without a line are
 * left out.
 *
 * @example
 * ```ts
 * import { bankFileText } from '@anticipo/domain/payables/bank-file'
 * import { BANK_FILE_FORMATS } from '@anticipo/domain/payables/bank-file-formats'
 *
 * BANK_FILE_FORMATS.slice(0, 1).map((format) => bankFileText(format, [])) // ['RUT;Nombre;Banco;Tipo;Cuenta;Monto;Correo;Glosa\r\n']
 * ```
 */
export const bankFileText = (format: BankFileFormat, rows: ReadonlyArray<BankFileRow>): string => {
  const headers =
    format.separator === undefined ? [] : [format.fields.map(({ header }) => header).join(format.separator)]
  return [...headers, ...rows.flatMap(({ line }) => line ?? []), ''].join('\r\n')
}

const lineOf = (
  format: BankFileFormat,
  order: BankFileOrder,
  transfer: BankTransfer,
  line: number,
): E.Either<TransferRejection | BankFileRejection, string> => {
  const rejection = rejectionOf(format, transfer)
  if (rejection !== undefined) return E.left(rejection)
  const values: Array<string> = []
  for (const field of format.fields) {
    const value = written(format, field, field.value(transfer, order, { line, width: field.width }))
    if (E.isLeft(value)) return value
    values.push(value.right)
  }
  return E.right(joined(format, values))
}

/** Why no format can express the transfer; undefined when each can. */
const rejectionOf = (
  { country }: BankFileFormat,
  { amount, name, number }: BankTransfer,
): TransferRejection | undefined => {
  const digits = accountDigits(number)
  if (digits === '') return 'NO_ACCOUNT'
  if (!/^[0-9]+$/.test(digits)) return 'ACCOUNT_NOT_DIGITS'
  if (amount.currency !== profileOf(country).currency) return 'OTHER_CURRENCY'
  if (amount.minor <= 0) return 'AMOUNT_NOT_POSITIVE'
  return bankText(name) === '' ? 'NAME_NOT_SUPPORTED' : undefined
}

const written = (
  { encoding, separator }: BankFileFormat,
  field: BankFileField,
  value = '',
): E.Either<TransferRejection | BankFileRejection, string> => {
  const { rejection, width } = field
  const letters = 'fill' in field ? NUMBER : LETTERS[encoding]
  if (rejection !== undefined && (value === '' || value.length > width || !letters.test(value)))
    return E.left(rejection)
  const text = value.slice(0, width)
  if (separator !== undefined) return E.right(text)
  return E.right('fill' in field ? text.padStart(width, field.fill) : text.padEnd(width))
}

/** Also a tax id without its hyphen. */
const NUMBER = /^[0-9]+[.K]?[0-9]*$/
const LETTERS = { ASCII: /^[ -~]*$/, 'UTF-8': /^[ -~Ñ]*$/ } as const

const remarksOf = ({ fields }: BankFileFormat, order: BankFileOrder, transfer: BankTransfer) => {
  const plain = bankText(transfer.name)
  const found: Readonly<Record<TransferRemark, boolean>> = {
    NAME_CUT: fields.some(({ value, width }) => value === payeeName && plain.length > width),
    LETTERS_REPLACED: plain !== transfer.name,
    EMAIL_LEFT_OUT: fields.some(
      ({ value, width }) => value === payeeEmail && value(transfer, order, { line: 1, width }) !== transfer.email,
    ),
  }
  return TRANSFER_REMARKS.filter((remark) => found[remark])
}

const isOfFile = (rejection: TransferRejection | BankFileRejection): rejection is BankFileRejection =>
  rejection === 'ORIGIN_NOT_SUPPORTED' || rejection === 'PAYER_NOT_SUPPORTED'

/** Quotes after RFC 4180, also around the separator of the other country. */
const joined = ({ separator }: BankFileFormat, values: ReadonlyArray<string>): string =>
  separator === undefined
    ? values.join('')
    : values.map((value) => (/[";,]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(separator)
