import { endpoints } from '#wire/endpoints.ts'
import { isLeft } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type {
  CompletedStakeholder,
  Documents,
  OwnerDocuments,
  UploadControl,
} from '#application/documents/documents.port.ts'
import type { RequiredDocument } from '#domain/documents/document.ts'
import { acceptsFile } from '#domain/documents/document-row.ts'
import { validateUpload } from '#domain/documents/upload-limits.ts'
import { aDocument } from '#test/support/samples/documents.ts'
import { makeFaults, rejected, rejectedBy, type Faults } from './faults.ts'

export interface FakeDocuments extends Documents {
  readonly faults: Faults
  readonly all: () => ReadonlyArray<RequiredDocument>
  readonly put: (documents: ReadonlyArray<RequiredDocument>) => void
  readonly complete: (stakeholders: ReadonlyArray<CompletedStakeholder>) => void
  readonly reject: (id: string, reason: string) => void
  /** Uploads wait from now on; each call of the result lets the oldest continue. */
  readonly holdUploads: () => () => void
  /** The uploads, in their order. */
  readonly controls: ReadonlyArray<UploadControl & { readonly isCancelled: () => boolean }>
}

/** The documents of a Mexican business, without any file. */
export const makeFakeDocuments = (): FakeDocuments => {
  const faults = makeFaults()
  const controls: Array<FakeDocuments['controls'][number]> = []
  const contents = new Map<string, Uint8Array>()
  const held: Array<() => void> = []
  let isHeld = false
  let completed: ReadonlyArray<CompletedStakeholder> = []
  let documents: ReadonlyArray<RequiredDocument> = [aDocument('1'), aDocument('2'), aDocument('3')]
  const replace = (id: string, change: Partial<RequiredDocument>): void => {
    documents = documents.map((one) => (one.id === id ? { ...one, ...change } : one))
  }
  const find = (id: string) => documents.find((one) => one.id === id)
  const ofBusiness: OwnerDocuments = {
    list: () => faults.around(() => TE.of(documents)),
    sign: (id, file, control) => async () => {
      let isCancelled = false
      controls.push({ ...control, isCancelled: () => isCancelled })
      control.onStart(() => (isCancelled = true))
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
      if (isCancelled) return TE.left({ _tag: 'Unreachable' } as const)()
      const bytes = await file.bytes()
      return faults.around(() => {
        const found = find(id)
        if (found === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        const checked = validateUpload('document', [
          { name: file.name, size: bytes.length, head: bytes.subarray(0, 16) },
        ])
        if (isLeft(checked))
          return TE.left(
            rejectedBy(
              endpoints.businessDocumentSign,
              /Kind|Name/.test(checked.left._tag) ? 'ERROR_DOCUMENT_TYPE' : 'ERROR_DOCUMENT_SIZE',
            ),
          )
        const same = String(contents.get(id)) === String(bytes)
        if (!same && !acceptsFile(found))
          return TE.left(rejectedBy(endpoints.businessDocumentSign, 'ERROR_DOCUMENT_NOT_EXPECTED'))
        contents.set(id, bytes)
        replace(id, { hasSigned: true, signedFile: { name: file.name, size: bytes.length }, rejection: undefined })
        return TE.of(find(id) ?? found)
      })()
    },
    download: (id) =>
      faults.around(() => {
        const [found, bytes] = [find(id), contents.get(id)]
        return found?.signedFile === undefined || bytes === undefined
          ? TE.left(rejected('ERROR_NOT_FOUND'))
          : TE.of({ name: found.signedFile.name, kind: 'pdf', bytes })
      }),
  }
  return {
    faults,
    controls,
    ofBusiness,
    /* Every representative has the same ones. */
    ofStakeholder: () => ofBusiness,
    ofOrder: () => ofBusiness,
    completed: () => faults.around(() => TE.of(completed)),
    complete: (given) => (completed = given),
    all: () => documents,
    put: (given) => (documents = given),
    reject: (id, reason) => replace(id, { hasSigned: false, signedFile: undefined, rejection: reason }),
    holdUploads: () => {
      isHeld = true
      return () => held.shift()?.()
    },
  }
}
