import { normaliseText } from '#domain/kernel/fold.ts'
import type { Stakeholder } from '#domain/legal/stakeholder.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { LocalPages } from '../shared/local-pages.ts'
import { poll } from '../shared/poll.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { RemoteList } from '../shared/remote-list.ts'
import { StakeholderEditor } from './stakeholder-editor.ts'
import { fullNameOf } from './stakeholder-fields.ts'
import { screensOf } from '../shared/country-screens.ts'
import type { Resolved } from '../shared/token.ts'

export type StakeholderColumn = 'name' | 'identifier' | 'phone' | 'email'

const PAGE_SIZE = 100

/** The legal representatives of the business, and the dialog that shows and changes them. */
export class StakeholdersViewModel {
  static readonly needs = { ...StakeholderEditor.needs, live: LiveEvents }
  readonly list: RemoteList<Stakeholder>
  readonly pages: LocalPages<Stakeholder, StakeholderColumn>
  readonly editor: StakeholderEditor
  /** Where representatives are added by a form in another tab. Fetched before the click, so that no popup blocker interferes. */
  readonly formPath: RemoteValue<string>
  readonly #deps: Resolved<typeof StakeholdersViewModel.needs>

  constructor(given: Resolved<typeof StakeholdersViewModel.needs>) {
    const { live, ...dependencies } = given
    this.#deps = given
    const { notifications, stakeholders } = dependencies
    this.list = new RemoteList({
      load: stakeholders.list,
      live,
      refreshOn: ({ _tag }) => _tag === 'StakeholdersChanged',
      onFailure: () => notifications.show({ _tag: 'StakeholdersFailed' }),
    })
    this.pages = new LocalPages(this.list, {
      pageSize: PAGE_SIZE,
      keyOf: (row, field) => normaliseText(field === 'name' ? fullNameOf(row) : row[field]),
    })
    this.formPath = new RemoteValue({ load: stakeholders.formPath })
    this.editor = new StakeholderEditor({ ...dependencies, onSaved: this.#onSaved })
  }

  /** A row that is opened before the list is loaded again must not have the old values, nor the old version. */
  readonly #onSaved = (saved: Stakeholder): void => {
    const { rows } = this.list
    if (rows !== undefined) this.list.update(rows.map((row) => (row.id === saved.id ? saved : row)))
    this.list.retry()
  }

  /** Loads and updates the list until the returned function is called. */
  readonly activate = (): (() => void) => {
    const stops = [this.list.activate()]
    const { current, scheduler } = this.#deps
    if (screensOf(current.country).stakeholderForm === 'external')
      stops.push(
        this.formPath.activate(),
        poll(scheduler, () => FORM_PATH_MS, this.formPath.retry),
      )
    return () => stops.forEach((stop) => stop())
  }
}

/** A path is good for half an hour. */
const FORM_PATH_MS = 10 * 60_000
