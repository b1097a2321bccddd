import type { OrderId } from '#domain/kernel/id.ts'
import { type Repetition, repeatRequest, type RequestOutcome } from '../shared/repeat-request.ts'
import type { OrderSubmissions } from './order-submissions.port.ts'
import type { OrderIntent } from './order-intent.ts'
import { verdictOf } from './order-verdict.ts'

/** The outcome of an order intent. `Unknown`: the order may exist, and only the same key may be sent again. */
export type SubmissionOutcome =
  | { readonly _tag: 'Placed'; readonly order: OrderId }
  | Exclude<RequestOutcome<OrderId>, { readonly _tag: 'Done' }>

/** Repeats the request of one intent until the host reports an order or a rejection, for as long as the session lasts. */
export const submitOrder = async (
  submissions: OrderSubmissions,
  intent: OrderIntent,
  options: Omit<Repetition, 'mostTries' | 'verdictOf'>,
): Promise<SubmissionOutcome> => {
  const send = () => submissions.create(intent.request, intent.key, intent.transfer)()
  const outcome = await repeatRequest(send, { ...options, verdictOf })
  return outcome._tag === 'Done' ? { _tag: 'Placed', order: outcome.value } : outcome
}
