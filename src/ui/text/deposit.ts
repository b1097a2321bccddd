import { type CivilDate, isoWeekday } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatSentenceDate } from '#domain/kernel/format.ts'
import { WEEKDAYS } from '#domain/labels/spanish-calendar.ts'
import { requiredDocuments } from '#domain/documents/required-documents.ts'
import type { OrderDeposit, ShownAccount } from '#domain/orders/transfer-obstacles.ts'

/** An account in a form that a person recognises: `BancoEstado ···1904`. */
export const accountName = ({ bank, lastDigits }: Pick<ShownAccount, 'bank' | 'lastDigits'>): string =>
  `${bank} ···${lastDigits}`

/** Where the money of an order or of a surplus goes. */
export const depositText = {
  label: 'Depósito',
  change: 'Cambiar',
  missing: 'Falta tu cuenta bancaria',
  add: 'Agregar',
  arrival: (date: CivilDate): string => `estimado ${WEEKDAYS[isoWeekday(date) - 1] ?? ''} ${formatSentenceDate(date)}`,
  held: 'Puedes enviar tu solicitud: te transferimos cuando la agregues.',
  /** The task of the company; undefined while it has nothing to do. */
  task: ({ account, replacement, state }: OrderDeposit): string | undefined => {
    if (state === 'MISSING' || account === undefined)
      return 'Falta tu cuenta bancaria: la necesitamos para transferirte.'
    return replacement === undefined
      ? undefined
      : `Confirma dónde depositamos: aprobamos la operación con ${accountName(account)} y ahora tu cuenta es ${accountName(replacement)}.`
  },
  confirm: (account: ShownAccount): string => `Depositar en ${accountName(account)}`,
} as const

/** The requirements of a transfer that are missing, besides the account. */
export const obstacleText = {
  representative: (country: Country): string =>
    requiredDocuments(country, 'business').length === 0
      ? 'Falta tu representante legal: lo necesitamos para transferirte.'
      : 'Falta tu representante legal, o que aprobemos sus documentos y los de tu empresa: los necesitamos para transferirte.',
  seeLegal: 'Ver información legal',
  contract: 'Falta el contrato de la operación, firmado y aprobado: lo necesitamos para transferirte.',
} as const
