import type { SimulationFigures } from '#domain/financing/simulation.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { PayrollEvent } from '#domain/payables/payroll-flow.ts'
import type { Payroll } from '#domain/payables/payroll.ts'

/** The final request to the financier. */
export type PaymentRequest = Extract<PayrollEvent, 'DeclarePaid' | 'PayLater' | 'PaidDirectly' | 'RequestFinancing'>

/** One transfer to the financier, transfers to the suppliers themselves, or the financier's money. */
export type PaymentMethod = 'transfer' | 'direct' | 'financing'

/** The current step of paying a payroll. `failed` offers a retry. */
export type PaymentWizard =
  | { readonly _tag: 'Summary' }
  | { readonly _tag: 'Method'; readonly chosen: PaymentMethod | undefined }
  | { readonly _tag: 'Confirm'; readonly method: PaymentMethod; readonly failed: boolean }
  | { readonly _tag: 'Sending'; readonly method: PaymentMethod; readonly request: PaymentRequest }
  | { readonly _tag: 'Sent'; readonly request: PaymentRequest }

export type PaymentWizardEvent =
  | { readonly _tag: 'Next' }
  | { readonly _tag: 'Back' }
  | { readonly _tag: 'Choose'; readonly method: PaymentMethod }
  | { readonly _tag: 'Ask'; readonly request: PaymentRequest }
  | { readonly _tag: 'Answered' }
  | { readonly _tag: 'Failed' }

export const start: PaymentWizard = { _tag: 'Summary' }

/** Total: an event that does not apply leaves the state unchanged. While a request is pending no other can be sent. */
export const advance = (wizard: PaymentWizard, event: PaymentWizardEvent): PaymentWizard => {
  switch (wizard._tag) {
    case 'Summary':
      return event._tag === 'Next' ? { _tag: 'Method', chosen: undefined } : wizard
    case 'Method':
      return choosing(wizard, event)
    case 'Confirm':
      return confirming(wizard, event)
    case 'Sending':
      return sending(wizard, event)
    case 'Sent':
      return wizard
  }
}

/** The requests of a method. */
export const requestsOf = (method: PaymentMethod): ReadonlyArray<PaymentRequest> => REQUESTS[method]

/** The step number on screen, from 0. */
export const stepOf = ({ _tag }: PaymentWizard): 0 | 1 | 2 => (_tag === 'Summary' ? 0 : _tag === 'Sent' ? 2 : 1)

type At<T extends PaymentWizard['_tag']> = Extract<PaymentWizard, { readonly _tag: T }>

const REQUESTS: Readonly<Record<PaymentMethod, ReadonlyArray<PaymentRequest>>> = {
  transfer: ['DeclarePaid', 'PayLater'],
  direct: ['PaidDirectly'],
  financing: ['RequestFinancing'],
}

const choosing = (wizard: At<'Method'>, event: PaymentWizardEvent): PaymentWizard => {
  if (event._tag === 'Back') return start
  if (event._tag === 'Choose') return { _tag: 'Method', chosen: event.method }
  return event._tag === 'Next' && wizard.chosen !== undefined
    ? { _tag: 'Confirm', method: wizard.chosen, failed: false }
    : wizard
}

const confirming = (wizard: At<'Confirm'>, event: PaymentWizardEvent): PaymentWizard => {
  if (event._tag === 'Back') return { _tag: 'Method', chosen: wizard.method }
  return event._tag === 'Ask' && requestsOf(wizard.method).includes(event.request)
    ? { _tag: 'Sending', method: wizard.method, request: event.request }
    : wizard
}

const sending = (wizard: At<'Sending'>, event: PaymentWizardEvent): PaymentWizard => {
  if (event._tag === 'Answered') return { _tag: 'Sent', request: wizard.request }
  return event._tag === 'Failed' ? { _tag: 'Confirm', method: wizard.method, failed: true } : wizard
}

/**
 * The money that the request moves, one sum for each currency. Undefined where that is not known: before the price of a financing, and for
 * the rest of a transfer that arrived in part.
 */
export const moving = (
  wizard: PaymentWizard,
  payroll: Pick<Payroll, 'status' | 'totals'> | undefined,
  price: Pick<SimulationFigures, 'transfer'> | undefined,
): ReadonlyArray<Money> | undefined => {
  if ('method' in wizard && wizard.method === 'financing') return price && [price.transfer]
  return payroll?.status === 'FUNDING_INCOMPLETE' ? undefined : payroll?.totals
}
