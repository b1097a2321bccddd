import * as t from 'io-ts'
import { Count, text } from '#wire/codec/primitives.ts'

/** What a rehearsal asks about the data in use. */
export const LiveQuestion = t.union([
  /** A line for each table: its name and its rows. */
  t.strict({ about: t.literal('tables') }),
  /** The digest of that row of the audit log, if there is one. */
  t.strict({ about: t.literal('audit'), position: Count }),
  /** A line for each entry above `after` and up to `upTo`: its number and its digest. */
  t.strict({ about: t.literal('ledger'), after: Count, upTo: Count }),
  /** Those of the keys that rows name. */
  t.strict({ about: t.literal('files'), keys: t.array(text(200)) }),
])
export type LiveQuestion = t.TypeOf<typeof LiveQuestion>

/** The request that carries a question to the running host. */
export const DataReadRequest = t.strict({ command: t.literal('data:read'), question: LiveQuestion })

/** Gives the lines of the answer. */
export type AskLive = (question: LiveQuestion) => Promise<ReadonlyArray<string>>
