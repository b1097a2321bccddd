import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { detailOfInvoice, xmlOfInvoice } from '#host/financing/invoice-detail.ts'
import type { WorkerFailure } from '#host/workers/worker-pool.ts'
import { businessById } from '#test/host/database/read-back.ts'
import { makeWorld, type World } from '#test/host/tax-authority/world.ts'
import { dte, SELLER, utf8 } from '#test/host/tax-authority/samples.ts'
import { unrecorded } from '#test/host/tax-authority/unrecorded.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

describe('the details of an invoice', () => {
  it.each<WorkerFailure>(['TIMED_OUT', 'BUSY', 'CRASHED'])(
    'have its history, when the reading of its original ends with %s',
    async (failure) => {
      await world.forget()
      const id = await world.business('CL', SELLER)
      const file = { name: '1.xml', bytes: utf8(dte({ folio: '1' })) }
      const imported = await world.newImporter(world.newChecks()).import(id, [file], unrecorded)
      if (E.isLeft(imported)) return expect.fail('busy')
      const business = (await businessById(world.database, id)) ?? expect.fail('no business')
      const invoiceId = imported.right.results[0]?.invoiceId ?? expect.fail('no invoice')
      const services = {
        originalsOf: async () => async () => utf8(dte({ folio: '1' })),
        workers: { ask: async () => E.left(failure), run: async () => E.left(failure) },
      }
      expect(await detailOfInvoice(services, world.database, business, invoiceId)).toMatchObject({
        right: { content: undefined, contentFailed: true, history: [{ _tag: 'InvoiceIssued' }] },
      })
      expect(await xmlOfInvoice(services, world.database, business, invoiceId)).toMatchObject({ _tag: 'Left' })
    },
  )
})
