import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BusinessId } from '#domain/kernel/id.ts'
import { makeOriginalReader } from '#host/tax-authority/sync/original-reader.ts'
import { isReadingAgain } from '#host/tax-authority/store/documents-read.ts'
import { readDocumentsAgain } from '#host/tax-authority/sync/read-again.ts'
import { makeWorld, type World } from './world.ts'
import { cfdi, pago, SELLER_RFC, utf8, uuidOf } from './samples.ts'

let world: World
let businessId: BusinessId
beforeEach(async () => {
  world = await makeWorld()
  businessId = await world.business('MX', SELLER_RFC)
})
afterEach(() => world.close())

const receipt = pago([{ uuid: uuidOf(1), installment: 1, paid: '1000.00', outstanding: '160.00' }], { uuid: uuidOf(2) })

/** Leaves the rows of a host of an earlier version: what it took of a receipt had no settlements. */
const leaveByAnEarlierHost = async (): Promise<void> => {
  await world.hand(businessId, [
    { name: 'factura.xml', bytes: utf8(cfdi()) },
    { name: 'recibo.xml', bytes: utf8(receipt) },
  ])
  await world.database.script(
    `update tax_document set reader_version = 0;
     update tax_document set payload = jsonb_set(payload, '{settlements}', '[]'), sha256 = 'x' where kind = 'Payment'`,
  )
  await world.refresh(businessId)
}

const readAgain = async (unread: Array<string> = []): Promise<ReadonlyArray<string>> => {
  const { database, readingLimits, refresh, signatures, taxpayers, workers } = world
  await readDocumentsAgain({
    database,
    workers,
    limits: readingLimits,
    originalsOf: makeOriginalReader({ database, taxpayers }),
    refreshInvoices: refresh,
    signatures,
    onUnread: (source) => void unread.push(source),
  })
  return unread
}

const owed = async () => (await world.invoices(businessId)).map(({ amount, credit_notes }) => amount - credit_notes)

describe('documents that an earlier version read', () => {
  it('are read again from their originals, and the company is told what changed', async () => {
    await leaveByAnEarlierHost()
    expect(await owed()).toEqual([116_000])
    expect(await isReadingAgain(world.database, businessId)).toBe(true)
    expect(await readAgain()).toEqual([])
    expect(await owed()).toEqual([16_000])
    expect(await isReadingAgain(world.database, businessId)).toBe(false)
    const changes = await world.database.query<{ field: string; before: string; after: string; document_key: string }>(
      'select field, before, after, document_key from invoice_change where business_id = $1 order by id',
      [businessId],
    )
    expect(changes.at(-1)).toEqual({ field: 'AMOUNT', before: '116000', after: '16000', document_key: uuidOf(2) })
  })

  it('without an original stay as they were read, and are not tried forever', async () => {
    await leaveByAnEarlierHost()
    await world.database.script('delete from imported_file')
    await readAgain()
    expect(await owed()).toEqual([116_000])
    expect(await isReadingAgain(world.database, businessId)).toBe(false)
  })
})
