import { makeAutoObservable, observableRef } from 'mobx'
import { sortByOrder, type RequiredDocument } from '#domain/documents/document.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { RemoteList } from '../shared/remote-list.ts'
import type { SelectedFile } from '../shared/selected-file.ts'
import type { DocumentId, OwnerDocuments } from './documents.port.ts'
import { FileUpload } from './file-upload.ts'
import { FileDownloads } from './file-downloads.ts'
import type { Resolved } from '../shared/token.ts'

export interface DocumentPanelOptions extends Resolved<typeof DocumentPanel.needs> {
  readonly documents: OwnerDocuments
}

/** The documents of one owner, with their uploads and downloads. */
export class DocumentPanel {
  static readonly needs = { ...FileDownloads.needs, live: LiveEvents }
  readonly list: RemoteList<RequiredDocument>
  /** By document; a sent one stays for its preview. */
  uploads: ReadonlyMap<DocumentId, FileUpload<RequiredDocument>> = new Map()
  readonly downloads: FileDownloads
  readonly #deps: DocumentPanelOptions

  constructor(dependencies: DocumentPanelOptions) {
    this.#deps = dependencies
    this.downloads = new FileDownloads(dependencies)
    const { documents, live, notifications } = dependencies
    this.list = new RemoteList({
      load: documents.list,
      live,
      refreshOn: ({ _tag }) => _tag === 'DocumentsChanged',
      ...notifications.about('DocumentsNotLoaded'),
    })
    const refs = { uploads: observableRef, downloads: false, list: false } as const
    makeAutoObservable(this, refs, { autoBind: true })
  }

  get rows(): ReadonlyArray<RequiredDocument> {
    return sortByOrder(this.list.rows ?? [])
  }

  activate(): () => void {
    return this.list.activate()
  }

  /** The file is shown before it is sent. Another one is accepted when the previous one is not being sent. */
  select(document: RequiredDocument, files: ReadonlyArray<SelectedFile>): void {
    if (files.length === 0 || this.uploads.get(document.id)?.state._tag === 'Sending') return
    const upload = new FileUpload({
      purpose: 'document',
      files,
      send: (file, control) => this.#deps.documents.sign(document.id, file, control),
      onSent: (signed) => this.#onSent(signed),
      onCancelled: this.list.retry,
    })
    this.uploads = new Map([...this.uploads, [document.id, upload]])
    void upload.check()
  }

  send({ id }: RequiredDocument): void {
    void this.uploads.get(id)?.start()
  }

  close({ id }: RequiredDocument): void {
    this.uploads = new Map([...this.uploads].filter(([one]) => one !== id))
  }

  download({ id }: RequiredDocument): Promise<void> {
    return this.downloads.start(id, this.#deps.documents.download(id), (failure) => ({
      _tag: 'DocumentNotDownloaded',
      failure,
    }))
  }

  #onSent(signed: RequiredDocument): void {
    this.list.update((this.list.rows ?? []).map((one) => (one.id === signed.id ? signed : one)))
    this.#deps.notifications.show({ _tag: 'DocumentUploaded', title: signed.title })
  }
}
