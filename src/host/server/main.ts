import * as E from 'fp-ts/Either'
import { COMMANDS, usage, usageOf } from '../cli/commands.ts'
import { readConfig, type ParsedArguments } from '../config/config.ts'
import { DataInUse } from '../database/data-lock.ts'
import { DataNotOpened } from '../database/opening-failures.ts'
import { Refusal } from '../kernel/refusal.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

/** A closed output pipe does not interrupt the command. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const run = async (parsed: ParsedArguments): Promise<number> => {
  const [word] = parsed.words
  const command = COMMANDS.get(word ?? 'serve')
  const asksForHelp = parsed.options.has('--help')
  if (word === 'help' || (asksForHelp && word === undefined)) {
    say(usage())
    return 0
  }
  if (command === undefined) {
    complain(`No existe el comando ${word ?? ''}.\n\n${usage()}`)
    return 2
  }
  if (asksForHelp) {
    say(usageOf(command))
    return 0
  }
  try {
    return await command.run(parsed, say, complain)
  } catch (error) {
    complain(sentenceOf(error))
    return 1
  }
}

/** Errors that the operator can fix are explained in words; others show their details. */
const sentenceOf = (error: unknown): string => {
  if (error instanceof DataInUse || error instanceof DataNotOpened || error instanceof Refusal) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'El puerto ya está en uso. Elige otro con --port o --metrics-port.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const parsed = readConfig(process.argv.slice(2), process.env)
if (E.isLeft(parsed)) complain(parsed.left)
process.exitCode = E.isLeft(parsed) ? 2 : await run(parsed.right)
