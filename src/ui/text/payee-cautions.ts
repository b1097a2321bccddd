import type { PayeeCaution } from '#domain/payables/payee-caution.ts'
import type { PayeeWait } from '#application/payables/payrolls.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { ConfirmationChannel } from '#domain/payables/payee-confirmation.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { momentText } from './moment.ts'
import { plural } from './plural.ts'

/** Accounts that are confirmed with their holders before they are paid. */
export const payeeCautionText = {
  title: 'Cuentas por confirmar',
  missing: (pending: number, all: number): string =>
    `Falta confirmar ${pending} de ${all} ${plural(all, 'cuenta nueva o cambiada', 'cuentas nuevas o cambiadas')}`,
  waiting: (accounts: number): string =>
    plural(accounts, 'Una cuenta cambiada espera', `${accounts} cuentas cambiadas esperan`),
  paidFrom: ({ isShortened, until }: PayeeWait, country: Country): string =>
    `La cuenta cambió hace poco: se puede pagar desde el ${momentText(until, country)}${isShortened ? ', o antes si la confirma otra persona más' : ''}.`,
  lead: 'Llama a un teléfono que ya conozcas, no al que venga en un correo.',
  columns: { payee: 'Proveedor', account: 'Cuenta', reason: 'Motivo', phone: 'Teléfono', confirmed: 'Confirmó' },
  reasons: {
    FIRST_PAYMENT: 'Primer pago',
    CHANGED_RECENTLY: 'Nueva o cambiada',
    OTHER_HOLDER: 'El titular no es el proveedor',
    OTHER_BANK: 'La CLABE es de otro banco',
    CHANGED_SINCE: 'Cambió después de pedir este pago',
  } satisfies Record<PayeeCaution, string>,
  noPhone: 'Sin un contacto anterior',
  phoneSince: (since: CivilDate): string => `Contacto de ${since.slice(0, 4)}`,
  /** Only the time helps an account that no other member may confirm. */
  notYet: (waits: PayeeWait | undefined): string =>
    waits === undefined || waits.isAsked || waits.isShortened ? 'por confirmar' : 'cambió hace poco',
  ask: 'Confirmar',
  askOf: (name: string): string => `Confirmar la cuenta de ${name}`,
  toGoOn: 'Para seguir, confirma la cuenta de',
  others: (payees: number): string => `y ${payees} más`,
  lockedUntilPaid: 'Los datos aparecen cuando todas las cuentas se puedan pagar.',
  locked: (names: ReadonlyArray<string>): string => {
    const [first = '', ...more] = names
    return more.length === 0
      ? `Los datos aparecen cuando confirmes la cuenta de ${first}.`
      : `Los datos aparecen cuando confirmes las cuentas de ${first} y ${more.length === 1 ? (more[0] ?? '') : `${more.length} proveedores más`}.`
  },
  asked: (name: string): string => `¿Cómo confirmaste la cuenta de ${name}?`,
  channel: 'Medio',
  channels: {
    PHONE: 'Por teléfono',
    IN_PERSON: 'En persona',
    MAIL: 'Por correo',
    OTHER: 'Por otro medio',
  } satisfies Record<ConfirmationChannel, string>,
  choose: 'Elige una opción',
  person: 'Persona que respondió',
  confirm: 'Confirmé con el proveedor',
  confirming: 'Guardando…',
  done: (accounts: number): string =>
    plural(
      accounts,
      'La cuenta nueva o cambiada está confirmada',
      `Las ${accounts} cuentas nuevas o cambiadas están confirmadas`,
    ),
  see: 'Ver',
  hide: 'Ocultar',
  confirmedBy: (user: string, operator: string | undefined): string =>
    operator === undefined ? user : `${operator}, en nombre de ${user}`,
  confirmed: ({ channel, confirmedOn, person }: ConfirmedPayee): string =>
    person === undefined || channel === undefined
      ? formatShortDate(confirmedOn)
      : `${formatShortDate(confirmedOn)}: ${person}, ${CHANNELS[channel]}`,
  failed: 'No pudimos guardar tu confirmación.',
} as const

interface ConfirmedPayee {
  readonly confirmedOn: CivilDate
  readonly channel: ConfirmationChannel | undefined
  readonly person: string | undefined
}

const CHANNELS: Readonly<Record<ConfirmationChannel, string>> = {
  PHONE: 'por teléfono',
  IN_PERSON: 'en persona',
  MAIL: 'por correo',
  OTHER: 'por otro medio',
}
