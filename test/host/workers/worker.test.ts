import * as E from 'fp-ts/Either'
import { afterAll, expect, inject, it } from 'vitest'
import type { FileReading } from '#host/tax-authority/file-reading.ts'
import { readTaxFile } from '#host/tax-authority/read-file.ts'
import type { Tasks } from '#host/workers/tasks.ts'
import { makeWorkerPool } from '#host/workers/worker-pool.ts'
import { cfdi } from '#test/host/tax-authority/samples.ts'

const pool = makeWorkerPool<Tasks>({
  file: inject('workerFile'), threads: 1, perOwner: 1, waiting: 1, waitingPerOwner: 1, heapMegabytes: 128, idleMs: 60_000, onCrash: () => undefined,
})
afterAll(() => pool.close())

it('reads in a thread what is read in this one', async () => {
  const file = { name: 'a.xml', bytes: new TextEncoder().encode(cfdi()) }
  const readings: Array<FileReading> = []
  const end = await pool.run('readFile', file, { owner: '1', limitMs: 20_000, onPart: (reading) => void readings.push(reading) })
  expect([end, readings]).toEqual([E.right(undefined), readTaxFile(file.name, file.bytes)])
  expect(readings.map(({ outcome }) => outcome)).toEqual(['ACCEPT'])
})
