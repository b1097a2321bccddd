import { absurd } from 'fp-ts/function'
import type { Channel, NotificationEvent } from '#application/notifications/notification-history.port.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatSentenceDate, formatShortDate } from '#domain/kernel/format.ts'
import { isOrderStatus } from '#domain/orders/order-status.ts'
import { stateOf } from '#domain/orders/tracker.ts'
import { formatTime } from '#domain/payables/transfer-window.ts'
import { DIGEST_MINUTE, type DigestFrequency } from '#domain/team/digest.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { approvalActWords } from './approvals.ts'
import { counted, invoicesArrivedText } from './plural.ts'
import { orderNews } from './order-states.ts'
import { orderStateLabel } from './tracker.ts'

/** The notifications and their channels. */
export const historyText = {
  list: 'Historial',
  isNew: 'Nueva',
  empty: 'Todavía no hay notificaciones',
  emptyDetail: 'Cuando pase algo con tus facturas u operaciones, quedará escrito aquí.',
  failed: 'No pudimos cargar tu historial.',
  today: 'Hoy',
  yesterday: 'Ayer',
  choices: 'Cómo te avisamos',
  choicesLead: 'Elige un medio para cada aviso. Los de seguridad siempre quedan en tu historial.',
  choicesFailed: 'No pudimos cargar tus preferencias.',
  saveFailed: 'No pudimos guardar el cambio.',
  seeOrder: 'Ver la operación',
  digestFailed: 'No pudimos cargar tu resumen por correo.',
  digestLead: `Lo que espera por ti, lo que vence y lo que llegó a tus empresas, en un correo a las ${formatTime(DIGEST_MINUTE)}: cada día hábil, o el primero de cada semana. Si no hay nada, no lo enviamos.`,
  digest: {
    OFF: 'No enviar',
    DAILY: 'Cada día hábil',
    WEEKLY: 'Cada semana',
  } satisfies Record<DigestFrequency, string>,
  channels: {
    APP: 'En la aplicación',
    MAIL: 'Por correo',
    BOTH: 'Aplicación y correo',
    NONE: 'No avisar',
  } satisfies Record<Channel, string>,
} as const

/** A notification as a sentence. An unknown kind has a neutral one. A name that ends in a dot, as in `S.A. de C.V.`, ends its sentence too. */
export const notificationEventText = (event: NotificationEvent, country: Country): string =>
  sentenceOf(event, country).replaceAll('..', '.')

const sentenceOf = (event: NotificationEvent, country: Country): string => {
  switch (event._tag) {
    case 'InvoicesReady':
      return event.count === undefined || event.count === 0
        ? 'Tus facturas están listas.'
        : `Tus facturas están listas: leímos ${counted(event.count, country, 'documento', 'documentos')}.`
    case 'InvoicesArrived':
      return event.count === undefined ? 'Hay facturas nuevas.' : `${invoicesArrivedText(event.count, country)}.`
    case 'InvoicesChanged':
      return changedInvoices(event, country)
    case 'InvoiceStopped':
      return stoppedInvoice(event)
    case 'InvoicesFailed':
      return `No pudimos leer tus facturas del ${profileOf(country).taxAuthority}. Revisa tu ${profileOf(country).credentialLabel}.`
    case 'OrderReceived':
      return `Recibimos tu solicitud${numbered(event.order)}.`
    case 'OrderStatusChanged':
      return changed(event)
    case 'PayerPaid':
      return payerPaid(event, country)
    case 'PaymentCorrected':
      return paymentCorrected(event)
    case 'FinancingRepaid':
      return `Recibimos tu pago${numbered(event.order)}${event.amount === undefined ? '' : `: ${event.amount}`}.`
    case 'SurplusPaid':
      return event.amount === undefined
        ? 'Te transferimos tus excedentes.'
        : `Te transferimos tus excedentes: ${event.amount}${toAccount(event.account)}.`
    case 'PayrollPaid':
      return `Pagamos tu lista${titled(event.title)}${event.amount === undefined ? '.' : ` por ${event.amount}.`}`
    case 'PayrollStopped':
      return `No se pagó tu lista${titled(event.title)}${event.reason === undefined ? '.' : `. El motivo: ${event.reason}`}`
    case 'VoucherAttached':
      return voucherAttached(event)
    case 'PasswordChanged':
      return 'Cambiaste tu contraseña. Si no fuiste tú, escríbenos de inmediato.'
    case 'AccessedByOperator':
      return `${event.operator ?? 'Alguien de nuestro equipo'} entró a tu cuenta para ayudarte.`
    case 'CertificateEnding':
      return event.validUntil === undefined
        ? 'Tu certificado digital está por vencer. Registra uno nuevo.'
        : `Tu certificado digital vence el ${formatShortDate(event.validUntil)}. Registra uno nuevo.`
    case 'DocumentApproved':
      return `Aprobamos tu documento${titled(event.title)}.`
    case 'DocumentRejected':
      return rejected(event.title, event.reason)
    case 'BusinessClaimLost':
      return claimLost(event.identifier, country)
    case 'AccountChanged':
      return accountChanged(event, country)
    case 'ApprovalRequested':
      return approvalRequested(event)
    case 'ApprovalDecided':
      return approvalDecided(event)
    case 'Unknown':
      return 'Hubo una novedad en tu cuenta.'
    default:
      return absurd(event)
  }
}

/** `Hoy`, `Ayer`, otherwise the date; with the year when it differs. */
export const dayText = (date: CivilDate, today: CivilDate): string => {
  if (date === today) return historyText.today
  if (date === addDays(today, -1)) return historyText.yesterday
  return date.slice(0, 4) === today.slice(0, 4) ? formatSentenceDate(date) : formatShortDate(date)
}

const changedInvoices = (
  { count, reason }: Extract<NotificationEvent, { readonly _tag: 'InvoicesChanged' }>,
  country: Country,
): string => {
  const what =
    count === undefined
      ? 'Cambiaron facturas'
      : `${count === 1 ? 'Cambió' : 'Cambiaron'} ${counted(count, country, 'factura', 'facturas')}`
  return reason === undefined ? `${what}.` : `${what}. ${reason.replaceAll('\n', '. ')}.`
}

const stoppedInvoice = ({
  folio,
  order,
  reason,
  title,
}: Extract<NotificationEvent, { readonly _tag: 'InvoiceStopped' }>): string => {
  const place = title === undefined ? `tu operación${numbered(order)}` : `tu lista${titled(title)}`
  return `Cambió la factura ${folio ?? ''} de ${place}${reason === undefined ? '.' : `. ${reason}.`}`
}

const approvalRequested = ({
  act,
  operator,
  person,
}: Extract<NotificationEvent, { readonly _tag: 'ApprovalRequested' }>): string => {
  const who = person ?? 'Alguien de tu empresa'
  return operator === undefined
    ? `${who} pide autorizar ${approvalActWords(act)}.`
    : `${operator}, de nuestro equipo, pide en nombre de ${who} autorizar ${approvalActWords(act)}.`
}

const approvalDecided = ({
  act,
  person,
  reason,
  status,
}: Extract<NotificationEvent, { readonly _tag: 'ApprovalDecided' }>): string => {
  const what = `tu solicitud: ${approvalActWords(act)}`
  if (status === 'EXECUTED') return `Se autorizó ${what}.`
  if (status === 'REJECTED')
    return `${person ?? 'Alguien'} rechazó ${what}${reason === undefined ? '.' : `. El motivo: ${reason}`}`
  return `${status === 'EXPIRED' ? 'Venció' : 'Se anuló'} ${what}.`
}

const claimLost = (identifier: string | undefined, country: Country): string => {
  const which =
    identifier === undefined ? 'la empresa que registraste' : `la empresa ${displayTaxId(country, identifier)}`
  return `Otra persona demostró que ${which} es suya. Tu cuenta ya no la incluye.`
}

const voucherAttached = ({
  folio,
  title,
}: Extract<NotificationEvent, { readonly _tag: 'VoucherAttached' }>): string => {
  const invoice = folio === undefined ? ' de un pago' : ` de la factura ${folio}`
  return `El comprobante${invoice}${title === undefined ? '' : ` de ${title}`} está listo. Descárgalo en Pagadas.`
}

const titled = (title: string | undefined): string => (title === undefined ? '' : `: ${title}`)

const rejected = (title: string | undefined, reason: string | undefined): string =>
  `Rechazamos tu documento${titled(title)}.${reason === undefined ? '' : ` El motivo: ${reason}`}`

const numbered = (order: string | undefined): string => (order === undefined ? '' : ` de la operación ${order}`)

type PayerPaid = Extract<NotificationEvent, { readonly _tag: 'PayerPaid' }>

const payerPaid = ({ amount, count, due, folio, order, paidOn, payer }: PayerPaid, country: Country): string => {
  if (amount !== undefined && (paidOn !== undefined || count !== undefined)) {
    const paid = `${payer === undefined ? 'Tus clientes pagaron' : `${payer} pagó`} ${amount}`
    if (paidOn === undefined)
      return `${paid} de ${counted(count ?? 0, country, 'factura', 'facturas')}${numbered(order)}.`
    const rest = due === undefined ? 'quedó pagada' : `quedan ${due}`
    return `${paid}${ofInvoice(folio)}${numbered(order)} el ${formatShortDate(paidOn)}; ${rest}.`
  }
  const what = folio === undefined ? 'Tus clientes pagaron facturas' : `Tu cliente pagó la factura ${folio}`
  return `${what}${numbered(order)}${amount === undefined ? '' : `: ${amount}`}.`
}

const paymentCorrected = (event: Extract<NotificationEvent, { readonly _tag: 'PaymentCorrected' }>): string => {
  const { amount, debt, folio, order, paidOn, reason, rightAmount, rightFolio, status } = event
  const recorded = `un pago${amount === undefined ? '' : ` de ${amount}`}${ofInvoice(folio)}${numbered(order)}`
  const on = paidOn === undefined ? '' : ` del ${formatShortDate(paidOn)}`
  const right = rightAmount === undefined ? 'lo quitamos' : `son ${rightAmount}${on}${ofInvoice(rightFolio)}`
  const state = status === undefined ? '' : ` Su estado es ahora ${orderStateLabel(status)}.`
  const owed = debt === undefined ? '' : ` Tu empresa debe ahora ${debt}: se descuenta de tus próximas devoluciones.`
  return `Corregimos ${recorded}: ${right}.${state}${owed}${reason === undefined ? '' : ` Motivo: ${reason}`}`
}

const ofInvoice = (folio: string | undefined): string => (folio === undefined ? '' : ` de la factura ${folio}`)

type AccountChanged = Extract<NotificationEvent, { readonly _tag: 'AccountChanged' }>

const accountChanged = (event: AccountChanged, country: Country): string => {
  const { bank, before, change, count, number, operator, person, title } = event
  const who = operator === undefined ? (person ?? 'Alguien') : `${operator}, de nuestro equipo,`
  if (count !== undefined)
    return `${who} agregó ${counted(count, country, 'cuenta', 'cuentas')} de tus proveedores con un archivo.`
  const account = `${number === undefined ? 'una cuenta' : `la cuenta terminada en ${number}`}${bank === undefined ? '' : ` de ${bank}`}`
  const whose = title === undefined ? 'tu empresa' : `tu proveedor ${title}`
  const was = before === undefined || before === number ? '' : ` Antes terminaba en ${before}.`
  return `${who} ${CHANGES.get(change ?? '') ?? 'cambió'} ${account}, ${change === 'DEFAULT' ? 'ahora la principal de' : 'de'} ${whose}.${was}`
}

const CHANGES: ReadonlyMap<string, string> = new Map([
  ['ADDED', 'agregó'],
  ['CHANGED', 'modificó'],
  ['DEFAULT', 'eligió'],
  ['DELETED', 'eliminó'],
])

type StatusChanged = Extract<NotificationEvent, { readonly _tag: 'OrderStatusChanged' }>

const toAccount = (account: string | undefined): string => (account === undefined ? '' : ` a ${account}`)

const changed = (event: StatusChanged): string => {
  const { account, amount, order, reason, status } = event
  const whose = order === undefined ? 'una de tus operaciones' : `tu operación ${order}`
  if (amount !== undefined) return `Transferimos ${amount} de ${whose}${toAccount(account)}.`
  return status === undefined || !isOrderStatus(status)
    ? orderNews.UNKNOWN(whose)
    : `${orderNews[stateOf(status)](whose)}${account === undefined ? '' : ` Depositaremos en ${account}.`}${agreement(event)}${reason === undefined ? '' : ` Motivo: ${reason}`}`
}

const agreement = ({ agreedDate, agreedRate }: StatusChanged): string =>
  agreedDate === undefined || agreedRate === undefined
    ? ''
    : ` Sus facturas sin pagar se pagan el ${formatShortDate(agreedDate)}, con una tasa de ${agreedRate} mensual.`
