import { makeObservable, observableRef, runInAction } from 'mobx'
import { firstIncomplete } from '#domain/documents/document.ts'
import type { StakeholderId } from '#domain/legal/stakeholder.ts'
import { RemoteList } from '../shared/remote-list.ts'
import { DocumentPanel } from './document-panel.ts'
import { type CompletedStakeholder, Documents } from './documents.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The documents of the business and of its representatives. */
export class DocumentsViewModel {
  static readonly needs = { ...DocumentPanel.needs, documents: Documents }
  readonly business: DocumentPanel
  readonly completed: RemoteList<CompletedStakeholder>
  /** The representative whose documents are shown. */
  expanded: StakeholderId | undefined = undefined
  #hasExpanded = false
  readonly #panels = new Map<StakeholderId, DocumentPanel>()
  readonly #deps: Resolved<typeof DocumentsViewModel.needs>

  constructor(dependencies: Resolved<typeof DocumentsViewModel.needs>) {
    this.#deps = dependencies
    const { documents, live } = dependencies
    this.business = new DocumentPanel({ ...dependencies, documents: documents.ofBusiness })
    this.completed = new RemoteList({
      load: documents.completed,
      live,
      refreshOn: ({ _tag }) => _tag === 'DocumentsChanged' || _tag === 'StakeholdersChanged',
      onLoaded: (list) => this.#expandFirst(list),
    })
    makeObservable(this, { expanded: observableRef })
  }

  /** Undefined until it is known. */
  isCompleted(id: StakeholderId): boolean | undefined {
    return this.completed.rows?.find(({ stakeholderId }) => stakeholderId === id)?.allDocumentsCompleted
  }

  /** Shows the documents of this representative, or hides them. */
  toggle(id: StakeholderId): void {
    runInAction(() => (this.expanded = this.expanded === id ? undefined : id))
  }

  /** One for as long as the screen is open, so that an upload continues while it is hidden. */
  panelOf(id: StakeholderId): DocumentPanel {
    const panel =
      this.#panels.get(id) ?? new DocumentPanel({ ...this.#deps, documents: this.#deps.documents.ofStakeholder(id) })
    this.#panels.set(id, panel)
    return panel
  }

  /** Once: what the user expanded or collapsed stays. */
  #expandFirst(list: ReadonlyArray<CompletedStakeholder>): void {
    if (this.#hasExpanded || list.length === 0) return
    this.#hasExpanded = true
    this.expanded ??= firstIncomplete(list)?.stakeholderId
  }
}
