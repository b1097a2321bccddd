import { DocumentPanel, type DocumentPanelDependencies } from './document-panel.ts'
import type { Documents } from './documents.port.ts'

export interface DocumentsDependencies extends Omit<DocumentPanelDependencies, 'documents'> {
  readonly documents: Documents
}

/** The documents of the business. */
export class DocumentsViewModel {
  readonly business: DocumentPanel

  constructor({ documents, ...dependencies }: DocumentsDependencies) {
    this.business = new DocumentPanel({ ...dependencies, documents: documents.ofBusiness })
  }
}
