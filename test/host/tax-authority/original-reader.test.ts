import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOriginalReader } from '#host/tax-authority/sync/original-reader.ts'
import { keepOriginal, packFile } from '#host/tax-authority/store/originals.ts'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let mine: Company
let other: Company
const root = mkdtempSync(join(tmpdir(), 'anticipo-originals-'))
const folder = join(root, 'documents')

beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '77214860-7', 'una@empresa.cl')
  other = await host.company('CL', '76086428-5', 'otra@empresa.cl')
  mkdirSync(join(folder, 'sub'), { recursive: true })
  writeFileSync(join(folder, 'sub', 'a.xml'), 'inside')
  writeFileSync(join(root, 'secret.xml'), 'outside')
  symlinkSync(join(root, 'secret.xml'), join(folder, 'link.xml'))
})
afterAll(async () => {
  rmSync(root, { recursive: true, force: true })
  await host.close()
})

const readerOf = (company: Company, documents?: string) =>
  makeOriginalReader({
    database: host.database,
    taxpayers: {
      find: async (country, identifier) =>
        documents === undefined ? undefined : { country, identifier, documents, passwordHash: '', name: undefined },
    },
  })(company.businessId)

const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)

describe('the original of a document', () => {
  it('is a file of the archive, and nothing outside of it', async () => {
    const read = await readerOf(mine, folder)
    expect(textOf(await read('archive:sub/a.xml'))).toBe('inside')
    for (const name of ['../secret.xml', 'sub/../../secret.xml', 'link.xml', 'sub', 'missing.xml', ''])
      expect(await read(`archive:${name}`)).toBeUndefined()
  })

  it('is an imported file of the same company only', async () => {
    const file = await packFile({ name: 'a.xml', bytes: new TextEncoder().encode('imported') })
    const id = await host.database.transaction((tx) => keepOriginal(tx, mine.businessId, file))
    expect(textOf(await (await readerOf(mine))(`import:${id}`))).toBe('imported')
    expect(await (await readerOf(other))(`import:${id}`)).toBeUndefined()
  })

  it('is missing without an archive', async () => {
    expect(await (await readerOf(mine))('archive:sub/a.xml')).toBeUndefined()
  })
})
