import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Users } from '#application/business/users.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import type { WithUser } from '../http/with-user.ts'

export const makeHttpUsers = (call: ApiCall, ofPerson: WithUser): Users => ({
  change: ({ name, phone }) =>
    pipe(
      ofPerson((userId) => call(endpoints.userChange, { params: { userId }, body: { name, phone } })),
      TE.map(() => undefined),
    ),
})
