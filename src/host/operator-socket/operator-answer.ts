import * as t from 'io-ts'

/** The response of the host: output lines, or the error as a sentence. */
export const OperatorAnswer = t.union([
  t.strict({ ok: t.literal(true), lines: t.array(t.string) }),
  t.strict({ ok: t.literal(false), sentence: t.string }),
])
export type OperatorAnswer = t.TypeOf<typeof OperatorAnswer>
