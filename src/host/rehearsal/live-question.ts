import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { Count, text } from '#wire/codec/primitives.ts'
import type { OperatorLine } from '../operator-socket/operator-line.ts'

/** A rehearsal's question about the data in use. */
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

/** The line that carries a question to the running host. */
export const lineOf = (question: LiveQuestion): OperatorLine => ({
  words: ['data:read', JSON.stringify(question)],
  options: {},
  folder: '/',
})

/** The question of such a line; undefined if it is none. */
export const readQuestion = (text: string): LiveQuestion | undefined => {
  const question = E.flatMap(LiveQuestion.decode)(
    E.tryCatch(
      () => JSON.parse(text) as unknown,
      () => [],
    ),
  )
  return E.isLeft(question) ? undefined : question.right
}

/** Gives the lines of the answer. */
export type AskLive = (question: LiveQuestion) => Promise<ReadonlyArray<string>>
