import { setTimeout as wait } from 'node:timers/promises'
import { assemble } from '../assemble.ts'
import type { Config } from '../config.ts'
import { DataInUse } from '../database/data-lock.ts'
import { layFoundation } from '../foundation.ts'
import { askHost } from '../operator/channel-client.ts'
import { channelOf } from '../operator/channel-path.ts'
import { serveOperator } from '../operator/operator-desk.ts'
import type { OperatorAnswer, OperatorRequest } from '../operator/operator-request.ts'

/** Has the request done by the host that runs, or here when none does. A host that is about to start is waited for. */
export const send = async (config: Config, request: OperatorRequest): Promise<OperatorAnswer> => {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askHost(channelOf(config.dataFolder), request)
    if (answer !== undefined) return answer
    try {
      return await doHere(config, request)
    } catch (error) {
      if (!(error instanceof DataInUse) || attempt === ATTEMPTS) throw error
      await wait(PAUSE_MS)
    }
  }
}

const ATTEMPTS = 150
const PAUSE_MS = 200

const doHere = async (config: Config, request: OperatorRequest): Promise<OperatorAnswer> => {
  const foundation = await layFoundation(config)
  const host = assemble(foundation, () => undefined)
  try {
    return await serveOperator({ ...host.parts, taxpayers: host.taxpayers, signatures: host.signatures, workers: host.workers, dataFolder: config.dataFolder }, request)
  } finally {
    await host.live.close()
    await host.mail.close()
    await Promise.all([host.signatures.stop(), host.judge.close(), host.workers.close()])
    await foundation.database.close()
  }
}
