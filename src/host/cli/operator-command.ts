import * as E from 'fp-ts/Either'
import type { ParsedArguments } from '../config/config.ts'
import { HOST_OPTIONS } from '../config/settings.ts'
import type { OperatorRequest } from '../operator/operator-request.ts'
import type { Command } from './command.ts'
import { send } from './send.ts'

/** The definition of an operator command: its syntax and its request. */
export interface OperatorSpec {
  readonly summary: string
  /** The syntax, one line per option. */
  readonly usage: ReadonlyArray<string>
  /** Options of this command only. */
  readonly options: ReadonlyArray<string>
  /** Returns a sentence in Spanish for invalid arguments. */
  readonly read: (parsed: ParsedArguments) => E.Either<string, OperatorRequest>
}

/** Exit codes: 0 done, 1 failed, 2 invalid arguments. */
export const operatorCommand = ({ options, read, summary, usage }: OperatorSpec): Command => ({
  summary,
  usage,
  run: async (parsed, say, complain, runLocally) => {
    const request = E.flatMap(read)(known(parsed, options))
    if (E.isLeft(request)) {
      complain(request.left)
      complain(`Uso: npm run host -- ${usage[0] ?? ''}`)
      return 2
    }
    const answer = await send(parsed.config, request.right, (line) => complain(printable(line)), runLocally)
    if (answer.ok) for (const line of answer.lines) say(printable(line))
    else complain(printable(answer.sentence))
    return answer.ok ? 0 : 1
  },
})

/** Rejects unknown options, so that a mistyped one is not ignored. */
export const known = (parsed: ParsedArguments, own: ReadonlyArray<string>): E.Either<string, ParsedArguments> => {
  const stranger = [...parsed.options.keys()].find((option) => !own.includes(option) && !HOST_OPTIONS.has(option))
  return stranger === undefined ? E.right(parsed) : E.left(`No existe la opción ${stranger}.`)
}

/** File names may contain terminal control sequences. */
const printable = (line: string): string => line.replaceAll(/\p{Cc}/gu, '?')
