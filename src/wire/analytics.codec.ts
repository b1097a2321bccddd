import * as t from 'io-ts'
import { Count, list, text } from './codec/primitives.ts'

/** Actions of users, in general terms: no names, tax ids or tokens, and no amount but a requested surplus. `at` is milliseconds since 1970. */
export const AnalyticsBatch = t.strict({
  events: list(200, t.strict({ name: text(60), at: Count, properties: t.record(text(40), text(60)) })),
})
