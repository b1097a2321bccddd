import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Users } from '#application/business/users.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { Call } from '../http/call.ts'
import type { OfPerson } from '../shell/of-person.ts'

export const makeHttpUsers = (call: Call, ofPerson: OfPerson): Users => ({
  change: ({ name, phone }) =>
    pipe(ofPerson((userId) => call(endpoints.userChange, { params: { userId }, body: { name, phone } })), TE.map(() => undefined)),
})
