import { Documents } from '#application/documents/documents.port.ts'
import { DocumentsViewModel } from '#application/documents/documents.view-model.ts'
import { FileSaver } from '#application/documents/file-saver.port.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { makeBrowserFileSaver } from '#infrastructure/browser/browser-file-saver.ts'
import { makeHttpDocuments } from '#infrastructure/documents/http-documents.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { LegalPage as Screen } from '#ui/profile/legal-page.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(Documents).toResolvedValue(makeHttpDocuments, [Api]).inSingletonScope()
  bind(FileSaver).toResolvedValue(makeBrowserFileSaver, []).inSingletonScope()
  bindClass(DocumentsViewModel, {
    documents: Documents,
    saver: FileSaver,
    live: LiveEvents,
    notifications: NotificationsViewModel,
  })
})
