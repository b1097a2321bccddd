import * as E from 'fp-ts/Either'
import { makeWorkerPool } from '../../workers/worker-pool.ts'
import type { VerifyFile } from './signature-checks.ts'
import type { taxAuthorityTasks } from '../tasks.ts'

export interface SignatureVerifier {
  readonly verifyFile: VerifyFile
  readonly close: () => Promise<void>
}

/** The limit of one file: the largest envelopes contain thousands of signatures of some milliseconds each. */
const LIMIT_MS = 120_000

/** A separate thread, so that reading a file never waits for signatures. */
export const createSignatureVerifier = (file: string, onCrash: (error: unknown) => void): SignatureVerifier => {
  const pool = makeWorkerPool<typeof taxAuthorityTasks>({
    file,
    threads: 1,
    perOwner: 1,
    waiting: 1_000,
    waitingPerOwner: 1_000,
    heapMegabytes: 512,
    idleMs: 10_000,
    onCrash: (_, error) => onCrash(error),
  })
  return {
    verifyFile: async (bytes, trust) => {
      const answer = await pool.ask('verifySignatures', { bytes, trust }, { owner: 'signatures', limitMs: LIMIT_MS })
      if (E.isRight(answer)) return answer.right
      return answer.left === 'CLOSED' ? 'CLOSED' : 'CHECK_FAILED'
    },
    close: pool.close,
  }
}
