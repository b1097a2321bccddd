import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './lib/run.mjs'

/** Forgets every company, invoice and order of this folder's host. */
await rm(join(ROOT, 'data'), { recursive: true, force: true })
process.stdout.write('Data removed. The next start begins anew.\n')
