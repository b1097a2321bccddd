import type { ProposedChange, ProposedDeposit, RequestedApproval } from '#application/team/approvals.port.ts'
import { APPROVAL_ACT_WORDS } from '#domain/labels/approval-words.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import type { ApprovalState } from '#domain/team/approval.ts'
import { bankingText } from './banking.ts'
import { counted } from './plural.ts'

/** The page of requests that others of the company authorise. */
export const approvalsText = {
  toDecide: 'Por autorizar',
  toDecideEmpty: 'No hay nada que autorizar',
  toDecideDetail: 'Aquí verás lo que otras personas de tu empresa piden que autorices.',
  mine: 'Tus solicitudes',
  others: 'De otras personas',
  failed: 'No pudimos cargar las autorizaciones.',
  notDecided: 'No pudimos registrar tu decisión.',
  approve: 'Autorizar',
  reject: 'Rechazar',
  withdraw: 'Retirar',
  asks: (who: string): string => `${who} pide`,
  youAsk: 'Pediste',
  inNameOf: (operator: string): string => `Lo pidió ${operator}, de nuestro equipo.`,
  requested: (when: string): string => `Pedida el ${when}`,
  expires: (when: string): string => `vence el ${when}`,
  givenBy: (names: string): string => `Autorizó: ${names}`,
  rejectedBy: (name: string, reason: string): string => `${name} la rechazó: ${reason}`,
  voided: 'Se anuló: algo cambió desde que se pidió y ya no se puede hacer así. Puedes volver a pedirla.',
  dearer: 'Se anuló: ahora costaría más de lo que se pidió autorizar. Puedes volver a pedirla.',
  account: { bank: 'Banco', type: 'Tipo', number: 'Número', holder: 'Titular', none: 'Sin cuenta' },
  before: 'Ahora',
  after: 'Después',
  rejection: {
    title: '¿Por qué la rechazas?',
    detail: (who: string): string => `${who} verá tu motivo.`,
    reason: 'Motivo',
    submit: 'Rechazar',
  },
  see: 'Ver autorizaciones',
  seeOne: 'Revisar',
  one: 'Solicitud de autorización',
  again: 'Volver a pedir',
  seeAll: 'Ver todas las autorizaciones',
  oneFailed: 'No pudimos abrir esta solicitud.',
  yours: 'Lo pediste tú. Nada cambia hasta que otra persona lo autorice.',
  askedBy: (who: string): string => `Lo pidió ${who}. Nada cambia hasta que otra persona lo autorice.`,
  /** The facts of an order or a payment that would be made. */
  money: {
    kind: 'Tipo',
    invoices: 'Facturas',
    /** `14 de 9 pagadores` */
    counted: (invoices: number, payers: number, country: Country): string =>
      `${formatInteger(invoices, country)} de ${counted(payers, country, 'pagador', 'pagadores')}`,
    amount: 'Monto',
    retention: { CL: 'Retención', MX: 'Reserva' } satisfies Readonly<Record<Country, string>>,
    cost: 'Costo',
    account: 'Depósito',
    noAccount: 'Sin cuenta: se pedirá una antes de transferir',
    all: (invoices: number, country: Country): string => `Ver las ${formatInteger(invoices, country)} facturas`,
  },
} as const

/** `un cambio de las cuentas de la empresa`; an act that this version does not know has neutral words. */
export const approvalActWords = (act: string | undefined): string =>
  act !== undefined && Object.hasOwn(APPROVAL_ACT_WORDS, act)
    ? APPROVAL_ACT_WORDS[act as keyof typeof APPROVAL_ACT_WORDS]
    : 'un cambio'

const approvalStateText: Readonly<Record<ApprovalState, string>> = {
  PENDING: 'Por autorizar',
  EXECUTED: 'Autorizada',
  REJECTED: 'Rechazada',
  WITHDRAWN: 'Retirada',
  EXPIRED: 'Vencida',
  VOID: 'Anulada',
}

/** The message after a decision of the user; a request may wait for one more person. */
export const approvalDecidedText: Readonly<Record<ApprovalState, string>> = {
  PENDING: 'Registramos tu autorización. Falta la de otra persona.',
  EXECUTED: 'La autorizaste y ya está hecho.',
  REJECTED: 'La rechazaste.',
  WITHDRAWN: 'Retiraste tu solicitud.',
  EXPIRED: 'La solicitud ya había vencido.',
  VOID: 'La solicitud se anuló: algo cambió desde que se pidió.',
}

/** The state, and of a pending request with several approvers how many gave theirs. */
export const approvalStateOf = ({ givenBy, needed, state }: RequestedApproval): string =>
  state === 'PENDING' && needed > 1
    ? `${approvalStateText.PENDING} · ${givenBy.length} de ${needed}`
    : approvalStateText[state]

/** `Banco de Chile · Cuenta corriente · 62811904` */
export const depositAccountText = ({ bank, number, type }: ProposedDeposit): string =>
  `${bank} · ${bankingText.type(type)} · ${number}`

/** Why a request is void, as far as the company can act on it. */
export const voidedText = ({ voidedFor }: RequestedApproval): string =>
  voidedFor === 'DEARER' ? approvalsText.dearer : approvalsText.voided

/** The heading of one change. */
export const proposedChangeText = ({ about, change, supplier, term }: ProposedChange): string => {
  if (change === 'INVITED') return `Invitar a ${about ?? ''}`
  if (change === 'ROLE') return `Cambiar el rol de ${about ?? ''}`
  if (change === 'RULE') return about ?? ''
  const whose = supplier === undefined ? 'la empresa' : supplier
  if (change === 'TERM') return `Plazo de pago de ${whose}: ${term ?? 0} días`
  return `${CHANGES[change]} de ${whose}`
}

const CHANGES: Readonly<Record<'ADDED' | 'CHANGED' | 'DEFAULT' | 'DELETED', string>> = {
  ADDED: 'Agregar una cuenta',
  CHANGED: 'Modificar la cuenta',
  DEFAULT: 'Cambiar la cuenta principal',
  DELETED: 'Eliminar la cuenta',
}
