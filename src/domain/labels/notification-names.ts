import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'

/** The events that a user is told of, one for each choice of a channel. */
type NotifiedKind =
  | 'InvoicesReady'
  | 'InvoicesArrived'
  | 'InvoicesChanged'
  | 'InvoiceStopped'
  | 'InvoicesFailed'
  | 'OrderReceived'
  | 'OrderStatusChanged'
  | 'PayerPaid'
  | 'PaymentCorrected'
  | 'FinancingRepaid'
  | 'SurplusPaid'
  | 'PayrollPaid'
  | 'PayrollStopped'
  | 'VoucherAttached'
  | 'PasswordChanged'
  | 'AccessedByOperator'
  | 'CertificateEnding'
  | 'DocumentApproved'
  | 'DocumentRejected'
  | 'BusinessClaimLost'
  | 'AccountChanged'
  | 'ApprovalRequested'
  | 'ApprovalDecided'

/** The name of the digest of the companies of a user, where it is chosen. */
export const DIGEST_NAME = 'Resumen de tus empresas por correo'

/** The name of a kind, under which its channel is chosen: in Spanish, as a sentence without its dot. */
export const notificationName = (kind: NotifiedKind, country: Country): string => {
  switch (kind) {
    case 'InvoicesReady':
      return 'Tus facturas están listas'
    case 'InvoicesArrived':
      return 'Hay facturas nuevas'
    case 'InvoicesChanged':
      return 'Tus documentos cambian facturas que ya tenías'
    case 'InvoiceStopped':
      return 'Cambia una factura de una operación o lista abierta'
    case 'InvoicesFailed':
      return `Un problema al leer tus facturas del ${profileOf(country).taxAuthority}`
    case 'OrderReceived':
      return 'Recibimos una solicitud tuya'
    case 'OrderStatusChanged':
      return 'Una operación cambia de estado'
    case 'PayerPaid':
      return 'Un cliente paga una factura de tus operaciones'
    case 'PaymentCorrected':
      return 'Corregimos un pago de una operación'
    case 'FinancingRepaid':
      return 'Recibimos el pago de un financiamiento tuyo'
    case 'SurplusPaid':
      return 'Te transferimos tus excedentes'
    case 'PayrollPaid':
      return 'Pagamos una lista de facturas'
    case 'PayrollStopped':
      return 'No se pudo pagar una lista de facturas'
    case 'VoucherAttached':
      return 'Un comprobante de pago está listo'
    case 'PasswordChanged':
      return 'Cambia tu contraseña'
    case 'AccessedByOperator':
      return 'Nuestro equipo entra a tu cuenta'
    case 'CertificateEnding':
      return 'Tu certificado digital está por vencer'
    case 'DocumentApproved':
      return 'Aprobamos un documento tuyo'
    case 'DocumentRejected':
      return 'Rechazamos un documento tuyo'
    case 'BusinessClaimLost':
      return 'Tu empresa resulta ser de otra persona'
    case 'AccountChanged':
      return 'Cambia una cuenta bancaria (siempre también por correo)'
    case 'ApprovalRequested':
      return 'Alguien de tu empresa pide tu autorización'
    case 'ApprovalDecided':
      return 'Se decide una solicitud tuya'
  }
}
