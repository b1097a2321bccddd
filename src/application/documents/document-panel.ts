import { isLeft } from 'fp-ts/Either'
import { makeAutoObservable, observableRef } from 'mobx'
import { sortByOrder, type RequiredDocument } from '#domain/documents/document.ts'
import type { LiveEvents } from '../live/live-events.port.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { RemoteList } from '../shared/remote-list.ts'
import type { SelectedFile } from '../shared/selected-file.ts'
import { DocumentUpload } from './document-upload.ts'
import type { DocumentId, OwnerDocuments } from './documents.port.ts'
import type { FileSaver } from './file-saver.port.ts'

export interface DocumentPanelDependencies {
  readonly documents: OwnerDocuments
  readonly saver: FileSaver
  readonly live: LiveEvents
  readonly notifications: NotificationsViewModel
}

/** The documents of one owner, with their uploads and downloads. */
export class DocumentPanel {
  readonly list: RemoteList<RequiredDocument>
  /** By document; a sent one stays for its preview. */
  uploads: ReadonlyMap<DocumentId, DocumentUpload> = new Map()
  downloading: ReadonlySet<DocumentId> = new Set()
  readonly #with: DocumentPanelDependencies

  constructor(dependencies: DocumentPanelDependencies) {
    this.#with = dependencies
    const { documents, live } = dependencies
    this.list = new RemoteList({ load: documents.list, live, refreshOn: ({ _tag }) => _tag === 'DocumentsChanged' })
    const refs = { uploads: observableRef, downloading: observableRef, list: false } as const
    makeAutoObservable(this, refs, { autoBind: true })
  }

  get rows(): ReadonlyArray<RequiredDocument> {
    return sortByOrder(this.list.rows ?? [])
  }

  activate(): () => void {
    return this.list.activate()
  }

  /** Sends the selected file at once. Another one is accepted when the previous one is not being sent. */
  select(document: RequiredDocument, files: ReadonlyArray<SelectedFile>): void {
    if (files.length === 0 || this.uploads.get(document.id)?.state._tag === 'Sending') return
    const upload = new DocumentUpload({
      documents: this.#with.documents,
      document,
      files,
      onSent: (signed) => this.#onSent(signed),
      onCancelled: this.list.retry,
    })
    this.uploads = new Map([...this.uploads, [document.id, upload]])
    void upload.start()
  }

  close({ id }: RequiredDocument): void {
    this.uploads = new Map([...this.uploads].filter(([one]) => one !== id))
  }

  async download({ id }: RequiredDocument): Promise<void> {
    if (this.downloading.has(id)) return
    const { documents, notifications, saver } = this.#with
    this.downloading = new Set([...this.downloading, id])
    const result = await documents.download(id)()
    this.#onDownloaded(id)
    if (isLeft(result)) return notifications.show({ _tag: 'DocumentNotDownloaded', failure: result.left })
    saver.save(result.right)
    notifications.show({ _tag: 'DocumentDownloaded', name: result.right.name })
  }

  #onDownloaded(id: DocumentId): void {
    this.downloading = new Set([...this.downloading].filter((one) => one !== id))
  }

  #onSent(signed: RequiredDocument): void {
    this.list.update((this.list.rows ?? []).map((one) => (one.id === signed.id ? signed : one)))
    this.#with.notifications.show({ _tag: 'DocumentUploaded', title: signed.title })
  }
}
