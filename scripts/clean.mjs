import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './lib/run.mjs'

/** Deletes the data folder with every company, invoice and order. */
await rm(join(ROOT, 'data'), { recursive: true, force: true })
process.stdout.write('Data removed. The next start creates new data.\n')
