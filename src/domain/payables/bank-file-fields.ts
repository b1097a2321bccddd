import { DECIMALS, toDecimal, type Money } from '../kernel/money.ts'

/** A transfer of a bank file. Texts are as stored; the format writes them as its bank wants them. */
export interface BankTransfer {
  readonly name: string
  /** The tax id of the account's holder. */
  readonly identifier: string
  /** Three digits, with which `Bank.code` ends. */
  readonly bank: string
  readonly type: string
  /** Digits, perhaps with blanks, dots and hyphens; empty without an account. */
  readonly number: string
  readonly email: string
  readonly amount: Money
  /** The folios of the invoices that it pays, the first ones or all. */
  readonly folios: ReadonlyArray<string>
  /** How many invoices it pays. */
  readonly invoices: number
}

/** Who pays what for, and from which of its accounts where the bank wants to know. */
export interface BankFileOrder {
  readonly concept: string
  readonly identifier: string
  readonly origin: string
  readonly transfers: ReadonlyArray<BankTransfer>
}

/** Where a value is written: the number of its line, from 1, and the width of its field. */
export interface FieldPlace {
  readonly line: number
  readonly width: number
}

/** A value of a line; undefined when the format cannot express it. */
export type FieldValue = (transfer: BankTransfer, order: BankFileOrder, place: FieldPlace) => string | undefined

/**
 * Why a transfer is not in the file: what is missing, what the field of the format does not hold or what no bank reads.
 * Another currency is one that the accounts of the file do not have.
 */
export type TransferRejection =
  | 'NO_ACCOUNT'
  | 'ACCOUNT_NOT_DIGITS'
  | 'ACCOUNT_TOO_LONG'
  | 'ACCOUNT_TYPE_NOT_SUPPORTED'
  | 'BANK_NOT_SUPPORTED'
  | 'OTHER_CURRENCY'
  | 'AMOUNT_NOT_POSITIVE'
  | 'AMOUNT_TOO_LONG'
  | 'IDENTIFIER_NOT_SUPPORTED'
  | 'NAME_NOT_SUPPORTED'

/** Why there is no file: the account from which is paid, or who pays, is missing or does not fit its field. */
export type BankFileRejection = 'ORIGIN_NOT_SUPPORTED' | 'PAYER_NOT_SUPPORTED'

/**
 * A field with a rejection is written whole or not at all, from the left filled with a digit where it has one to fill.
 * Other fields are texts, which are cut.
 */
export type BankFileField = {
  readonly value: FieldValue
  /** In characters, at most; lines of fixed width fill it. */
  readonly width: number
  /** In separated files. */
  readonly header?: string
} & (
  | { readonly rejection: TransferRejection | BankFileRejection; readonly fill?: '0' }
  | { readonly rejection?: never }
)

/**
 * A text as banks accept it: without accents, with blanks in place of other signs and of line breaks, and none at its
 * ends. It begins with no sign of a formula. At most the first 500 characters.
 *
 * @example
 * ```ts
 * import { bankText } from '@anticipo/domain/payables/bank-file-fields'
 *
 * bankText('Ñandú & Cía. #3') // 'Nandu & Cia.  3'
 * ```
 */
export const bankText = (text: string): string =>
  text
    .slice(0, MAX_LENGTH)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^\w .,&@/-]/g, ' ')
    .replace(/^[ @-]+/, '')
    .trimEnd()

/** Unicode normalisation takes quadratic time. */
const MAX_LENGTH = 500

/**
 * An amount in major units with the decimals of its currency after a point: `1500.50`, `1500`.
 *
 * @example
 * ```ts
 * import { money, ofMajor } from '@anticipo/domain/kernel/money'
 * import { plainAmount } from '@anticipo/domain/payables/bank-file-fields'
 *
 * plainAmount({ amount: ofMajor('MXN', 1_500.5) }) // '1500.50'
 * plainAmount({ amount: money('CLP', 1_500) }) // '1500'
 * ```
 */
export const plainAmount = ({ amount }: Pick<BankTransfer, 'amount'>): string =>
  toDecimal(amount).toFixed(DECIMALS[amount.currency])

/**
 * The field of a format that has the name of the payee, written as `bankText` does.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { payeeName } from '@anticipo/domain/payables/bank-file-fields'
 *
 * const transfer = { name: 'Ñandú SpA', identifier: '76086428-5', bank: '012', type: 'CUENTA_VISTA', number: '1', email: '' }
 * const order = { concept: '', identifier: '', origin: '', transfers: [] }
 * payeeName({ ...transfer, amount: money('CLP', 1_500), folios: [], invoices: 1 }, order, { line: 1, width: 30 }) // 'Nandu SpA'
 * ```
 */
export const payeeName: FieldValue = ({ name }) => bankText(name)

/**
 * The field of a format that has the address of the payee. It is empty for an address that does not fit, because a
 * part of it is another one, and for one that a spreadsheet would take for a formula.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { payeeEmail } from '@anticipo/domain/payables/bank-file-fields'
 *
 * const payee = { name: 'Ñandú SpA', identifier: '76086428-5', bank: '012', type: 'CUENTA_VISTA', number: '1', email: 'a@b.cl' }
 * const transfer = { ...payee, amount: money('CLP', 1_500), folios: [], invoices: 1 }
 * const order = { concept: '', identifier: '', origin: '', transfers: [] }
 * payeeEmail(transfer, order, { line: 1, width: 50 }) // 'a@b.cl'
 * payeeEmail(transfer, order, { line: 1, width: 5 }) // ''
 * ```
 */
export const payeeEmail: FieldValue = ({ email }, _, { width }) =>
  email.length <= width && /^(?![=+@-])[!-~]*$/.test(email) ? email : ''

/**
 * The number of an account without blanks, dots and hyphens.
 *
 * @example
 * ```ts
 * import { accountDigits } from '@anticipo/domain/payables/bank-file-fields'
 *
 * accountDigits('00-123.4 5') // '0012345'
 * ```
 */
export const accountDigits = (number: string): string => number.replaceAll(/[ .-]/g, '')

/**
 * The field of a format that says what is paid: the folios of the invoices, as many as fit whole, and how many more
 * there are. The concept of the order where none fits.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { paidFolios } from '@anticipo/domain/payables/bank-file-fields'
 *
 * const payee = { name: 'Ñandú SpA', identifier: '76086428-5', bank: '012', type: 'CUENTA_VISTA', number: '1', email: '' }
 * const transfer = { ...payee, amount: money('CLP', 1_500), folios: ['121', '122'], invoices: 5 }
 * const order = { concept: 'Marzo', identifier: '', origin: '', transfers: [] }
 * paidFolios(transfer, order, { line: 1, width: 30 }) // 'F 121, 122 y 3 mas'
 * paidFolios(transfer, order, { line: 1, width: 15 }) // 'F 121 y 4 mas'
 * paidFolios(transfer, order, { line: 1, width: 8 }) // 'Marzo'
 * ```
 */
export const paidFolios: FieldValue = (transfer, { concept }, { width }) =>
  folioWords(transfer, width, { between: ', ', more: (invoices) => ` y ${invoices} mas` }) ?? bankText(concept)

/** How folios are put into words: between two of them, and after the last one for those that are left out. */
export interface FolioStyle {
  readonly between: string
  readonly more: (invoices: number) => string
}

/**
 * The folios, as many as fit whole into so many characters, and how many more there are. Undefined where none fits.
 *
 * @example
 * ```ts
 * import { folioWords } from '@anticipo/domain/payables/bank-file-fields'
 *
 * const style = { between: ' ', more: (invoices: number) => ` +${invoices}` }
 * folioWords({ folios: ['121', '122'], invoices: 5 }, 12, style) // 'F 121 122 +3'
 * folioWords({ folios: ['121', '122'], invoices: 5 }, 4, style) // undefined
 * ```
 */
export const folioWords = (
  { folios, invoices }: Pick<BankTransfer, 'folios' | 'invoices'>,
  width: number,
  { between, more }: FolioStyle,
): string | undefined => {
  const names = folios.map((folio) => bankText(folio.replaceAll(',', ' '))).filter((name) => name !== '')
  for (let shown = names.length; shown > 0; shown -= 1) {
    const left = Math.max(invoices, folios.length) - shown
    const text = `F ${names.slice(0, shown).join(between)}${left > 0 ? more(left) : ''}`
    if (text.length <= width) return text
  }
  return undefined
}
