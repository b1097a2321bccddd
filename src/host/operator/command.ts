import * as E from 'fp-ts/Either'
import type { OperatorLine } from '../operator-socket/operator-line.ts'
import type { Argument } from './arguments.ts'

/** The arguments of a command by name: `daysLate` is the option `--days-late`. Words come in the order of the fields. */
export type Arguments = Readonly<Record<string, Argument<unknown>>>

export type ValuesOf<T extends Arguments> = { readonly [K in keyof T]: T[K] extends Argument<infer A> ? A : never }

export interface Description<T extends Arguments> {
  readonly name: string
  /** One line in Spanish, for the list of commands. */
  readonly summary: string
  readonly args: T
  /** The arguments in the syntax, if some exclude others. */
  readonly shape?: string
  /** More lines of the help. */
  readonly notes?: ReadonlyArray<string>
  /** The sentence for arguments that contradict each other. */
  readonly check?: (values: ValuesOf<T>) => string | undefined
}

/** The part of a command that describes its arguments, and reads them. */
export interface Syntax<V> {
  readonly name: string
  readonly summary: string
  /** The command with its arguments. */
  readonly syntax: string
  /** One line per explained argument, and the notes. */
  readonly help: ReadonlyArray<string>
  /** Its options without a value. */
  readonly flags: ReadonlyArray<string>
  /** Returns a sentence in Spanish for invalid arguments. */
  readonly read: (line: OperatorLine) => E.Either<string, V>
}

export const syntaxOf = <T extends Arguments>({
  args,
  check,
  name,
  notes = [],
  shape,
  summary,
}: Description<T>): Syntax<ValuesOf<T>> => {
  const placed = place(args)
  const options = new Set(placed.flatMap(({ argument, option }) => argument.options(option)))
  const terms = placed.flatMap(({ argument, option }) => argument.help(option))
  const width = Math.max(...terms.map(([term]) => term.length)) + 3
  return {
    name,
    summary,
    syntax: [
      name,
      ...(shape === undefined ? placed.map(({ argument, option }) => argument.syntax(option)) : [shape]),
    ].join(' '),
    help: [...terms.map(([term, meaning]) => `  ${term.padEnd(width)}${meaning}`), ...notes.map((note) => `  ${note}`)],
    flags: placed.flatMap(({ argument }) => argument.flags),
    read: (line) => {
      const unknownOption = Object.keys(line.options).find((option) => !options.has(option))
      if (unknownOption !== undefined) return E.left(`No existe la opción ${unknownOption}.`)
      const found = new Map<string, unknown>()
      for (const { argument, key, option, word } of placed) {
        const value = argument.read(line, option, word)
        if (E.isLeft(value)) return value
        found.set(key, value.right)
      }
      const values = Object.fromEntries(found) as ValuesOf<T>
      const contradiction = check?.(values)
      return contradiction === undefined ? E.right(values) : E.left(contradiction)
    },
  }
}

/** The name of each argument as an option, and its number as a word. */
const place = (args: Arguments) => {
  let words = 1
  return Object.entries(args).map(([key, argument]) => {
    const option = `--${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    return { argument, key, option, word: argument.options(option).length === 0 ? words++ : words }
  })
}

/** The output lines, or the error as a sentence. */
export type CommandResult = E.Either<string, ReadonlyArray<string>>

/** A command that the running host executes, or the command line in its place. */
export interface OperatorCommand<Needs> extends Syntax<unknown> {
  readonly execute: (services: Needs, line: OperatorLine) => Promise<CommandResult>
}

/** Defines a command of operators once: its help, what it reads from a line, also in the host, and its work. */
export const command = <Needs, T extends Arguments>(
  description: Description<T> & { readonly run: (services: Needs, values: ValuesOf<T>) => Promise<CommandResult> },
): OperatorCommand<Needs> & Pick<typeof description, 'run'> => {
  const { run } = description
  const syntax = syntaxOf<T>(description)
  return {
    ...syntax,
    run,
    execute: async (services, line) => {
      const values = syntax.read(line)
      return E.isLeft(values) ? values : run(services, values.right)
    },
  }
}
