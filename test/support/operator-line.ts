import type { OperatorLine } from '#host/operator-socket/operator-line.ts'

/** Options of a command without their dashes; those that are undefined are left out. */
export type TypedOptions = Readonly<Record<string, string | number | undefined>>

/** The line that an operator types: the command with its words, and its options. */
export const typed = (words: ReadonlyArray<string | number>, options: TypedOptions = {}): OperatorLine => ({
  words: words.map(String),
  options: Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[`--${name}`, String(value)]])),
  ),
  folder: process.cwd(),
})
