import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import { importedDocuments } from '#host/database/migrations/0013-imported-documents.ts'
import { removeInvoice } from '#host/financing/remove-invoice.ts'
import { aRefresh } from '#test/host/tax-authority/a-refresh.ts'
import { makeWorld, type World } from '#test/host/tax-authority/world.ts'
import { dte, envelope, SELLER, totals, utf8 } from '../tax-authority/samples.ts'

let world: World
let businessId: BusinessId
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.forget()
  businessId = await world.business('CL', SELLER)
})

describe('removing an uploaded invoice', () => {
  it('deletes the row, its document and its file, and uploading the file again restores it', async () => {
    await world.hand(businessId, [invoice('1'), invoice('2')])
    const before = await world.table(businessId)
    expect(await remove('1')).toMatchObject({ _tag: 'Right', right: { key: `${SELLER}|33|1`, documents: 1 } })
    expect([await folios(), await keys(), await files()]).toEqual([['2'], [`${SELLER}|33|2`], ['2.xml']])
    await world.hand(businessId, [invoice('1')])
    expect(await world.table(businessId)).toEqual(before)
  })

  it('returns not found the second time', async () => {
    await world.hand(businessId, [invoice('1')])
    const id = await idOf('1')
    await removeById(id)
    expect(await removeById(id)).toMatchObject(rejection('ERROR_NOT_FOUND'))
  })

  it('rejects documents of the archive, imported before or after the upload', async () => {
    await world.hand(businessId, [invoice('2')])
    await bring([invoice('1'), invoice('2')])
    await world.hand(businessId, [invoice('1'), invoice('3')])
    expect(await remove('1')).toMatchObject(rejection('ERROR_INVOICE_FROM_AUTHORITY'))
    expect(await remove('2')).toMatchObject(rejection('ERROR_INVOICE_FROM_AUTHORITY'))
    expect(await remove('3')).toMatchObject({ _tag: 'Right' })
    expect(await folios()).toEqual(['1', '2'])
  })

  it.each([true, false])('rejects invoices of an order, active or not: %s', async (isActive) => {
    await world.hand(businessId, [invoice('1')])
    await order('1', isActive)
    expect(await remove('1')).toMatchObject(rejection('ERROR_INVOICE_IN_ORDER'))
    expect(await folios()).toEqual(['1'])
  })

  it('does not find the invoice of another business', async () => {
    await world.hand(businessId, [invoice('1')])
    const id = await idOf('1')
    businessId = await world.business('CL', '76086428-5')
    expect(await removeById(id)).toMatchObject(rejection('ERROR_NOT_FOUND'))
  })

  it('deletes the uploaded notes that refer to no other document, and retains other notes', async () => {
    await bring([note('72', ['1'])])
    await world.hand(businessId, [invoice('1'), invoice('2'), note('70', ['1']), note('71', ['1', '2'])])
    expect(await remove('1')).toMatchObject({ right: { documents: 2 } })
    expect(await keys()).toEqual(['33|2', '61|71', '61|72'].map((end) => `${SELLER}|${end}`))
  })

  it('reallocates a note of the removed invoice to its other invoices', async () => {
    await world.hand(businessId, [invoice('1'), invoice('2'), note('71', ['1', '2'])])
    expect(await credits()).toEqual([5_950, 5_950])
    await remove('1')
    expect(await credits()).toEqual([11_900])
  })

  it('retains a file while a document refers to it', async () => {
    await world.hand(businessId, [
      { name: 'dos.xml', bytes: utf8(envelope([dte({ folio: '1' }), dte({ folio: '2' })])) },
    ])
    await remove('1')
    expect(await files()).toEqual(['dos.xml'])
    await remove('2')
    expect(await files()).toEqual([])
  })

  it('is not undone by a refresh that read all documents before it', async () => {
    await world.hand(businessId, [invoice('1'), invoice('2')])
    let removal: Promise<unknown> | undefined
    const refresh = aRefresh(world.database, async () => {
      removal ??= idOf('1').then(removeById)
      await removal
    })
    await refresh(businessId)
    expect(await folios()).toEqual(['2'])
  })

  it('restores the earlier table, after any uploads and removals in any order', async () => {
    const imported = ['11', '12', '13']
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(imported),
        fc.shuffledSubarray(imported, { minLength: 3 }),
        async (noted, order) => {
          await world.forget()
          businessId = await world.business('CL', SELLER)
          await bring([invoice('1'), invoice('2'), note('70', ['1', '2'])])
          const before = await state()
          await world.hand(businessId, [...imported.map(invoice), ...noted.map((folio) => note(`9${folio}`, [folio]))])
          for (const folio of order) await remove(folio)
          expect(await state()).toEqual(before)
        },
      ),
      { numRuns: 8 },
    )
  })
})

describe('documents from before their origin was recorded', () => {
  it('count as uploaded only when the archive cannot contain them', async () => {
    await bring([invoice('1'), invoice('2')])
    await world.hand(businessId, [invoice('2'), invoice('3'), invoice('4')])
    await world.database.script(
      `update tax_document set signature = 'VERIFIED', signature_reason = null where key like '%|4'`,
    )
    await world.database.script(`
      drop index tax_document_imported; drop index order_invoice_of_invoice; alter table tax_document drop column in_archive; ${importedDocuments}`)
    const rows = await world.database.query<{ key: string }>('select key from tax_document where not in_archive')
    expect(rows.map(({ key }) => key)).toEqual([`${SELLER}|33|3`])
  })
})

// Helpers

const invoice = (folio: string) => ({ name: `${folio}.xml`, bytes: utf8(dte({ folio })) })

/** A credit note of a tenth of an invoice for these invoices. */
const note = (folio: string, invoices: ReadonlyArray<string>) => ({
  name: `${folio}.xml`,
  bytes: utf8(
    dte({
      type: '61',
      folio,
      totals: totals(10_000),
      references: invoices.map((named) => ({ type: '33', folio: named, code: '3' })),
    }),
  ),
})

const rejection = (code: string) => ({ _tag: 'Left', left: { code } })

/** Imports the tax authority's archive. */
const bring = async (held: ReadonlyArray<{ readonly name: string; readonly bytes: Uint8Array }>): Promise<void> => {
  await world.taxpayers.add({
    country: 'CL',
    identifier: SELLER,
    password: 'clave',
    documents: world.archive(`cl-${businessId}`, held),
  })
  await world.connector.sync(businessId, { onProgress: async () => undefined, signal: new AbortController().signal })
}

const idOf = async (folio: string): Promise<InvoiceId> =>
  String((await world.invoices(businessId)).find((row) => row.folio === folio)?.id ?? 0) as InvoiceId

const removeById = async (id: InvoiceId) => {
  const removed = await world.database.transaction((tx) => removeInvoice(tx, businessId, id))
  if (E.isRight(removed)) await world.refresh(businessId)
  return removed
}

const remove = async (folio: string) => removeById(await idOf(folio))

const order = async (folio: string, isActive: boolean): Promise<void> => {
  await world.database.query(
    `with placed as (
       insert into orders (business_id, type, requested_on, total, credit_notes, retention, retention_rate, base_rate,
         interest, operation_cost, order_discounts, invoice_discounts, transfer)
       values ($1, 'DIRECT_FINANCING', '2026-11-20', 1, 0, 0, 0, 0, 0, 0, 0, 0, 1) returning id
     )
     insert into order_invoice (order_id, invoice_id, position, payment_date, amount, credit_notes, rate, retention_rate, retention, active)
     select id, $2::bigint, 1, '2026-12-01', 1, 0, 0, 0, 0, $3 from placed`,
    [businessId, Number(await idOf(folio)), isActive],
  )
}

const state = async () => [await world.table(businessId), await keys(), await files()]
const folios = async () => (await world.invoices(businessId)).map(({ folio }) => folio)
const credits = async () => (await world.invoices(businessId)).map(({ credit_notes }) => credit_notes)
const keys = async () =>
  (
    await world.database.query<{ key: string }>(
      'select key from tax_document where business_id = $1 order by key collate "C"',
      [businessId],
    )
  ).map(({ key }) => key)
const files = async () =>
  (
    await world.database.query<{ name: string }>(
      'select name from imported_file where business_id = $1 order by name',
      [businessId],
    )
  ).map(({ name }) => name)
