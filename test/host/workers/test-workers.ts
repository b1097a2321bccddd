import { inject } from 'vitest'
import { STANDARD_LIMITS } from '#host/config/reading-limits.ts'
import type { Workers } from '#host/server/worker-tasks.ts'
import { makeWorkers, type OnCrash } from '#host/workers/make-workers.ts'

/** The threads of the host with the program built for this run; an unexpected crash fails the test. */
export const testWorkers = (onCrash: OnCrash = rethrow): Workers =>
  makeWorkers(STANDARD_LIMITS, onCrash, inject('workerFile'))

const rethrow: OnCrash = (_, error) => {
  throw error
}
