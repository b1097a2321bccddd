import * as E from 'fp-ts/Either'
import type { Command } from './command.ts'
import { HOST_OPTIONS, type ParsedArguments } from '../server/config.ts'
import type { OperatorRequest } from '../operator/operator-request.ts'
import { send } from './send.ts'

/** What makes a command of the operator: how it is written, and what it asks for. */
export interface OperatorSpec {
  readonly summary: string
  /** How it is written, one line per option. */
  readonly usage: ReadonlyArray<string>
  /** Those of its own. */
  readonly options: ReadonlyArray<string>
  /** A sentence in Spanish when what was written cannot be meant. */
  readonly read: (told: ParsedArguments) => E.Either<string, OperatorRequest>
}

/** Written wrong: 2. Could not be done: 1. Done: 0. */
export const operatorCommand = ({ options, read, summary, usage }: OperatorSpec): Command => ({
  summary,
  usage,
  run: async (told, say, complain) => {
    const request = E.flatMap(read)(known(told, options))
    if (E.isLeft(request)) {
      complain(request.left)
      complain(`Uso: npm run host -- ${usage[0] ?? ''}`)
      return 2
    }
    const answer = await send(told.config, request.right)
    if (answer.ok) for (const line of answer.lines) say(printable(line))
    else complain(printable(answer.sentence))
    return answer.ok ? 0 : 1
  },
})

/** A name mistyped is not left out in silence. */
const known = (told: ParsedArguments, own: ReadonlyArray<string>): E.Either<string, ParsedArguments> => {
  const stranger = [...told.options.keys()].find((option) => !own.includes(option) && !HOST_OPTIONS.has(option))
  return stranger === undefined ? E.right(told) : E.left(`No existe la opción ${stranger}.`)
}

/** Names of files may hold what would command a terminal. */
const printable = (line: string): string => line.replaceAll(/\p{Cc}/gu, '?')
