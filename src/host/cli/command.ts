import * as E from 'fp-ts/Either'
import type { Config, ParsedArguments } from '../config/config.ts'
import { HOST_OPTIONS } from '../config/settings.ts'
import type { OperatorAnswer } from '../operator-socket/operator-answer.ts'
import type { OperatorLine } from '../operator-socket/operator-line.ts'
import { syntaxOf, type Arguments, type Description, type Syntax, type ValuesOf } from '../operator/command.ts'

export type Print = (line: string) => void

/** Executes the line in this process, on the data of a host that does not run. */
export type RunLocally = (config: Config, line: OperatorLine, complain: Print) => Promise<OperatorAnswer>

/** A command of the command line. It returns the exit code; output goes to `say`, errors to `complain`. */
export interface Command extends Omit<Syntax<unknown>, 'read'> {
  readonly run: (parsed: ParsedArguments, say: Print, complain: Print, runLocally: RunLocally) => Promise<number>
}

/** A command that this process executes itself. Its exit code is 0 for done, 1 for failed, 2 for invalid arguments. */
export const localCommand = <T extends Arguments>(
  description: Description<T> & {
    readonly run: (config: Config, values: ValuesOf<T>, say: Print, complain: Print) => Promise<number>
  },
): Command => {
  const syntax = syntaxOf<T>(description)
  return {
    ...syntax,
    run: async (parsed, say, complain) => {
      const values = syntax.read(lineOf(parsed))
      if (E.isRight(values)) return description.run(parsed.config, values.right, say, complain)
      complainOf(syntax, values.left, complain)
      return 2
    },
  }
}

/** The line without the options of every command. */
export const lineOf = ({ options, words }: ParsedArguments): OperatorLine => ({
  words: [...words],
  options: Object.fromEntries([...options].filter(([name]) => !HOST_OPTIONS.has(name))),
  folder: process.cwd(),
})

/** Tells what is wrong, and the syntax. */
export const complainOf = ({ syntax }: Pick<Command, 'syntax'>, sentence: string, complain: Print): void => {
  complain(sentence)
  complain(`Uso: npm run host -- ${syntax}`)
}
