import type { SelectedFile } from '#application/shared/selected-file.ts'
import type { RequiredDocument } from '#domain/documents/document.ts'

/** The first bytes of a PDF, then spaces. */
const pdf = (size: number): Uint8Array =>
  Uint8Array.from({ length: size }, (_, at) => (at < 5 ? ('%PDF-'.codePointAt(at) ?? 0) : 32))

export const aFile = (name = 'acta.pdf', size = 2_000): SelectedFile => ({
  name,
  size,
  bytes: async () => pdf(size),
})

export const aDocument = (id: string, instead: Partial<RequiredDocument> = {}): RequiredDocument => ({
  id: id as RequiredDocument['id'],
  owner: { type: 'business', id: '7' },
  title: `Documento ${id}`,
  description: 'Completo y legible.',
  approved: false,
  action: 'UPLOAD',
  hasSigned: false,
  hasFile: false,
  signedFile: undefined,
  rejection: undefined,
  url: undefined,
  order: Number(id),
  ...instead,
})
