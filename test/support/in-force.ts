import { expect } from 'vitest'
import { isPending, type Pending } from '#domain/team/pending.ts'

/** The answer of a guarded call that others did not have to authorise. */
export const inForce = <A>(answer: A | Pending): A =>
  isPending(answer) ? expect.fail('it waits for others') : (answer as A)
