import type { SimulationFigures } from '#domain/financing/simulation.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { PayrollEvent } from '#domain/payables/payroll-flow.ts'
import type { Payroll } from '#domain/payables/payroll.ts'

/** The final request to the financier. `AnnounceDirect`: others authorise direct transfers before they are made. */
export type PaymentRequest =
  | Extract<PayrollEvent, 'DeclarePaid' | 'PayLater' | 'PaidDirectly' | 'RequestFinancing'>
  | 'AnnounceDirect'

/** One transfer to the financier, transfers to the suppliers themselves, or the financier's money. */
export type PaymentMethod = 'transfer' | 'direct' | 'financing'

/** The current step of paying a payroll. */
export type PaymentWizard =
  | { readonly _tag: 'Summary' }
  | { readonly _tag: 'Method' }
  | { readonly _tag: 'Sending'; readonly request: PaymentRequest }
  | { readonly _tag: 'Sent'; readonly request: PaymentRequest }

export type PaymentWizardEvent =
  | { readonly _tag: 'Next' }
  | { readonly _tag: 'Back' }
  | { readonly _tag: 'Ask'; readonly request: PaymentRequest }
  | { readonly _tag: 'Answered' }
  | { readonly _tag: 'Failed' }

export const start: PaymentWizard = { _tag: 'Summary' }

/** Total: an event that does not apply leaves the state unchanged. While a request is pending no other can be sent. */
export const advance = (wizard: PaymentWizard, event: PaymentWizardEvent): PaymentWizard => {
  switch (wizard._tag) {
    case 'Summary':
      return event._tag === 'Next' ? { _tag: 'Method' } : wizard
    case 'Method':
      if (event._tag === 'Back') return start
      return event._tag === 'Ask' ? { _tag: 'Sending', request: event.request } : wizard
    case 'Sending':
      if (event._tag === 'Answered') return { _tag: 'Sent', request: wizard.request }
      return event._tag === 'Failed' ? { _tag: 'Method' } : wizard
    case 'Sent':
      return wizard
  }
}

/** The requests of a method. Where others authorise it, nothing is declared as paid before. */
export const requestsOf = (method: PaymentMethod, isGuarded: boolean): ReadonlyArray<PaymentRequest> =>
  isGuarded ? [GUARDED_REQUESTS[method]] : REQUESTS[method]

/** The step number on screen, from 0. */
export const stepOf = ({ _tag }: PaymentWizard): 0 | 1 | 2 => (_tag === 'Summary' ? 0 : _tag === 'Sent' ? 2 : 1)

const REQUESTS: Readonly<Record<PaymentMethod, ReadonlyArray<PaymentRequest>>> = {
  transfer: ['DeclarePaid', 'PayLater'],
  direct: ['PaidDirectly'],
  financing: ['RequestFinancing'],
}

const GUARDED_REQUESTS: Readonly<Record<PaymentMethod, PaymentRequest>> = {
  transfer: 'PayLater',
  direct: 'AnnounceDirect',
  financing: 'RequestFinancing',
}

/**
 * The money that the request moves, one sum for each currency. Undefined where that is not known: before the price of a financing, and for
 * the rest of a transfer that arrived in part.
 */
export const moving = (
  method: PaymentMethod,
  payroll: Pick<Payroll, 'status' | 'totals'> | undefined,
  price: Pick<SimulationFigures, 'transfer'> | undefined,
): ReadonlyArray<Money> | undefined => {
  if (method === 'financing') return price && [price.transfer]
  return payroll?.status === 'FUNDING_INCOMPLETE' ? undefined : payroll?.totals
}
