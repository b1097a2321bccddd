import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Documents, DownloadedFile, UploadControl } from '#application/documents/documents.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import type { SelectedFile } from '#application/shared/selected-file.ts'
import type { RequiredDocument } from '#domain/documents/document.ts'
import { businessEndpoints } from '#wire/business.endpoints.ts'
import type { DocumentResponse } from '#wire/documents.codec.ts'
import { documentEndpoints } from '#wire/documents.endpoints.ts'
import type { Api } from '../http/api.ts'
import { readDownload } from './read-download.ts'
import { writeDataUrl } from './write-data-url.ts'

export const makeHttpDocuments = (api: Api): Documents => {
  const list = pipe(
    api.forBusiness(documentEndpoints.businessDocumentList),
    (load) => () => pipe(load(), TE.map(toDocuments)),
  )
  const signed = { file: 'signed' } as const
  return {
    ofBusiness: {
      list: () =>
        pipe(
          list(),
          TE.flatMap((found) =>
            found.length > 0
              ? TE.of<Failure, ReadonlyArray<RequiredDocument>>(found)
              : pipe(api.forBusiness(businessEndpoints.businessDocuments)(), TE.flatMap(list)),
          ),
        ),
      sign: (documentId, file, control) =>
        upload(file, control, (body, extras) =>
          api.forBusiness(documentEndpoints.businessDocumentSign)({ params: { documentId }, body, ...extras }),
        ),
      download: (documentId) =>
        read(api.forBusiness(documentEndpoints.businessDocumentDownload)({ params: { documentId }, query: signed })),
    },
    ofStakeholder: (stakeholderId) => ({
      list: () =>
        pipe(api.call(documentEndpoints.stakeholderDocumentList, { params: { stakeholderId } }), TE.map(toDocuments)),
      sign: (documentId, file, control) =>
        upload(file, control, (body, extras) =>
          api.call(documentEndpoints.stakeholderDocumentSign, {
            params: { stakeholderId, documentId },
            body,
            ...extras,
          }),
        ),
      download: (documentId) =>
        read(
          api.call(documentEndpoints.stakeholderDocumentDownload, {
            params: { stakeholderId, documentId },
            query: signed,
          }),
        ),
    }),
    ofOrder: (orderId) => ({
      list: () => pipe(api.call(documentEndpoints.orderDocumentList, { params: { orderId } }), TE.map(toDocuments)),
      sign: (documentId, file, control) =>
        upload(file, control, (body, extras) =>
          api.call(documentEndpoints.orderDocumentSign, { params: { orderId, documentId }, body, ...extras }),
        ),
      download: (documentId) =>
        read(api.call(documentEndpoints.orderDocumentDownload, { params: { orderId, documentId }, query: signed })),
    }),
    completed: api.forBusiness(documentEndpoints.stakeholdersCompleted),
  }
}

interface Body {
  readonly file: string
  readonly name: string
}
interface Extras {
  readonly signal: AbortSignal
  readonly onProgress: (sent: number) => void
}

const upload = (
  file: SelectedFile,
  { onProgress, onStart }: UploadControl,
  send: (body: Body, extras: Extras) => TE.TaskEither<Failure, DocumentResponse>,
): TE.TaskEither<Failure, RequiredDocument> => {
  const abortion = new AbortController()
  onStart(() => abortion.abort())
  return pipe(
    writeDataUrl(file),
    TE.flatMap((url) => send({ file: url, name: file.name }, { signal: abortion.signal, onProgress })),
    TE.map(toDocument),
  )
}

const read = (
  call: TE.TaskEither<Failure, { readonly name: string; readonly file: string }>,
): TE.TaskEither<Failure, DownloadedFile> => pipe(call, TE.flatMapEither(readDownload))

const toDocuments = (found: ReadonlyArray<DocumentResponse>): ReadonlyArray<RequiredDocument> => found.map(toDocument)

const toDocument = ({ fileName, ownerId, ownerType, signedName, signedSize, ...document }: DocumentResponse) => ({
  ...document,
  owner: { type: ownerType, id: String(ownerId) },
  hasFile: fileName !== undefined,
  hasSigned: signedName !== undefined,
  signedFile: signedName === undefined || signedSize === undefined ? undefined : { name: signedName, size: signedSize },
})
