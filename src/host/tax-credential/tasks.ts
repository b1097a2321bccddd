import { single } from '../workers/task.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { readCertificate } from './read-certificate.ts'

export const credentialTasks = { readCertificate: single(readCertificate) }

export type CredentialWorkers = Pick<WorkerPool<typeof credentialTasks>, 'ask'>
