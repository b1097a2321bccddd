import * as E from 'fp-ts/Either'
import { afterAll, expect, it } from 'vitest'
import { STANDARD_LIMITS } from '#host/config/reading-limits.ts'
import { readUploads, type UploadsPart } from '#host/tax-authority/sync/reading-tasks.ts'
import { cfdi } from '#test/host/tax-authority/samples.ts'
import { testWorkers } from './test-workers.ts'

const workers = testWorkers()
afterAll(() => workers.close())

it('reads in a thread with the same result as in this one', async () => {
  const files = [
    { name: 'a.xml', bytes: new TextEncoder().encode(cfdi()) },
    { name: 'b.xml', bytes: new Uint8Array() },
  ]
  const input = { identifier: 'EKU9003173C9', files, limits: STANDARD_LIMITS }
  const parts: Array<UploadsPart> = []
  const end = await workers.run('readUploads', input, {
    owner: '1',
    limitMs: 20_000,
    onPart: (part) => void parts.push(part),
  })
  expect([end, parts]).toEqual([E.right(undefined), [...readUploads(input)]])
})
