import * as E from 'fp-ts/Either'
import { COMMANDS } from '../cli/commands.ts'
import { runCli } from '../cli/run-cli.ts'
import { readConfig } from '../config/config.ts'
import { runLocally } from './run-locally.ts'
import { serveCommand } from './serve-command.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

/** A closed output pipe does not interrupt the command. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const parsed = readConfig(
  process.argv.slice(2),
  process.env,
  COMMANDS.flatMap(({ flags }) => flags),
)
if (E.isLeft(parsed)) complain(parsed.left)
process.exitCode = E.isLeft(parsed) ? 2 : await runCli(parsed.right, { serve: serveCommand, runLocally, say, complain })
