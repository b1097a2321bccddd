import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { InvoiceDetails } from '#application/financing/invoice-details.port.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { aDetail } from '#test/support/samples/invoice-detail.ts'

/**
 * An `InvoiceDetails` implementation with two invoices of 1 October 2026: one with the document of `aDetail`, and one that
 * only a register announced.
 */
export interface InvoiceDetailsSubject {
  readonly details: InvoiceDetails
  readonly complete: InvoiceId
  readonly announced: InvoiceId
  readonly stop: () => Promise<void>
}

export const invoiceDetailsContract = (name: string, make: () => Promise<InvoiceDetailsSubject>): void => {
  const within = async (use: (subject: InvoiceDetailsSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject)
    } finally {
      await subject.stop()
    }
  }

  describe(`InvoiceDetails: ${name}`, () => {
    it('have the lines and sums of the document, and what happened, newest first', () =>
      within(async ({ complete, details }) => {
        expect(await details.of(complete)()).toEqual(E.right(aDetail))
      }))

    it('have a history only, where the document is not at hand', () =>
      within(async ({ announced, details }) => {
        expect(await details.of(announced)()).toEqual(
          E.right({ content: undefined, contentFailed: false, history: [{ _tag: 'InvoiceIssued', on: '2026-10-01' }] }),
        )
        expect(await details.xml(announced)()).toMatchObject({ left: { _tag: 'Rejected', code: 'ERROR_NOT_FOUND' } })
      }))

    it('give the document as it was written', () =>
      within(async ({ complete, details }) => {
        const file = await details.xml(complete)()
        if (E.isLeft(file)) return expect.fail('no file')
        expect(file.right).toMatchObject({ kind: 'xml', name: expect.stringMatching(/^77214860-7-33-45\.xml$/) })
        expect(new TextDecoder('latin1').decode(file.right.bytes)).toContain('<NmbItem>Clavos</NmbItem>')
      }))

    it('do not exist for another invoice', () =>
      within(async ({ details }) => {
        const none = '999999' as InvoiceId
        expect(await details.of(none)()).toMatchObject({ left: { _tag: 'Rejected' } })
        expect(await details.xml(none)()).toMatchObject({ left: { _tag: 'Rejected' } })
      }))
  })
}
