import { Documents } from '#application/documents/documents.port.ts'
import { makeHttpDocuments } from '#infrastructure/documents/http-documents.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** The screens with documents share it. */
export const documentsModule = createModule(({ bind }) => {
  bind(Documents).toResolvedValue(makeHttpDocuments, [Api]).inSingletonScope()
})
