import type { Country } from '../kernel/country.ts'
import { known } from '../kernel/guard.ts'
import { DECIMALS, toDecimal, type Money } from '../kernel/money.ts'

/** A transfer of a bank file. Texts are as stored; the format writes them as its bank wants them. */
export interface BankTransfer {
  readonly name: string
  /** Of the holder of the account. */
  readonly identifier: string
  /** Three digits, with which `Bank.code` ends. */
  readonly bank: string
  readonly type: string
  /** Empty without an account: the transfer is not in the file. */
  readonly number: string
  readonly email: string
  readonly amount: Money
}

/** Who pays what for, and from which of its accounts where the bank wants to know. */
export interface BankFileOrder {
  readonly concept: string
  readonly identifier: string
  readonly origin: string
  readonly transfers: ReadonlyArray<BankTransfer>
}

/** The last two tell what the file has instead. The first two leave the transfer out: no account, and none that the format can express. */
export type BankFileProblem = 'NO_ACCOUNT' | 'ACCOUNT_NOT_SUPPORTED' | 'NAME_CUT' | 'LETTERS_REPLACED'

/** A value of a line, numbered from 1; undefined when the format cannot express the transfer. */
export type FieldValue = (transfer: BankTransfer, order: BankFileOrder, line: number) => string | undefined

/** With a width, texts are cut and filled with blanks; with a digit to fill, numbers are filled from the left and never cut. */
export interface BankFileField {
  readonly value: FieldValue
  readonly width?: number
  readonly fill?: '0'
  /** In separated files. */
  readonly header?: string
}

/** A file that a bank reads: lines of fixed width, or of separated values. */
export interface BankFileFormat {
  readonly id: string
  readonly country: Country
  /** The bank of the business, by its three digits; undefined where any bank reads the file. */
  readonly bank: string | undefined
  /** Undefined in files of fixed width. */
  readonly separator: string | undefined
  readonly fields: ReadonlyArray<BankFileField>
  /** The bank reads at most so many lines of a file. */
  readonly most?: number
}

/** The line of a transfer in the file, or why it has none. */
export interface BankFileRow {
  readonly transfer: BankTransfer
  readonly problems: ReadonlyArray<BankFileProblem>
  /** Undefined when the transfer is not in the file. */
  readonly line: string | undefined
}

/**
 * A text as banks accept it: without accents, with blanks in place of other signs, and none at its ends. At most the
 * first 500 characters.
 *
 * @example
 * ```ts
 * import { bankText } from '@anticipo/domain/payables/bank-file'
 *
 * bankText('Ñandú & Cía. #3') // 'Nandu & Cia.  3'
 * ```
 */
export const bankText = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^\w .,&@/-]/g, ' ')
    .trim()

/** Unicode normalisation takes quadratic time. */
const LONGEST = 500

/**
 * An amount in major units with the decimals of its currency after a point: `1500.50`, `1500`.
 *
 * @example
 * ```ts
 * import { money, ofMajor } from '@anticipo/domain/kernel/money'
 * import { plainAmount } from '@anticipo/domain/payables/bank-file'
 *
 * plainAmount({ amount: ofMajor('MXN', 1_500.5) }) // '1500.50'
 * plainAmount({ amount: money('CLP', 1_500) }) // '1500'
 * ```
 */
export const plainAmount = ({ amount }: Pick<BankTransfer, 'amount'>): string =>
  toDecimal(amount).toFixed(known(DECIMALS, amount.currency, 'CurrencyUnknown'))

/**
 * One row for each transfer, in their order. A transfer without an account, or with one that the format cannot
 * express, has no line.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { bankFileRows } from '@anticipo/domain/payables/bank-file'
 * import { BANK_FILE_FORMATS } from '@anticipo/domain/payables/bank-file-formats'
 *
 * const payee = { name: 'Ñandú SpA', identifier: '76086428-5', bank: '012', type: 'CUENTA_VISTA', number: '', email: '' }
 * const transfers = [{ ...payee, amount: money('CLP', 1_500) }]
 * const order = { concept: 'Marzo', identifier: '76418205-7', origin: '', transfers }
 * const rows = BANK_FILE_FORMATS.slice(0, 1).flatMap((format) => bankFileRows(format, order))
 * rows.map(({ problems }) => problems) // [['NO_ACCOUNT']]
 * ```
 */
export const bankFileRows = (format: BankFileFormat, order: BankFileOrder): ReadonlyArray<BankFileRow> =>
  order.transfers.map((transfer, at) => {
    const { name, number } = transfer
    if (number === '') return { transfer, problems: ['NO_ACCOUNT'], line: undefined }
    const values = format.fields.flatMap((field) => written(field, field.value(transfer, order, at + 1)) ?? [])
    if (values.length < format.fields.length) return { transfer, problems: ['ACCOUNT_NOT_SUPPORTED'], line: undefined }
    const plain = bankText(name)
    const isCut = format.fields.some(
      ({ value, width }) => value === payeeName && plain.length > (width ?? plain.length),
    )
    return {
      transfer,
      problems: [...(isCut ? (['NAME_CUT'] as const) : []), ...(plain === name ? [] : (['LETTERS_REPLACED'] as const))],
      line: joined(format, values),
    }
  })

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

/**
 * The field of a format that has the name of the payee, written as `bankText` does.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { payeeName } from '@anticipo/domain/payables/bank-file'
 *
 * const transfer = { name: 'Ñandú SpA', identifier: '76086428-5', bank: '012', type: 'CUENTA_VISTA', number: '1', email: '' }
 * const order = { concept: '', identifier: '', origin: '', transfers: [] }
 * payeeName({ ...transfer, amount: money('CLP', 1_500) }, order, 1) // 'Nandu SpA'
 * ```
 */
export const payeeName: FieldValue = ({ name }) => bankText(name)

const written = ({ fill, width }: BankFileField, value: string | undefined): string | undefined => {
  if (value === undefined || width === undefined) return value
  if (fill === undefined) return value.slice(0, width).padEnd(width)
  return value.length > width ? undefined : value.padStart(width, fill)
}

/** A text that a spreadsheet would take for a formula begins with an apostrophe. Quotes after RFC 4180. */
const joined = ({ separator }: BankFileFormat, values: ReadonlyArray<string>): string =>
  separator === undefined
    ? values.join('')
    : values
        .map((value) => value.replace(/^[=+@-]/, "'$&"))
        .map((value) => (/[";,]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
        .join(separator)
