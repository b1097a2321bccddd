import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Session } from '#application/identity/sessions.port.ts'
import { SessionClaims } from '#wire/identity.codec.ts'

/** Reads the claims of a token for display; only the host verifies it. */
export const readToken = (token: string): Session | undefined => {
  const [, payload, signature, ...rest] = token.length <= MAX_LENGTH ? token.split('.') : []
  if (payload === undefined || signature === undefined || rest.length > 0) return undefined
  return pipe(
    jsonIn(payload),
    E.chainW(SessionClaims.decode),
    E.match(
      () => undefined,
      ({ isSudo, issuedAt, expiresAt, user, business, operator }): Session => ({
        token,
        issuedAt,
        expiresAt,
        user,
        business,
        isSudo,
        operator: isSudo ? operator : undefined,
      }),
    ),
  )
}

const MAX_LENGTH = 4_096

/** Base64url of UTF-8; `atob` supports neither. */
const jsonIn = (base64url: string): E.Either<unknown, unknown> =>
  E.tryCatch((): unknown => {
    const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  }, String)
