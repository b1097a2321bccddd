import * as E from 'fp-ts/Either'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import { DataInUse } from '../database/data-lock.ts'
import { askHost } from '../operator-socket/client.ts'
import type { OperatorAnswer } from '../operator-socket/operator-answer.ts'
import { operatorSocketPath } from '../operator-socket/path.ts'
import type { OperatorLine } from '../operator-socket/operator-line.ts'
import { complainOf, lineOf, type Command, type Print, type RunLocally } from './command.ts'
import type { OperatorCommand } from '../operator/command.ts'

/** An operator's command on the command line. Exit codes: 0 done, 1 failed, 2 invalid arguments. */
export const commandLine = <Needs>(command: OperatorCommand<Needs>): Command => ({
  ...command,
  run: async (parsed, say, complain, runLocally) => {
    const line = lineOf(parsed)
    const values = command.read(line)
    if (E.isLeft(values)) {
      complainOf(command, values.left, complain)
      return 2
    }
    const answer = await send(parsed.config, line, (text) => complain(printable(text)), runLocally)
    if (answer.ok) for (const text of answer.lines) say(printable(text))
    else complain(printable(answer.sentence))
    return answer.ok ? 0 : 1
  },
})

/** File names may contain terminal control sequences. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '?')

/**
 * Executes the line in the running host, or here when none runs; waits for a starting host. With a PostgreSQL server it is
 * always executed here, wherever hosts run: they hear of it over the database.
 */
const send = async (
  config: Config,
  line: OperatorLine,
  complain: Print,
  runLocally: RunLocally,
): Promise<OperatorAnswer> => {
  if (config.databaseUrl !== undefined) return runLocally(config, line, complain)
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askHost(operatorSocketPath(config.dataFolder), line)
    if (answer !== undefined) return answer
    try {
      return await runLocally(config, line, complain)
    } catch (error) {
      if (!(error instanceof DataInUse) || attempt === ATTEMPTS) throw error
      await wait(PAUSE_MS)
    }
  }
}

const ATTEMPTS = 150
const PAUSE_MS = 200
