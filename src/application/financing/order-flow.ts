/** The current step of an order. `Sending` belongs to the step `Reviewing`; `failed` offers a retry. */
export type OrderFlow =
  | { readonly _tag: 'Selecting' }
  | { readonly _tag: 'Dating' }
  | { readonly _tag: 'Reviewing'; readonly failed: boolean }
  | { readonly _tag: 'Sending' }
  | { readonly _tag: 'Sent' }

/** `Changed`: the cart changed. `Done`: the user leaves the success screen. */
export type OrderFlowEvent = 'Next' | 'Back' | 'Send' | 'Sent' | 'Failed' | 'ChangeType' | 'Changed' | 'Done'

/** Facts of the cart at the time of the event. */
export interface CartFacts {
  readonly hasSelection: boolean
  readonly readyToSend: boolean
}

export const start: OrderFlow = { _tag: 'Selecting' }

/**
 * Total: an event that does not apply leaves the state unchanged. While a request is pending only its response counts,
 * so that a second one cannot be sent.
 */
export const advance = (flow: OrderFlow, event: OrderFlowEvent, facts: CartFacts): OrderFlow =>
  RULES[flow._tag](event, facts, flow)

/** The step number on screen, from 0; 3 is after the last step, where no steps are shown. */
export const stepOf = (flow: OrderFlow): 0 | 1 | 2 | 3 => STEPS[flow._tag]

const STEPS = { Selecting: 0, Dating: 1, Reviewing: 2, Sending: 2, Sent: 3 } as const

const DATING: OrderFlow = { _tag: 'Dating' }
const REVIEWING: OrderFlow = { _tag: 'Reviewing', failed: false }
const SENDING: OrderFlow = { _tag: 'Sending' }

type Rule = (event: OrderFlowEvent, facts: CartFacts, flow: OrderFlow) => OrderFlow

const canSubmit = ({ hasSelection, readyToSend }: CartFacts): boolean => hasSelection && readyToSend

const RULES: Readonly<Record<OrderFlow['_tag'], Rule>> = {
  Selecting: (event, facts, flow) => (event === 'Next' && facts.hasSelection ? DATING : flow),
  Dating: (event, facts, flow) => {
    if (event === 'Back' || event === 'ChangeType') return start
    if (event === 'Next' && canSubmit(facts)) return REVIEWING
    return event === 'Send' && canSubmit(facts) ? SENDING : flow
  },
  Reviewing: (event, facts, flow) => {
    if (event === 'ChangeType') return start
    if (event === 'Back' || (event === 'Changed' && !canSubmit(facts))) return DATING
    return event === 'Send' && canSubmit(facts) ? SENDING : flow
  },
  Sending: (event, _facts, flow) =>
    event === 'Sent' ? { _tag: 'Sent' } : event === 'Failed' ? { _tag: 'Reviewing', failed: true } : flow,
  Sent: (event, _facts, flow) => (event === 'Done' || event === 'ChangeType' ? start : flow),
}
