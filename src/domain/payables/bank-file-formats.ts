import {
  bankText,
  payeeName,
  plainAmount,
  type BankFileField,
  type BankFileFormat,
  type BankTransfer,
  type FieldValue,
} from './bank-file.ts'

const field = (value: FieldValue, width: number, fill?: '0'): BankFileField => ({ value, width, ...(fill && { fill }) })
const constant = (text: string, width = text.length): BankFileField => field(() => text, width)
const headed = (fields: Readonly<Record<string, FieldValue>>): ReadonlyArray<BankFileField> =>
  Object.entries(fields).map(([header, value]) => ({ header, value }))

const concept: FieldValue = (_, order) => bankText(order.concept)
const identifier: FieldValue = (transfer) => transfer.identifier
const account: FieldValue = ({ number }) => number.replaceAll(/\D/g, '')
const email: FieldValue = (transfer) => transfer.email
const reference: FieldValue = (_transfer, _order, line) => String(line)
const withoutHyphen = (rut: string): string => rut.replace('-', '')

/** For any bank that reads a list of electronic transfers. */
const TEF = headed({
  RUT: identifier,
  Nombre: payeeName,
  Banco: ({ bank }) => bank,
  Tipo: ({ type }) => type,
  Cuenta: account,
  Monto: plainAmount,
  Correo: email,
  Glosa: concept,
})

/**
 * "Transferencias de fondo masivas, formato de archivo" of Banco de Chile, as published at studylib.es/doc/5511189: 219
 * characters. Operation (TEC: the payee has its account at the same bank), client, its account, payee, its name and
 * account, tax id of its bank, amount, a blank, motive, notification, subject, address, type of account.
 */
const BANCO_DE_CHILE: ReadonlyArray<BankFileField> = [
  field(({ bank }) => (bank === '001' ? 'TEC' : 'TOB'), 3),
  field((_, order) => withoutHyphen(order.identifier), 10, '0'),
  field((_, order) => order.origin, 12, '0'),
  field((transfer) => withoutHyphen(transfer.identifier), 10, '0'),
  field(payeeName, 30),
  field(account, 18),
  field(({ bank }) => BANKS.get(bank), 10, '0'),
  field(plainAmount, 11, '0'),
  constant('', 1),
  field(concept, 30),
  field((transfer) => (notified(transfer) ? '1' : '0'), 1),
  field(concept, 30),
  field((transfer) => (notified(transfer) ? transfer.email : ''), 50),
  field(({ bank, type }) => (bank === '001' ? '' : TYPES.get(type)), 3),
]

const TYPES: ReadonlyMap<string, string> = new Map([
  ['CUENTA_CORRIENTE', 'CTD'],
  ['CUENTA_AHORRO', 'AHB'],
  ['CUENTA_VISTA', 'JUV'],
])

/** An address that does not fit is left out, because a part of it is another one. */
const notified = ({ email: address }: BankTransfer): boolean => /^[!-~]{1,50}$/.test(address)

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

/** For any bank that reads a list of SPEI transfers; the CLABE names the bank. */
const SPEI = headed({
  CLABE: account,
  Beneficiario: payeeName,
  RFC: identifier,
  Importe: plainAmount,
  Concepto: concept,
  Referencia: reference,
  Correo: email,
})

/**
 * Interbank payments (PSC) of BBVA México, as an integration of 2012 writes them (arturoFloresGS/GlobalSET,
 * LayoutBancomerBusiness): 128 characters. Account of the payee, account of the business (digits 7 to 17 of its CLABE),
 * currency, amount, name, 40 for a CLABE, bank, motive, reference, H for the same day.
 */
const BBVA: ReadonlyArray<BankFileField> = [
  field(account, 18, '0'),
  field((_, order) => order.origin.slice(6, 17), 18, '0'),
  constant('MXP'),
  field(plainAmount, 16, '0'),
  field(payeeName, 30),
  constant('40'),
  field(({ number }) => number, 3),
  field(concept, 30),
  field(reference, 7, '0'),
  constant('H'),
]

/** Every format of a country's banks, the general one first. */
export const BANK_FILE_FORMATS: ReadonlyArray<BankFileFormat> = [
  { id: 'TEF', country: 'CL', bank: undefined, separator: ';', fields: TEF },
  { id: 'BANCO_DE_CHILE', country: 'CL', bank: '001', separator: undefined, fields: BANCO_DE_CHILE, most: 100 },
  { id: 'SPEI', country: 'MX', bank: undefined, separator: ',', fields: SPEI },
  { id: 'BBVA', country: 'MX', bank: '012', separator: undefined, fields: BBVA },
]
