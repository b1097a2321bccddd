import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import { DataInUse } from '../database/data-lock.ts'
import { askHost } from '../operator-socket/client.ts'
import type { OperatorAnswer } from '../operator-socket/operator-answer.ts'
import { operatorSocketPath } from '../operator-socket/path.ts'
import { OperatorRequest } from '../operator/operator-request.ts'
import type { Print, RunLocally } from './command.ts'

/**
 * Executes the request in the running host, or here when none runs; waits for a starting host. With a PostgreSQL server it is
 * always executed here, wherever hosts run: they hear of it over the database.
 */
export const send = async (
  config: Config,
  request: OperatorRequest,
  complain: Print,
  runLocally: RunLocally,
): Promise<OperatorAnswer> => {
  if (config.databaseUrl !== undefined) return runLocally(config, request, complain)
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askHost(operatorSocketPath(config.dataFolder), OperatorRequest, request)
    if (answer !== undefined) return answer
    try {
      return await runLocally(config, request, complain)
    } catch (error) {
      if (!(error instanceof DataInUse) || attempt === ATTEMPTS) throw error
      await wait(PAUSE_MS)
    }
  }
}

const ATTEMPTS = 150
const PAUSE_MS = 200
