import { join } from 'node:path'

/** Where the build puts the program of a worker thread: beside the program that starts it. */
export const WORKER_FILE = join(import.meta.dirname, 'worker.js')
