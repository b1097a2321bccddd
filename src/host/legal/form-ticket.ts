import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { SignJWT } from 'jose'
import { id } from '#wire/codec/ids.ts'
import { optional, text } from '#wire/codec/primitives.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Keys } from '../security/key-file.ts'
import { verifyJwt } from '../security/verify-jwt.ts'

const AUDIENCE = 'anticipo-legal-form'
const TICKET_SECONDS = 30 * 60

/** The forms that a link opens without a session, by their type in the address. */
export const FORM_TYPES = { debtService: 0, representative: 1 } as const
/** For what both show, the name of the company. */
export const ANY_FORM: ReadonlyArray<FormType> = Object.values(FORM_TYPES)
export type FormType = (typeof FORM_TYPES)[keyof typeof FORM_TYPES]

/** For which form, and in whose name it is filled in. A ticket is good only while this session lasts. */
const FormTicket = t.strict({
  type: t.union([t.literal(FORM_TYPES.debtService), t.literal(FORM_TYPES.representative)]),
  sid: text(100),
  user: id('User'),
  business: id('Business'),
  operator: optional(text(100)),
})
export type FormTicket = t.TypeOf<typeof FormTicket>

export interface FormTickets {
  readonly sign: (ticket: FormTicket) => Promise<string>
  /** `undefined` for every ticket that is not genuine, unchanged, current and of one of these forms. */
  readonly read: (ticket: string, types: ReadonlyArray<FormType>) => Promise<FormTicket | undefined>
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
  read: async (ticket, types) => {
    const payload = await verifyJwt(ticket, keys, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      typ: 'legal-form',
      requiredClaims: ['exp', 'iat'],
      currentDate: new Date(clock.now()),
    })
    const read = FormTicket.decode(payload)
    return E.isRight(read) && types.includes(read.right.type) ? read.right : undefined
  },
})
