import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Users } from '#application/business/users.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import { userCalls } from '../http/bound-calls.ts'
import type { WithUser } from '../http/with-user.ts'

export const makeHttpUsers = (call: ApiCall, user: WithUser): Users => {
  const forUser = userCalls(call, user)
  return {
    change: ({ name, phone }) =>
      pipe(
        forUser(endpoints.userChange)({ body: { name, phone } }),
        TE.map(() => undefined),
      ),
  }
}
