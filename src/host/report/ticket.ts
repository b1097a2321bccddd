import { createHmac, timingSafeEqual } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { parseId, type BusinessId } from '#domain/kernel/id.ts'
import type { Clock } from '../clock.ts'

/** So long does a ticket open the report. */
export const TICKET_SECONDS = 60

/** What a frame carries in the place of a token: one business, one report, one minute. */
export interface Tickets {
  readonly issue: (businessId: BusinessId) => string
  /** Undefined for every ticket that is not one of ours, as it was issued and of this minute. */
  readonly read: (ticket: string) => BusinessId | undefined
}

export const makeTickets = (key: Uint8Array, clock: Clock): Tickets => {
  const sign = (content: string): string => createHmac('sha256', key).update(PURPOSE).update(content).digest('base64url')
  return {
    issue: (businessId) => {
      const content = `${businessId}.${Math.floor(clock.now() / 1000) + TICKET_SECONDS}`
      return `${content}.${sign(content)}`
    },
    read: (ticket) => {
      const [, content = '', id = '', until = '', signature = ''] = FORM.exec(ticket) ?? []
      const businessId = parseId<'Business'>(id)
      if (E.isLeft(businessId) || !isEqual(signature, sign(content))) return undefined
      return Number(until) * 1000 > clock.now() ? businessId.right : undefined
    },
  }
}

/** The key may come to sign other things: none of them is a ticket. */
const PURPOSE = 'report xtracker\n'

const FORM = /^((\d{1,15})\.(\d{1,12}))\.([A-Za-z0-9_-]{43})$/

const isEqual = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
