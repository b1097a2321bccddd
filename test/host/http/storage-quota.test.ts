import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { A_PDF, dataUrlOf, storeDocument } from '#test/host/documents/a-document.ts'
import { ownHost, errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let full: Company
let other: Company
beforeAll(async () => {
  host = await ownHost({ storageBytes: 2 * A_PDF.length })
  full = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  other = await host.company('CL', '77777777-7', 'eva@empresa.cl')
})
afterAll(() => host.close())

const upload = async (company: Company) =>
  host.request(`PUT /api/business/${company.businessId}/document/${await storeDocument(host, company)}/sign`, {
    token: company.token,
    body: { file: dataUrlOf(A_PDF), name: 'acta.pdf' },
  })

describe('a company that has stored as much as it may', () => {
  it('uploads no more, neither documents nor imports, and the others go on', async () => {
    await host.database.query(
      `insert into imported_file (business_id, name, sha256, size, packed) values ($1, 'a.xml', 'a', $2, '')`,
      [Number(full.businessId), 2 * A_PDF.length],
    )
    const rejected = { status: 409, errorCode: 'ERROR_STORAGE_QUOTA' }
    expect(errorOf(await upload(full))).toMatchObject(rejected)
    const { token } = full
    expect(
      errorOf(await host.request(`POST /api/business/${full.businessId}/invoice/import`, { token })),
    ).toMatchObject(rejected)
    expect(await host.database.query('select 1 from document where file_key is not null')).toEqual([])
    expect((await upload(other)).status).toBe(200)
  })
})
