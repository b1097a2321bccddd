import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { DocumentId, Documents } from '#application/documents/documents.port.ts'
import { aFile } from '#test/support/samples/documents.ts'

/** A `Documents` implementation of a Mexican business. */
export interface DocumentsSubject {
  readonly documents: Documents
  readonly stop: () => Promise<void>
}

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))
const rejectedWith = (code: string) => ({ left: { _tag: 'Rejected', code } })
const control = { onProgress: () => undefined, onStart: () => undefined }

export const documentsContract = (name: string, make: () => Promise<DocumentsSubject>): void => {
  const within = async (
    use: (documents: Documents['ofBusiness'], first: DocumentId) => Promise<void>,
  ): Promise<void> => {
    const { documents, stop } = await make()
    try {
      const { ofBusiness } = documents
      await use(ofBusiness, right(await ofBusiness.list()())[0]?.id ?? expect.fail('no document'))
    } finally {
      await stop()
    }
  }

  describe(`Documents: ${name}`, () => {
    it('of a business are there from the first reading on, each waiting for a file', () =>
      within(async (documents) => {
        const list = right(await documents.list()())
        expect(list.map(({ action, approved, hasSigned }) => [action, approved, hasSigned])).toEqual([
          ['UPLOAD', false, false],
          ['UPLOAD', false, false],
          ['UPLOAD', false, false],
        ])
        expect(right(await documents.list()()).map(({ id }) => id)).toEqual(list.map(({ id }) => id))
      }))

    it('are signed with a file, which is downloaded as it was', () =>
      within(async (documents, first) => {
        const file = aFile('Acta constitutiva.pdf', 3_000)
        const signed = right(await documents.sign(first, file, control)())
        expect(signed).toMatchObject({ id: first, signedFile: { name: 'Acta constitutiva.pdf', size: 3_000 } })
        expect(right(await documents.list()())[0]).toEqual(signed)
        const downloaded = right(await documents.download(first)())
        expect([downloaded.name, downloaded.kind]).toEqual(['Acta constitutiva.pdf', 'pdf'])
        expect(downloaded.bytes).toEqual(await file.bytes())
      }))

    it('accept the same file again, and another one in its place until it is reviewed', () =>
      within(async (documents, first) => {
        const signed = right(await documents.sign(first, aFile(), control)())
        expect(right(await documents.sign(first, aFile(), control)())).toEqual(signed)
        expect(right(await documents.sign(first, aFile('otra.pdf', 500), control)())).toMatchObject({
          id: first,
          signedFile: { name: 'otra.pdf', size: 500 },
        })
        expect(right(await documents.download(first)()).name).toBe('otra.pdf')
      }))

    it('reject a file that is too small, or named as another kind', () =>
      within(async (documents, first) => {
        expect(await documents.sign(first, aFile('a.pdf', 99), control)()).toMatchObject(
          rejectedWith('ERROR_DOCUMENT_SIZE'),
        )
        expect(await documents.sign(first, aFile('a.png'), control)()).toMatchObject(
          rejectedWith('ERROR_DOCUMENT_TYPE'),
        )
      }))

    it('are not found when missing or without a file', () =>
      within(async (documents, first) => {
        const missing = rejectedWith('ERROR_NOT_FOUND')
        expect(await documents.sign('999999' as DocumentId, aFile(), control)()).toMatchObject(missing)
        expect(await documents.download(first)()).toMatchObject(missing)
      }))
  })
}
