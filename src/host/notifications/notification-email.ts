import type { BusinessId } from '#domain/kernel/id.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { APPROVAL_ACT_WORDS } from '#domain/labels/approval-words.ts'
import { simplifiedStatus } from '#domain/orders/simplified-status.ts'
import type { Email } from '../mail/mail.port.ts'
import type { NotificationEvent } from './notification-event.ts'
import { linkTo, notificationPath } from './notification-path.ts'

/** Renders a notification as e-mail. News of a company have a link that opens it. */
export const notificationEmail = (to: string, news: NotificationEvent, businessId?: BusinessId): Email => {
  const [subject, ...texts] = wordsOf(news)
  /* A name that ends in a dot, as in `S.A. de C.V.`, ends its sentence too. */
  const paragraphs = texts.map((text) => text.replaceAll('..', '.'))
  const path = notificationPath(news)
  return {
    to,
    subject,
    paragraphs: news.kind === 'AccountChanged' ? paragraphs : [...paragraphs, CHOICE],
    ...(path === undefined || businessId === undefined
      ? {}
      : { button: { label: 'Ver en Anticipo', address: linkTo(path, businessId) } }),
  }
}

const CHOICE = 'Puedes elegir qué te avisamos por correo en tu perfil, en Notificaciones.'

const wordsOf = (news: NotificationEvent): readonly [string, string, ...ReadonlyArray<string>] => {
  switch (news.kind) {
    case 'InvoicesReady':
      return [
        'Tus facturas están listas',
        news.count === 0
          ? 'No encontramos documentos.'
          : news.count === 1
            ? 'Encontramos 1 documento.'
            : `Encontramos ${news.count} documentos.`,
      ]
    case 'InvoicesArrived':
      return [
        news.count === 1 ? 'Hay 1 factura nueva' : `Hay ${news.count} facturas nuevas`,
        'Ingresa para ver cuánto puedes financiar.',
      ]
    case 'InvoicesChanged':
      return [
        news.count === 1 ? 'Cambió 1 factura' : `Cambiaron ${news.count} facturas`,
        'Ingresa para ver sus documentos.',
        ...news.reason.split('\n'),
      ]
    case 'InvoiceStopped':
      return [
        `Una factura de tu ${news.title === undefined ? `operación ${news.orderId ?? ''}` : `lista ${news.title}`} cambió`,
        news.reason,
        'No se paga nada por ella hasta que alguien de nuestro equipo la revise.',
      ]
    case 'InvoicesFailed':
      return [
        'No pudimos traer tus facturas',
        'El servicio tributario no respondió como esperábamos. Vuelve a intentarlo más tarde.',
      ]
    case 'OrderReceived':
      return [`Recibimos tu operación ${news.orderId}`, 'La estamos revisando. Te avisaremos cuando avance.']
    case 'OrderStatusChanged':
      return [
        `Tu operación ${news.orderId} avanzó`,
        `Su estado es ahora: ${simplifiedStatus(news.status)}.`,
        ...transferOf(news),
        ...agreementOf(news),
        ...(news.reason === undefined ? [] : [`El motivo: ${news.reason}`]),
      ]
    case 'PayerPaid':
      return [`Recibimos un pago de tu operación ${news.orderId}`, paymentOf(news)]
    case 'PaymentCorrected':
      return [
        `Corregimos un pago de tu operación ${news.orderId}`,
        correctionOf(news),
        ...(news.status === undefined ? [] : [`Su estado es ahora: ${simplifiedStatus(news.status)}.`]),
        ...(news.debt === undefined
          ? []
          : [`Tu empresa debe ahora ${news.debt}: se descuenta de tus próximas devoluciones.`]),
        `El motivo: ${news.reason}`,
      ]
    case 'FinancingRepaid':
      return [`Recibimos tu pago de la operación ${news.orderId}`, `Son ${news.amount}.`]
    case 'SurplusPaid':
      return [
        'Te transferimos tus excedentes',
        news.account === undefined ? `Son ${news.amount}.` : `Son ${news.amount}, a tu cuenta ${news.account}.`,
      ]
    case 'PayrollPaid':
      return [`Pagamos tu lista: ${news.title}`, `Son ${news.amount}. Las facturas están en Pagadas.`]
    case 'PayrollStopped':
      return [`Tu lista no se pagó: ${news.title}`, `El motivo: ${news.reason}`, 'Ingresa para ver qué puedes hacer.']
    case 'VoucherAttached':
      return [
        `El comprobante de la factura ${news.folio} está listo`,
        `Es del pago a ${news.title}. Descárgalo en Pagadas.`,
      ]
    case 'PasswordChanged':
      return ['Tu contraseña cambió', 'Si no fuiste tú, recupera tu contraseña desde la página de ingreso y avísanos.']
    case 'AccessedByOperator':
      return [
        'Un ejecutivo ingresó a tu cuenta',
        `${news.operator} ingresó en tu nombre. Lo que haga queda registrado con su nombre.`,
      ]
    case 'CertificateEnding':
      return [
        `Tu certificado digital vence el ${formatShortDate(news.validUntil)}`,
        'Registra uno nuevo en tu perfil, en la página del SII.',
      ]
    case 'AccountChanged':
      return accountChanged(news)
    case 'ApprovalRequested':
      return approvalRequested(news)
    case 'ApprovalDecided':
      return approvalDecided(news)
    case 'DocumentApproved':
      return [`Aprobamos tu documento: ${news.title}`, 'No tienes que hacer nada más con él.']
    case 'DocumentRejected':
      return [`Rechazamos tu documento: ${news.title}`, `El motivo: ${news.reason}`, 'Ingresa y sube otro archivo.']
    case 'BusinessClaimLost':
      return [
        `Otra persona demostró que la empresa ${news.identifier} es suya`,
        'La habías registrado sin confirmar que era tuya. Tu cuenta ya no la incluye y cerramos tus sesiones en ella.',
        'Si la empresa es tuya, escribe a nuestro equipo de soporte con un documento que lo acredite.',
      ]
  }
}

const transferOf = ({
  account,
  amount,
}: Extract<NotificationEvent, { readonly kind: 'OrderStatusChanged' }>): ReadonlyArray<string> => {
  if (amount !== undefined)
    return [`Te transferimos ${amount}${account === undefined ? '' : ` a tu cuenta ${account}`}.`]
  return account === undefined ? [] : [`Depositaremos en tu cuenta ${account}.`]
}

const agreementOf = ({
  agreedDate,
  agreedRate,
}: Extract<NotificationEvent, { readonly kind: 'OrderStatusChanged' }>): ReadonlyArray<string> =>
  agreedDate === undefined || agreedRate === undefined
    ? []
    : [`Sus facturas sin pagar se pagan el ${formatShortDate(agreedDate)}, con una tasa de ${agreedRate} mensual.`]

const paymentOf = (news: Extract<NotificationEvent, { readonly kind: 'PayerPaid' }>): string => {
  const paid = `${news.payer === undefined ? 'Tus clientes pagaron' : `${news.payer} pagó`} ${news.amount}`
  if (news.folio === undefined) return `${paid} de ${news.count} facturas.`
  const rest = news.due === undefined ? 'quedó pagada' : `quedan ${news.due}`
  return `${paid} de la factura ${news.folio} el ${formatShortDate(news.paidOn)}; ${rest}.`
}

const correctionOf = ({
  amount,
  folio,
  paidOn,
  rightAmount,
  rightFolio,
}: Extract<NotificationEvent, { readonly kind: 'PaymentCorrected' }>): string => {
  const recorded = `La factura ${folio}: quitamos un pago de ${amount}`
  if (rightAmount === undefined || paidOn === undefined) return `${recorded}.`
  const invoice = rightFolio === undefined ? '' : ` de la factura ${rightFolio}`
  return `${recorded} y registramos el correcto${invoice}, de ${rightAmount}, del ${formatShortDate(paidOn)}.`
}

type AccountChanged = Extract<NotificationEvent, { readonly kind: 'AccountChanged' }>
type OneAccount = Extract<AccountChanged, { readonly number: string }>

const accountChanged = (news: AccountChanged): readonly [string, string, ...ReadonlyArray<string>] => {
  const { operator, person } = news
  const what =
    'count' in news ? `Se agregaron ${news.count} cuentas de tus proveedores con un archivo` : whatChanged(news)
  return [
    `${what} en Anticipo`,
    `${what}.`,
    ...('count' in news ? [] : whatWas(news)),
    operator === undefined ? `Lo hizo ${person}.` : `Lo hizo ${operator}, de nuestro equipo, en nombre de ${person}.`,
    '¿No lo esperabas? Confírmalo con esa persona antes de pagar o recibir dinero en esa cuenta, y escribe a nuestro equipo de soporte.',
    'Avisamos de estos cambios a todas las personas de tu empresa, siempre también por correo.',
  ]
}

const approvalRequested = ({
  act,
  operator,
  person,
}: Extract<NotificationEvent, { readonly kind: 'ApprovalRequested' }>): readonly [string, string, string] => [
  `${person} pide autorizar ${APPROVAL_ACT_WORDS[act]}`,
  operator === undefined
    ? `${person} pide que autorices ${APPROVAL_ACT_WORDS[act]}.`
    : `${operator}, de nuestro equipo, pide en nombre de ${person} que autorices ${APPROVAL_ACT_WORDS[act]}.`,
  'Ingresa y revísalo en Autorizaciones. No cambia nada hasta que lo autorices.',
]

const approvalDecided = ({
  act,
  person,
  reason,
  status,
}: Extract<NotificationEvent, { readonly kind: 'ApprovalDecided' }>): readonly [string, string] => {
  const what = `tu solicitud: ${APPROVAL_ACT_WORDS[act]}`
  if (status === 'EXECUTED') return [`Se autorizó ${what}`, 'Ya está hecho.']
  if (status === 'REJECTED')
    return [`${person ?? 'Una persona de tu empresa'} rechazó ${what}`, `El motivo: ${reason ?? ''}`]
  if (status === 'EXPIRED') return [`Venció ${what}`, 'Nadie la autorizó a tiempo. Puedes volver a pedirla.']
  return [`Se anuló ${what}`, 'Algo cambió desde que la pediste y ya no se puede hacer así. Puedes volver a pedirla.']
}

const whatWas = ({ before, number }: OneAccount): ReadonlyArray<string> =>
  before === undefined || before === number ? [] : [`Antes terminaba en ${before}; ahora, en ${number}.`]

const whatChanged = ({ bank, change, number, title }: OneAccount): string => {
  const account = `cuenta terminada en ${number} de ${bank}`
  if (change === 'DEFAULT')
    return title === undefined
      ? `Tu cuenta principal es ahora la ${account}`
      : `La cuenta principal de tu proveedor ${title} es ahora la ${account}`
  return `${VERBS[change]} la ${account}${title === undefined ? '' : ` de tu proveedor ${title}`}`
}

const VERBS = { ADDED: 'Se agregó', CHANGED: 'Se modificó', DELETED: 'Se eliminó' } as const
