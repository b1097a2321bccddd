import { join } from 'node:path'

/** The build writes the worker program beside the main program. */
export const WORKER_FILE = join(import.meta.dirname, 'worker.js')
