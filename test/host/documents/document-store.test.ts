import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#host/database/database.ts'
import type { DocumentStore } from '#host/documents/document-store.port.ts'
import { makeFolderStore } from '#host/documents/folder-store.ts'
import { makeTableStore } from '#host/documents/table-store.ts'
import { sharedDatabase } from '#test/host/database/shared-database.ts'

const root = mkdtempSync(join(tmpdir(), 'anticipo-store-'))
let database: Database
beforeAll(async () => {
  database = await sharedDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(root, { recursive: true, force: true })
})

const KEY = 'ab3f1c2e-5d5e-4b0e-9d5e-0c6a1f0a7f11'

describe.each<readonly [string, () => DocumentStore]>([
  ['of a folder', () => makeFolderStore(join(root, 'documents'))],
  ['of a table', () => makeTableStore(database)],
])('the document store %s', (_, make) => {
  it('gives each file as it was written, and nothing for an unknown key', async () => {
    const store = make()
    const bytes = Uint8Array.from({ length: 700_000 }, (_value, at) => at % 251)
    await store.write(KEY, bytes)
    await store.write('cd', bytes.subarray(0, 1))
    expect(Buffer.from((await store.read(KEY)) ?? []).equals(bytes)).toBe(true)
    expect((await store.read('cd'))?.length).toBe(1)
    expect(await store.read('ef')).toBeUndefined()
  })

  it('deletes a file, and does nothing for one that is not there', async () => {
    const store = make()
    await store.write('gone', Uint8Array.of(1))
    await store.remove('gone')
    await store.remove('gone')
    expect(await store.read('gone')).toBeUndefined()
    expect((await store.read(KEY))?.length).toBe(700_000)
  })
})

it('keeps the files of a folder for its own system user, without unfinished ones', () => {
  const files = readdirSync(join(root, 'documents'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(files.map(({ name }) => name).toSorted()).toEqual([KEY, 'cd'].toSorted())
  for (const { name, parentPath } of files) expect(statSync(join(parentPath, name)).mode & 0o777).toBe(0o600)
})
