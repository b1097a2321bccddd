import type { ParsedArguments } from '../config/config.ts'
import { DataInUse } from '../database/data-lock.ts'
import { DataNotOpened } from '../database/opening-failures.ts'
import { Rejection } from '../kernel/rejection.ts'
import type { Command, Print, RunLocally } from './command.ts'
import { COMMANDS, usage, usageOf } from './commands.ts'

export interface CliParts {
  readonly serve: Command
  readonly runLocally: RunLocally
  readonly say: Print
  readonly complain: Print
}

/** Runs the command that the arguments name, by default `serve`. Returns the exit code: 0 done, 1 failed, 2 invalid arguments. */
export const runCli = async (
  parsed: ParsedArguments,
  { complain, runLocally, say, serve }: CliParts,
): Promise<number> => {
  const commands = [serve, ...COMMANDS]
  const [word] = parsed.words
  const command = commands.find(({ name }) => name === (word ?? 'serve'))
  const asksForHelp = parsed.options.has('--help')
  if (word === 'help' || (asksForHelp && word === undefined)) {
    say(usage(commands))
    return 0
  }
  if (command === undefined) {
    complain(`No existe el comando ${word ?? ''}.\n\n${usage(commands)}`)
    return 2
  }
  if (asksForHelp) {
    say(usageOf(command))
    return 0
  }
  try {
    return await command.run(parsed, say, complain, runLocally)
  } catch (error) {
    complain(sentenceOf(error))
    return 1
  }
}

/** Errors that the operator can fix are explained in words; others show their details. */
const sentenceOf = (error: unknown): string => {
  if (error instanceof DataInUse || error instanceof DataNotOpened || error instanceof Rejection) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'El puerto ya está en uso. Elige otro con --port o --metrics-port.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
