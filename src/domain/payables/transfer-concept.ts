import type { Country } from '../kernel/country.ts'
import { BANK_FILE_FORMATS } from './bank-file-formats.ts'
import { folioWords, paidFolios, type BankTransfer, type FolioStyle } from './bank-file-fields.ts'

/** The parts of the concept of a transfer. */
export interface TransferConcept extends Pick<BankTransfer, 'folios' | 'invoices'> {
  /** By which the receiver recognises the transfer; empty without one. */
  readonly code: string
}

/**
 * The concept of a transfer that is typed into the page of a bank: the code, which is never cut, and the folios that fit
 * whole beside it. A field is as wide as the narrowest one of the files of the country (`BANK_FILE_FORMATS`): the bank of
 * the person may have that one.
 *
 * @example
 * ```ts
 * import { transferConcept } from '@anticipo/domain/payables/transfer-concept'
 *
 * const folios = ['4120', '5580', '6417', '7731']
 * transferConcept('CL', { code: 'LISTA-000012', folios, invoices: 11 }) // 'LISTA-000012 F 4120 5580 +9'
 * transferConcept('MX', { code: '', folios: ['R-9001', 'R-9002'], invoices: 2 }) // 'F R-9001 R-9002'
 * ```
 */
export const transferConcept = (country: Country, { code, ...paid }: TransferConcept): string => {
  const width = conceptWidth(country) - (code === '' ? 0 : code.length + 1)
  return [code, folioWords(paid, width, TYPED) ?? ''].filter((part) => part !== '').join(' ')
}

/**
 * How many characters every bank of the country has for the concept of a transfer.
 *
 * @example
 * ```ts
 * import { conceptWidth } from '@anticipo/domain/payables/transfer-concept'
 *
 * conceptWidth('CL') // 30
 * ```
 */
export const conceptWidth = (country: Country): number =>
  Math.min(
    ...BANK_FILE_FORMATS.filter((format) => format.country === country).flatMap(({ fields }) =>
      fields.filter(({ value }) => value === paidFolios).map(({ width }) => width),
    ),
  )

/** The plus sign is in the letters X of SWIFT, which pages accept; files keep to `bankText`, because one sign stops all their lines. */
const TYPED: FolioStyle = { between: ' ', more: (invoices) => ` +${invoices}` }
