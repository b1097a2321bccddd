import * as t from 'io-ts'
import * as E from 'fp-ts/Either'
import { SignJWT } from 'jose'
import { id } from '#wire/codec/ids.ts'
import { optional, text } from '#wire/codec/primitives.ts'
import type { Keys } from '../identity/key-file.ts'
import { verifyJwt } from '../identity/verify-jwt.ts'
import type { Clock } from '../kernel/clock.ts'

const AUDIENCE = 'anticipo-legal-form'
const TICKET_SECONDS = 30 * 60

/** In whose name a legal form is filled in. A ticket is good only while this session lasts. */
const FormTicket = t.strict({
  sid: text(100),
  user: id('User'),
  business: id('Business'),
  operator: optional(text(100)),
})
export type FormTicket = t.TypeOf<typeof FormTicket>

export interface FormTickets {
  readonly sign: (ticket: FormTicket) => Promise<string>
  /** `undefined` for every ticket that is not genuine, unchanged and current. */
  readonly read: (ticket: string) => Promise<FormTicket | undefined>
}

/** The audience keeps a ticket from being taken for the token of a session. */
export const makeFormTickets = (keys: Keys, clock: Clock): FormTickets => ({
  sign: (ticket) => {
    const iat = Math.floor(clock.now() / 1000)
    return new SignJWT({ ...FormTicket.encode(ticket) })
      .setProtectedHeader({ alg: 'HS256', typ: 'legal-form' })
      .setAudience(AUDIENCE)
      .setIssuedAt(iat)
      .setExpirationTime(iat + TICKET_SECONDS)
      .sign(keys[0])
  },
  read: async (ticket) => {
    const payload = await verifyJwt(ticket, keys, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      typ: 'legal-form',
      requiredClaims: ['exp', 'iat'],
      currentDate: new Date(clock.now()),
    })
    const read = FormTicket.decode(payload)
    return E.isRight(read) ? read.right : undefined
  },
})
