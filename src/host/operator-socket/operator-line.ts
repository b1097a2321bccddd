import * as t from 'io-ts'

/** A command as an operator typed it, which the running host reads again. */
export const OperatorLine = t.strict({
  /** The name of the command and its words. */
  words: t.array(t.string),
  /** By name, such as `--reason`; without those of every command. */
  options: t.record(t.string, t.string),
  /** The folder where it was typed, from which paths are resolved. */
  folder: t.string,
})
export type OperatorLine = t.TypeOf<typeof OperatorLine>
