import type { BankFileFormat } from './bank-file.ts'
import {
  accountDigits,
  paidFolios,
  payeeEmail,
  payeeName,
  plainAmount,
  type BankFileField,
  type BankFileRejection,
  type FieldValue,
  type TransferRejection,
} from './bank-file-fields.ts'

const text = (value: FieldValue, width: number): BankFileField => ({ value, width })
const constant = (words: string): BankFileField => text(() => words, words.length)
const whole = (
  rejection: TransferRejection | BankFileRejection,
  value: FieldValue,
  width: number,
  fill?: '0',
): BankFileField => ({ value, width, rejection, ...(fill && { fill }) })
const headed = (fields: Readonly<Record<string, BankFileField>>): ReadonlyArray<BankFileField> =>
  Object.entries(fields).map(([header, field]) => ({ header, ...field }))

const identifier: FieldValue = (transfer) => transfer.identifier
const account: FieldValue = ({ number }) => accountDigits(number)
const bankDigits: FieldValue = ({ bank }) => (/^[0-9]{3}$/.test(bank) ? bank : undefined)
const reference: FieldValue = (_transfer, _order, { line }) => String(line)
const withoutHyphen = (rut: string): string => rut.replace('-', '')

/** For any bank that reads a list of electronic transfers. As wide as what the product stores. */
const TEF = headed({
  RUT: whole('IDENTIFIER_NOT_SUPPORTED', identifier, 10),
  Nombre: text(payeeName, 300),
  Banco: whole('BANK_NOT_SUPPORTED', bankDigits, 3),
  Tipo: whole('ACCOUNT_TYPE_NOT_SUPPORTED', ({ type }) => (TYPES.has(type) ? type : undefined), 40),
  Cuenta: whole('ACCOUNT_TOO_LONG', account, 30),
  Monto: whole('AMOUNT_TOO_LONG', plainAmount, 16),
  Correo: text(payeeEmail, 254),
  Glosa: text(paidFolios, 80),
})

const EMAIL = 50

/**
 * "Transferencias de fondo masivas, formato de archivo" of Banco de Chile, as published at studylib.es/doc/5511189: 219
 * characters. Operation (TEC: the payee has its account at the same bank), client, its account, payee, its name and
 * account, tax id of its bank, amount, a blank, motive, notification, subject, address, type of account.
 */
const BANCO_DE_CHILE: ReadonlyArray<BankFileField> = [
  text(({ bank }) => (bank === '001' ? 'TEC' : 'TOB'), 3),
  whole('PAYER_NOT_SUPPORTED', (_, order) => withoutHyphen(order.identifier), 10, '0'),
  whole('ORIGIN_NOT_SUPPORTED', (_, order) => accountDigits(order.origin), 12, '0'),
  whole('IDENTIFIER_NOT_SUPPORTED', (transfer) => withoutHyphen(transfer.identifier), 10, '0'),
  text(payeeName, 30),
  whole('ACCOUNT_TOO_LONG', account, 18),
  whole('BANK_NOT_SUPPORTED', ({ bank }) => BANKS.get(bank), 10, '0'),
  whole('AMOUNT_TOO_LONG', plainAmount, 11, '0'),
  constant(' '),
  text(paidFolios, 30),
  text((transfer, order, { line }) => (payeeEmail(transfer, order, { line, width: EMAIL }) === '' ? '0' : '1'), 1),
  text(paidFolios, 30),
  text(payeeEmail, EMAIL),
  whole('ACCOUNT_TYPE_NOT_SUPPORTED', ({ bank, type }) => (bank === '001' ? '   ' : TYPES.get(type)), 3),
]

const TYPES: ReadonlyMap<string, string> = new Map([
  ['CUENTA_CORRIENTE', 'CTD'],
  ['CUENTA_AHORRO', 'AHB'],
  ['CUENTA_VISTA', 'JUV'],
])

/** The tax id of each Chilean bank by its code, from the register of the CMF. */
const BANKS: ReadonlyMap<string, string> = new Map([
  ['001', '970040005'],
  ['009', '970110003'],
  ['012', '970300007'],
  ['014', '970180001'],
  ['016', '970060006'],
  ['028', '97080000K'],
  ['037', '97036000K'],
  ['039', '970230009'],
  ['049', '970530002'],
  ['051', '965096604'],
  ['053', '979470002'],
  ['055', '995004100'],
  ['672', '828789007'],
])

/** For any bank that reads a list of SPEI transfers; the CLABE names the bank. SPEI has 40 characters for names and concepts. */
const SPEI = headed({
  CLABE: whole('ACCOUNT_TOO_LONG', account, 18),
  Beneficiario: text(payeeName, 40),
  RFC: whole('IDENTIFIER_NOT_SUPPORTED', identifier, 13),
  Importe: whole('AMOUNT_TOO_LONG', plainAmount, 17),
  Concepto: text(paidFolios, 40),
  Referencia: text(reference, 7),
  Correo: text(payeeEmail, 254),
})

/**
 * Interbank payments (PSC) of BBVA México, as an integration of 2012 writes them (arturoFloresGS/GlobalSET,
 * LayoutBancomerBusiness): 128 characters. Account of the payee, account of the business (digits 7 to 17 of its CLABE),
 * currency, amount, name, 40 for a CLABE, bank, motive, reference, H for the same day.
 */
const BBVA: ReadonlyArray<BankFileField> = [
  whole('ACCOUNT_TOO_LONG', account, 18, '0'),
  whole('ORIGIN_NOT_SUPPORTED', (_, { origin }) => /^[0-9]{6}([0-9]{11})[0-9]$/.exec(origin)?.[1], 18, '0'),
  constant('MXP'),
  whole('AMOUNT_TOO_LONG', plainAmount, 16, '0'),
  text(payeeName, 30),
  constant('40'),
  text((transfer, order, place) => account(transfer, order, place)?.slice(0, 3), 3),
  text(paidFolios, 30),
  text((_transfer, _order, { line }) => String(line).padStart(7, '0'), 7),
  constant('H'),
]

/** Every format of a country's banks, the general one first. */
export const BANK_FILE_FORMATS: ReadonlyArray<BankFileFormat> = [
  { id: 'TEF', country: 'CL', bank: undefined, encoding: 'ASCII', separator: ';', fields: TEF },
  {
    id: 'BANCO_DE_CHILE',
    country: 'CL',
    bank: '001',
    encoding: 'ASCII',
    separator: undefined,
    fields: BANCO_DE_CHILE,
    most: 100,
  },
  { id: 'SPEI', country: 'MX', bank: undefined, encoding: 'UTF-8', separator: ',', fields: SPEI },
  { id: 'BBVA', country: 'MX', bank: '012', encoding: 'ASCII', separator: undefined, fields: BBVA },
]
