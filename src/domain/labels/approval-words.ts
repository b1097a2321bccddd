import type { ApprovalAct } from '../team/approval-policy.ts'

/** The acts that others authorise, in Spanish, within a sentence. */
export const APPROVAL_ACT_WORDS: Readonly<Record<ApprovalAct, string>> = {
  ORDER: 'una operación',
  PAY: 'el pago de una lista',
  FINANCE: 'el financiamiento de una lista',
  SURPLUS: 'el retiro de excedentes',
  OWN_ACCOUNT: 'un cambio de las cuentas de la empresa',
  SUPPLIER_ACCOUNT: 'un cambio de las cuentas de proveedores',
  MEMBER: 'un cambio de las personas de la empresa',
  POLICY: 'un cambio de las autorizaciones',
}
