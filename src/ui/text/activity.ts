import * as E from 'fp-ts/Either'
import type { ActivityEntry, ActivitySubject } from '#application/team/company-activity.port.ts'
import type { ActivityDays } from '#application/team/company-activity.view-model.ts'
import { parse } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { roleName } from '#domain/labels/role-names.ts'
import { isOrderStatus } from '#domain/orders/order-status.ts'
import { stateOf } from '#domain/orders/tracker.ts'
import { ROLES } from '#domain/team/role.ts'
import type { ActivityArea, ActivityKind } from '#domain/team/activity.ts'
import { counted } from './plural.ts'
import { orderStateLabel } from './tracker.ts'

/** The page of what was done for the company. */
export const activityText = {
  list: 'Cambios en la empresa',
  hint: 'Todo lo que alguien cambió en la empresa, con su nombre. No se puede borrar ni editar.',
  noun: { one: 'acción', many: 'acciones', feminine: true },
  columns: { at: 'Cuándo', who: 'Quién', what: 'Qué', subject: 'Sobre', change: 'Antes → después' },
  file: { date: 'Fecha', time: 'Hora', operator: 'Ejecutivo', before: 'Antes', after: 'Después' },
  filters: {
    label: 'Filtros de la actividad',
    days: 'Período',
    lastDays: (days: ActivityDays): string => (days === 365 ? 'Últimos 12 meses' : `Últimos ${days} días`),
    area: 'Área',
    anyArea: 'Todas las áreas',
    who: 'Persona',
    anyone: 'Todas las personas',
    staff: 'Equipo de Anticipo',
  },
  empty: 'No hay actividad en este período',
  emptyDetail: 'Cuando alguien de tu empresa haga un cambio, quedará escrito aquí.',
  arrow: (before: string, after: string): string => `${before} → ${after}`,
} as const

export const areaText: Readonly<Record<ActivityArea, string>> = {
  INVOICES: 'Facturas emitidas',
  ORDERS: 'Operaciones',
  PAYABLES: 'Pagos',
  SUPPLIERS: 'Proveedores',
  ACCOUNTS: 'Cuentas bancarias',
  CASH: 'Caja',
  TEAM: 'Equipo',
  COMPANY: 'Empresa',
}

/** The name of who did it: the staff and the host have none. */
export const personText = ({ person, source }: Pick<ActivityEntry, 'person' | 'source'>): string =>
  person ?? (source === 'HOST' ? 'Automático' : source === 'STAFF' ? 'Equipo de Anticipo' : 'Persona sin cuenta')

/** A member of the staff is named before the person in whose name it was done. */
export const whoText = (entry: Pick<ActivityEntry, 'operator' | 'person' | 'source'>): string =>
  entry.operator === undefined ? personText(entry) : `${entry.operator}, de Anticipo, por ${personText(entry)}`

export const subjectText = (subject: ActivitySubject | undefined, country: Country): string => {
  switch (subject?._tag) {
    case undefined:
      return ''
    case 'Order':
      return `Operación ${subject.name}`
    case 'Payroll':
      return `Lista ${subject.name}`
    case 'Supplier':
      return subject.name
    case 'IssuedInvoice':
    case 'ReceivedInvoice':
      return `Factura ${subject.name}`
    case 'ReceivedInvoices':
      return counted(subject.count, country, 'factura', 'facturas')
    case 'Files':
      return counted(subject.count, country, 'archivo', 'archivos')
  }
}

/** A day, a role, a rule, a term in days, a state or the last digits of an account. */
export const changedValueText = (
  value: string | undefined,
  kind: ActivityKind | undefined,
  country: Country,
): string => {
  if (value === undefined) return ''
  const role = ROLES.find((one) => one === value)
  if (role !== undefined) return roleName(country, role)
  const day = parse(value)
  if (E.isRight(day)) return formatShortDate(day.right)
  if (kind === 'approval rule changed') return value
  if (kind === 'supplier changed') return `${value} días`
  if (kind === 'order advanced') return isOrderStatus(value) ? orderStateLabel(stateOf(value)) : ''
  return value.startsWith('·') ? value : ''
}

export const activityKindText = (kind: ActivityKind | undefined): string =>
  kind === undefined ? 'Otro cambio' : KINDS[kind]

const KINDS: Readonly<Record<ActivityKind, string>> = {
  'member invited': 'Invitó a una persona',
  'invitation withdrawn': 'Retiró una invitación',
  'member joined': 'Se unió a la empresa',
  'member role changed': 'Cambió el rol de una persona',
  'owner added': 'Hizo dueño a una persona',
  'member removed': 'Quitó el acceso de una persona',
  'member left': 'Salió de la empresa',
  'approval rule changed': 'Cambió cuándo se pide autorización',
  'approval requested': 'Pidió una autorización',
  'approval given': 'Autorizó una solicitud',
  'approval executed': 'Se hizo lo autorizado',
  'approval rejected': 'Rechazó una solicitud',
  'approval withdrawn': 'Retiró una solicitud de autorización',
  'approval expired': 'Venció una solicitud de autorización',
  'approval voided': 'Se anuló una solicitud de autorización',
  'approval struck out': 'Se tachó una autorización de quien perdió el permiso',
  'documents imported': 'Cargó documentos',
  'imported invoice removed': 'Quitó una factura cargada',
  'tax refresh requested': 'Pidió traer las facturas',
  'order requested': 'Pidió una operación',
  'order documents requested': 'Pidió los documentos de una operación',
  'order advanced': 'Una operación cambió de estado',
  'order repaid': 'Se registró un pago de una operación',
  'order payment corrected': 'Se corrigió un pago de una operación',
  'order account confirmed': 'Confirmó dónde depositar una operación',
  'invoice PDF attached': 'Adjuntó el PDF de una factura',
  'invoice PDF deleted': 'Eliminó el PDF de una factura',
  'doubts settled': 'Se resolvieron las dudas de una factura',
  'surplus requested': 'Pidió los excedentes',
  'surplus request withdrawn': 'Retiró la solicitud de excedentes',
  'surplus request ended': 'Terminó la solicitud de excedentes',
  'surplus paid': 'Se transfirieron los excedentes',
  'credit line set': 'Se fijó la línea de crédito',
  'transfer account set': 'Se fijó la cuenta a la que transfieres',
  'payables configured': 'Configuró los pagos',
  'payment date changed': 'Cambió la fecha de pago de una factura',
  'payable is no duplicate': 'Marcó facturas como no duplicadas',
  'assignee of an invoice confirmed': 'Confirmó a quién se cedió una factura',
  'payables archived': 'Archivó facturas por pagar',
  'payables marked as paid': 'Marcó facturas como pagadas',
  'payables restored': 'Devolvió facturas a Por pagar',
  'payables taken out of their payroll': 'Sacó facturas de su lista',
  'payables scheduled': 'Programó facturas en una lista',
  'payroll deleted': 'Eliminó una lista',
  'payroll financing requested': 'Pidió financiar una lista',
  'payroll transfer announced': 'Eligió transferir el pago de una lista',
  'payroll transfer declared': 'Declaró la transferencia de una lista',
  'payroll recorded as paid': 'Registró una lista como pagada',
  'payroll account changed': 'Una lista se detuvo: cambió la cuenta de un proveedor',
  'payroll fund': 'Se recibió el dinero de una lista',
  'payroll fundShort': 'Se recibió parte del dinero de una lista',
  'payroll confirm': 'Se confirmaron los pagos de una lista',
  'payroll fail': 'Falló el pago de una lista',
  'payroll reject': 'Se rechazó una lista',
  'account of a payee confirmed': 'Confirmó la cuenta de un proveedor',
  'voucher requested': 'Pidió un comprobante de pago',
  'voucher attached': 'Se adjuntó un comprobante de pago',
  'supplier changed': 'Cambió el plazo de pago de un proveedor',
  'contact added': 'Agregó un contacto de un proveedor',
  'contact changed': 'Cambió un contacto de un proveedor',
  'contact deleted': 'Eliminó un contacto de un proveedor',
  'bank account added': 'Agregó una cuenta bancaria',
  'bank account changed': 'Cambió una cuenta bancaria',
  'default bank account chosen': 'Eligió la cuenta principal',
  'bank account deleted': 'Eliminó una cuenta bancaria',
  'cash opening stated': 'Actualizó los saldos de Caja',
  'own cash item added': 'Agregó un ingreso o gasto fijo',
  'own cash item changed': 'Cambió un ingreso o gasto fijo',
  'own cash item deleted': 'Eliminó un ingreso o gasto fijo',
  'invoice marked for cash': 'Marcó cuándo espera cobrar una factura',
  'business created': 'Registró la empresa',
  'company added': 'Se agregó la empresa',
  'business verified': 'Se verificó la empresa',
  'business changed': 'Cambió los datos de la empresa',
  'feature set': 'Se activó o desactivó una función',
  'legal representative added': 'Agregó un representante legal',
  'legal representative changed': 'Cambió un representante legal',
  'documents requested': 'Pidió la lista de documentos de la empresa',
  'document uploaded': 'Subió un documento',
  'document sent to sign': 'Se envió un documento a firmar',
  'document signed': 'Firmó un documento',
  'document approved': 'Se aprobó un documento',
  'document rejected': 'Se rechazó un documento',
  'tax credential linked': 'Conectó la clave del servicio tributario',
  'tax credential rejected': 'El servicio tributario rechazó la clave',
  'tax job retried': 'Se reintentó traer las facturas',
  'certificate registered': 'Registró el certificado digital',
  'debt consultation authorised': 'Autorizó consultar las deudas',
  'impersonation begun': 'Ingresó en nombre de la persona',
}
