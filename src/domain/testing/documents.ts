import * as fc from 'fast-check'
import type { DocumentFile, DocumentOwner, RequiredDocument } from '../documents/document.ts'
import { type DocumentKind, requiredDocuments } from '../documents/required-documents.ts'
import { type FileKind, uploadLimits, type UploadedFile, type UploadPurpose } from '../documents/upload-limits.ts'
import { id } from './kernel.ts'

/** Facts of a document from a host, unknown actions included. */
export const documentFacts: fc.Arbitrary<
  Pick<RequiredDocument, 'approved' | 'action' | 'hasSigned' | 'hasFile' | 'url'>
> = fc.record({
  approved: fc.boolean(),
  action: fc.oneof(
    fc.constantFrom('UPLOAD', 'LINK', 'DOWNLOAD', 'MIFIEL_ON', 'upload', '', 'constructor'),
    fc.string(),
  ),
  hasSigned: fc.boolean(),
  hasFile: fc.boolean(),
  url: fc.constantFrom(
    undefined,
    'https://a.example/b',
    'http://a.example',
    'javascript:alert(1)',
    '',
    'https://',
    '/a',
    'ftp://a',
  ),
})

const HEADS: Readonly<Record<FileKind, ReadonlyArray<number>>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpeg: [0xff, 0xd8, 0xff],
  gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pfx: [0x30, 0x82, 0x0a, 0x0b, 0x02, 0x01, 0x03],
}

/** Every kind of file that an upload can have. */
export const fileKind: fc.Arbitrary<FileKind> = fc.constantFrom('pdf', 'jpeg', 'gif', 'png', 'pfx')

/** The first bytes of a file of that kind. */
export const headOf = (kind: FileKind): fc.Arbitrary<Uint8Array> =>
  fc.uint8Array({ minLength: 9, maxLength: 9 }).map((rest) => Uint8Array.of(...HEADS[kind], ...rest))

/** An owner of documents, of each type. */
export const documentOwner: fc.Arbitrary<DocumentOwner> = fc.record({
  type: fc.constantFrom('business', 'stakeholder', 'order'),
  id: id<'Owner'>(),
})

/** An uploaded file whose size is within the limits of documents. */
export const documentFile: fc.Arbitrary<DocumentFile> = fc.record({
  name: fc.constantFrom('acta.pdf', 'Identificación.jpeg'),
  size: fc.integer({ min: uploadLimits('document').minimum, max: uploadLimits('document').maximum }),
})

/** A document in any state, rejected or not; without a signed file it describes none. */
export const requiredDocument: fc.Arbitrary<RequiredDocument> = fc
  .tuple(
    documentFacts,
    id<'Document'>(),
    documentOwner,
    fc.constantFrom('Acta constitutiva', 'Comprobante de domicilio'),
    fc.nat({ max: 20 }),
    fc.option(fc.constantFrom('Está borroso'), { nil: undefined }),
    documentFile,
  )
  .map(([facts, of, owner, title, order, rejection, signedFile]) => ({
    ...facts,
    id: of,
    owner,
    title,
    description: '',
    order,
    rejection,
    signedFile: facts.hasSigned ? signedFile : undefined,
  }))

/** Every kind of document that Mexico requires. */
export const documentKind: fc.Arbitrary<DocumentKind> = fc.constantFrom(
  ...(['business', 'stakeholder', 'order'] as const).flatMap((owner) => requiredDocuments('MX', owner)),
)

/** Every purpose of an upload. */
export const uploadPurpose: fc.Arbitrary<UploadPurpose> = fc.constantFrom('invoicePdf', 'document', 'certificate')

/** A file that the purpose accepts. */
export const uploadedFile = (purpose: UploadPurpose): fc.Arbitrary<UploadedFile> => {
  const { kinds, minimum, maximum } = uploadLimits(purpose)
  return fc.constantFrom(...kinds).chain((kind) =>
    fc.record({
      name: fc.constantFrom('archivo', 'Ñandú (1)', '').map((stem) => `${stem}.${kind}`),
      size: fc.integer({ min: minimum, max: maximum }),
      head: headOf(kind),
    }),
  )
}

/** A file that the purpose rejects: too small, too large, of an unknown kind, or named as another. */
export const nearMissFile = (purpose: UploadPurpose): fc.Arbitrary<UploadedFile> => {
  const { minimum, maximum } = uploadLimits(purpose)
  return fc.oneof(
    fc
      .tuple(uploadedFile(purpose), fc.constantFrom(minimum - 1, maximum + 1))
      .map(([file, size]) => ({ ...file, size })),
    uploadedFile(purpose).map((file) => ({ ...file, head: Uint8Array.of(0x4d, 0x5a, ...file.head.slice(2)) })),
    uploadedFile(purpose).map((file) => ({ ...file, name: `${file.name}.exe` })),
  )
}
