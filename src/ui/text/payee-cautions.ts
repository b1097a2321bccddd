import type { PayeeCaution } from '#domain/payables/payee-caution.ts'
import type { ConfirmationChannel } from '#domain/payables/payee-confirmation.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { plural } from './plural.ts'

/** Accounts that are confirmed with their holders before they are paid. */
export const payeeCautionText = {
  title: 'Cuentas por confirmar',
  lead: (payees: number): string =>
    plural(
      payees,
      'Antes de pagar, llama a este proveedor a un teléfono que ya conozcas y confirma que la cuenta es suya.',
      'Antes de pagar, llama a estos proveedores a un teléfono que ya conozcas y confirma que las cuentas son suyas.',
    ),
  reasons: {
    FIRST_PAYMENT: 'Es el primer pago a esta cuenta.',
    CHANGED_RECENTLY: 'La cuenta se agregó o cambió en los últimos 10 días.',
    OTHER_HOLDER: 'El titular de la cuenta no es el proveedor.',
    OTHER_BANK: 'La CLABE es de otro banco.',
    CHANGED_SINCE: 'La cuenta cambió después de que pediste pagar esta lista.',
  } satisfies Record<PayeeCaution, string>,
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
  done: 'Guardamos que confirmaste estas cuentas.',
  confirmed: ({ channel, confirmedBy, confirmedOn, operator, person }: ConfirmedPayee): string => {
    const who = operator === undefined ? confirmedBy : `${operator}, en nombre de ${confirmedBy},`
    const asked = person === undefined || channel === undefined ? '' : `: preguntó a ${person} ${CHANNELS[channel]}`
    return `Cuenta confirmada por ${who} el ${formatShortDate(confirmedOn)}${asked}.`
  },
  failed: 'No pudimos guardar tu confirmación.',
} as const

interface ConfirmedPayee {
  readonly confirmedBy: string
  readonly operator: string | undefined
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
