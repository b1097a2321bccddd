import * as t from 'io-ts'
import { AREAS } from '#domain/team/activity.ts'
import { DateOnly } from './codec/amounts.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { pageFields } from './codec/page.ts'
import { Count, list, oneOf, optional, text } from './codec/primitives.ts'
import { PageNumber, PageSize, RowNumber } from './codec/query.ts'

/**
 * Without `from`, the last 30 days; both days are included. `member` is the number of a user, so that one who is no member any more is
 * found too. `by=OPERATORS`: what the financier's staff did, also as a member.
 */
export const ActivityQuery = t.strict({
  from: optional(DateOnly),
  to: optional(DateOnly),
  member: optional(RowNumber),
  area: optional(oneOf('ActivityArea', AREAS)),
  by: optional(t.literal('OPERATORS')),
  page: PageNumber,
  size: PageSize,
})
export type ActivityQuery = t.TypeOf<typeof ActivityQuery>

/** The things that a recorded action can be about. The list grows: older clients must accept unknown kinds. */
export const SUBJECT_KINDS = ['ORDER', 'PAYROLL', 'SUPPLIER', 'ISSUED', 'RECEIVED', 'RECEIVED_MANY', 'FILES'] as const

/** `name` is a number, a folio, a name, or for several how many they are. */
const ActivitySubject = t.strict({ kind: text(40), name: text(300) })

/**
 * `at` is milliseconds since 1970. `action` is one of `ACTIVITY_AREAS`, whose list grows. `person` is absent for what no user did: then
 * `source` says whether the staff of the financier or the host did it. Numbers of accounts have their last 4 digits.
 */
const ActivityEntry = mappedRecord('ActivityEntry', {
  id: ['id', Count],
  at: ['at', Count],
  action: ['action', text(60)],
  person: ['person', optional(text(300))],
  operator: ['operator', optional(text(300))],
  source: ['source', oneOf('ActivitySource', ['USER', 'STAFF', 'HOST'])],
  subject: ['subject', optional(ActivitySubject)],
  before: ['before', optional(text(120))],
  after: ['after', optional(text(120))],
})

/** `people`: the members, and who else did something in the time that was asked for. */
export const ActivityPage = mappedRecord('ActivityPage', {
  ...pageFields(ActivityEntry),
  people: ['people', list(1_000, t.strict({ id: Count, name: text(300) }))],
})
