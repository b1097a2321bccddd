import type { TransferRemark } from '#domain/payables/bank-file.ts'
import type { BankFileRejection, TransferRejection } from '#domain/payables/bank-file-fields.ts'
import type { Country } from '#domain/kernel/country.ts'
import { counted } from './plural.ts'

/** The transfers as a file for the bank. */
export const bankFileText = {
  title: 'Archivo para tu banco',
  format: 'Formato',
  formats: {
    TEF: 'Lista de transferencias (CSV)',
    BANCO_DE_CHILE: 'Banco de Chile: transferencias masivas (TXT)',
    SPEI: 'Lista de transferencias SPEI (CSV)',
    BBVA: 'BBVA: pagos interbancarios (TXT)',
  } as Readonly<Record<string, string | undefined>>,
  missing: (format: string): string =>
    `Para usar «${format}», agrega en los datos bancarios de tu empresa tu cuenta en ese banco.`,
  content: (written: number, all: number, country: Country): string =>
    written === all
      ? `El archivo tiene ${counted(written, country, 'transferencia', 'transferencias')}.`
      : `El archivo tiene ${written} de ${counted(all, country, 'transferencia', 'transferencias')}.`,
  problems: {
    NO_ACCOUNT: 'No está en el archivo: falta su cuenta bancaria.',
    ACCOUNT_NOT_DIGITS: 'No está en el archivo: el número de su cuenta tiene signos que no son dígitos.',
    ACCOUNT_TOO_LONG: 'No está en el archivo: su cuenta tiene más dígitos de los que admite este formato.',
    ACCOUNT_TYPE_NOT_SUPPORTED: 'No está en el archivo: este formato no admite su tipo de cuenta.',
    BANK_NOT_SUPPORTED: 'No está en el archivo: este formato no admite su banco.',
    OTHER_CURRENCY: 'No está en el archivo: se paga en otra moneda. Transfiérele aparte.',
    AMOUNT_NOT_POSITIVE: 'No está en el archivo: su monto no es mayor que cero.',
    AMOUNT_TOO_LONG: 'No está en el archivo: su monto tiene más cifras de las que admite este formato.',
    IDENTIFIER_NOT_SUPPORTED: 'No está en el archivo: este formato no admite su RUT o RFC.',
    NAME_NOT_SUPPORTED: 'No está en el archivo: su nombre no tiene letras que el banco admita.',
    NAME_CUT: 'El nombre es más largo que el campo del banco y se corta.',
    LETTERS_REPLACED: 'El nombre va sin acentos ni signos que el banco no admite.',
    EMAIL_LEFT_OUT: 'Su correo no cabe en este formato: el banco no le avisará del pago.',
  } satisfies Record<TransferRejection | TransferRemark, string>,
  rejections: {
    ORIGIN_NOT_SUPPORTED: 'Este formato necesita tu cuenta en ese banco: falta o su número no cabe en el campo.',
    PAYER_NOT_SUPPORTED: 'Este formato necesita el RUT o RFC de tu empresa: falta o no cabe en el campo.',
  } satisfies Record<BankFileRejection, string>,
  exceeded: (most: number): string =>
    `Este formato admite hasta ${most} transferencias por archivo. Usa otro formato o divide la lista.`,
  unconfirmed: 'Verifica con tu banco que acepta este formato antes de pagar con él.',
  confirm: 'Mi banco lo aceptó',
  download: 'Descargar archivo para tu banco',
} as const
