import * as t from 'io-ts'
import { id } from './codec/ids.ts'
import { Count, oneOf, optional, text } from './codec/primitives.ts'
import { JobStateCodec, Progress } from './tax-credential.codec.ts'

export const LIVE_PATH = '/ws'

/** The entry of `Server-Timing` by which the host marks a page. */
export const PAGE_TIMING = 'page'

/** Close codes of the host. After either, the client does not reconnect automatically. */
export const CLOSE_UNAUTHORIZED = 4401
export const CLOSE_FORBIDDEN = 4403

/** The first message of a client: the business to subscribe to, its token, and for how long it may have missed changes. */
export const LiveCommand = t.strict({
  command: t.literal('create'),
  businessId: id('Business'),
  token: text(4096),
  /** Milliseconds: the host repeats the changes of this time, at most of the last minute. */
  missedMs: optional(Count),
  /** How the host marked the page (`PAGE_TIMING`): what changed before is in everything that the page read. */
  page: optional(text(60)),
})
export type LiveCommand = t.TypeOf<typeof LiveCommand>

/** A message says only that its subject changed. `profile` is the user or the company, `features` what the company may use. */
const LIVE_SUBJECTS = [
  'invoices',
  'bankAccounts',
  'documents',
  'profile',
  'certificate',
  'stakeholders',
  'wallet',
  'debts',
  'suppliers',
  'payables',
  'cash',
  'features',
  'approvals',
  'team',
] as const
export type ChangedSubject = (typeof LIVE_SUBJECTS)[number]

/** Messages of the host. Each contains its business, so that others can be dropped. */
export const LiveMessage = t.union([
  t.strict({ type: t.literal('ready'), businessId: id('Business') }),
  t.strict({
    type: t.literal('taxProgress'),
    businessId: id('Business'),
    status: JobStateCodec,
    completion: Progress,
    invoices: optional(Count),
  }),
  /** The progress of a refresh, and at its end the number of invoices that it added. */
  t.strict({
    type: t.literal('taxRefresh'),
    businessId: id('Business'),
    status: JobStateCodec,
    completion: Progress,
    arrivals: Count,
  }),
  t.strict({ type: t.literal('order'), businessId: id('Business'), orderId: id('Order'), pymeStatus: text(40) }),
  t.strict({ type: oneOf('LiveSubject', LIVE_SUBJECTS), businessId: id('Business') }),
])
export type LiveMessage = t.TypeOf<typeof LiveMessage>
