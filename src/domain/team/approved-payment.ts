/** A call that says how a payroll is paid is carried out, waits for others, or is rejected. */
export type PaymentGate = 'PROCEED' | 'ASK' | 'REQUIRED'

/** A payment as the call asks for it. */
export interface PaymentAsked {
  readonly method: string
  /** Whether the company says that the money left. */
  readonly isPaid: boolean
}

/**
 * Payment is authorised before the transfer: where approvers are needed, a call that declares the money as sent, or that
 * takes another method than the authorised one, changes nothing.
 */
export const paymentGate = (
  approvers: number,
  authorisedMethod: string | undefined,
  { isPaid, method }: PaymentAsked,
): PaymentGate => {
  if (authorisedMethod !== undefined) return method === authorisedMethod ? 'PROCEED' : 'REQUIRED'
  if (approvers === 0) return 'PROCEED'
  return isPaid ? 'REQUIRED' : 'ASK'
}
