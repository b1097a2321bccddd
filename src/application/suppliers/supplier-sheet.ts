import { bankNamedIn, typeNamedIn } from '../banking/bank-names.ts'
import type { Bank } from '#domain/banking/bank.ts'
import { bankByDigits } from '#domain/banking/bank.ts'
import { accountTypesOf } from '#domain/banking/account-type.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { normaliseText } from '#domain/kernel/fold.ts'
import type { SupplierRowDraft } from '#domain/suppliers/supplier-file.ts'
import type { SheetRows } from './sheet-reader.port.ts'

/** A row of the file with its line, which the first row after the heading has as 2. */
export interface SheetRow {
  readonly line: number
  /** The words of the file. */
  readonly bank: string
  readonly name: string
  readonly draft: SupplierRowDraft
}

type Part = 'bank' | 'currency' | 'email' | 'identifier' | 'name' | 'number' | 'term' | 'type'

/** The heading of each column begins or contains one of these words; the first part that matches has the column. */
const HEADINGS: ReadonlyArray<readonly [part: Part, pattern: RegExp]> = [
  ['identifier', /^(?:rut|rfc)\b/],
  ['name', /^(?:proveedor|nombre|razon social)/],
  ['bank', /^banco\b/],
  ['type', /^tipo\b/],
  ['currency', /^moneda\b/],
  ['email', /^(?:correo|e-?mail)/],
  ['term', /^plazo\b/],
  ['number', /cuenta|clabe/],
]

/** The rows of a sheet; undefined without a heading that names the tax id. Rows without any text are left out. */
export const sheetRowsIn = (
  sheet: SheetRows,
  country: Country,
  banks: ReadonlyArray<Bank>,
): ReadonlyArray<SheetRow> | undefined => {
  const at = sheet.findIndex((row) => row.some((cell) => partOf(cell) === 'identifier'))
  if (at < 0) return undefined
  const parts = (sheet[at] ?? []).map(partOf)
  return sheet
    .map((cells, index) => ({ line: index + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells, line }) => rowOf(line, (part) => (cells[parts.indexOf(part)] ?? '').trim(), country, banks))
}

const partOf = (heading: string): Part | undefined =>
  HEADINGS.find(([, pattern]) => pattern.test(normaliseText(heading)))?.[0]

const rowOf = (line: number, cell: (part: Part) => string, country: Country, banks: ReadonlyArray<Bank>): SheetRow => {
  const [bank, number, type] = [cell('bank'), cell('number'), cell('type')]
  const hasAccount = [bank, number, type, cell('email')].some((text) => text !== '')
  const isClabe = profileOf(country).accountNumber === 'CLABE'
  const account = {
    bankId: bankIn(bank, isClabe ? number : '', banks),
    type: isClabe ? (accountTypesOf(country)[0] ?? '') : (typeNamedIn([normaliseText(type)]) ?? type),
    number,
    email: cell('email'),
    currency: cell('currency').toUpperCase() || profileOf(country).currency,
  }
  return {
    line,
    bank,
    name: cell('name'),
    draft: { identifier: cell('identifier'), account: hasAccount ? account : undefined, term: cell('term') },
  }
}

/** The bank by its name or its code, or by the first digits of a CLABE. An unknown name stays a text that is no bank. */
const bankIn = (bank: string, clabe: string, banks: ReadonlyArray<Bank>): string => {
  const known = banks.find(({ code }) => code === bank.padStart(code.length, '0'))?.id
  const named = bank === '' ? undefined : (known ?? bankNamedIn([normaliseText(bank)], banks))
  return named ?? (bank === '' ? (bankByDigits(clabe, banks)?.id ?? '') : bank)
}
