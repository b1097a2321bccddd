import * as E from 'fp-ts/Either'
import { UNAUTHORIZED, type HostError } from './host-error.ts'

/** The token of `Authorization: Bearer …`. */
export const bearerIn = (header: string | undefined): E.Either<HostError<'ERROR_AUTH_TOKEN_EXPIRED'>, string> => {
  const [, token] = /^Bearer ([A-Za-z0-9._-]{1,4096})$/i.exec(header ?? '') ?? []
  return token === undefined ? E.left(UNAUTHORIZED) : E.right(token)
}
