import { Documents } from '#application/documents/documents.port.ts'
import { makeHttpDocuments } from '#infrastructure/documents/http-documents.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** What the screens with documents share. */
export const documentsModule = createModule(({ bind }) => {
  bind(Documents).toResolvedValue(makeHttpDocuments, [Api]).inSingletonScope()
})
