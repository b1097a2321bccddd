import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BusinessId } from '#domain/kernel/id.ts'
import { documentsSettle } from '#host/operator/settle-doubts.ts'
import { makeWorld, type World } from '#test/host/tax-authority/world.ts'
import { METADATA_HEADER, SELLER_RFC, cfdi, metadataRow, utf8, uuidOf } from '#test/host/tax-authority/samples.ts'

let world: World
let businessId: BusinessId
beforeAll(async () => {
  world = await makeWorld()
  businessId = await world.business('MX', SELLER_RFC)
})
afterAll(() => world.close())

const hand = (...texts: ReadonlyArray<string>) =>
  world.hand(
    businessId,
    texts.map((text, at) => ({ name: text.startsWith('<') ? `${at}.xml` : `${at}.txt`, bytes: utf8(text) })),
  )
const settle = (key: string) =>
  documentsSettle.run(
    { ...world, refreshInvoices: world.refresh },
    {
      taxId: { country: 'MX', identifier: SELLER_RFC },
      key,
      reason: 'Vigente en el portal del SAT',
    },
  )
const reasons = async () => (await world.invoices(businessId)).map((invoice) => invoice.reasons)
const unreadable = (uuid: string): string =>
  [METADATA_HEADER, metadataRow(uuid, '1').replace('~I~1~', '~I~?~')].join('\r\n')

describe('documents:settle', () => {
  it('ends the doubt about an invoice and offers it again, with a row in the audit log', async () => {
    await hand(cfdi(), unreadable(uuidOf(1)))
    expect(await reasons()).toEqual([['IN_DOUBT']])
    expect(await settle(uuidOf(1))).toMatchObject({ _tag: 'Right' })
    expect(await reasons()).toEqual([[]])
    const audit = await world.database.query<{ detail: { invoice: string } }>(
      "select detail from audit where action = 'doubts settled'",
    )
    expect(audit).toMatchObject([{ detail: { invoice: uuidOf(1), documents: 1 } }])
  })

  it('rejects an invoice that is not in doubt, and one that the company does not have', async () => {
    expect(await settle(uuidOf(1))).toMatchObject({ _tag: 'Left' })
    expect(await settle(uuidOf(99))).toMatchObject({ _tag: 'Left' })
  })
})
