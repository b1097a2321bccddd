import { makeAutoObservable, observableRef } from 'mobx'
import { Preferences, type PreferencesState } from './preferences.port.ts'
import type { Resolved } from '../shared/token.ts'

type Look = Pick<PreferencesState, 'compactRows' | 'costColumns' | 'hiddenColumns'>

/** The columns and the height of the rows of the table of invoices, and the columns of the cart, as this browser keeps them. */
export class TableSettings {
  static readonly needs = { preferences: Preferences }
  look: Look
  readonly #preferences: Preferences

  constructor({ preferences }: Resolved<typeof TableSettings.needs>) {
    this.#preferences = preferences
    this.look = preferences.read()
    makeAutoObservable(this, { look: observableRef }, { autoBind: true })
  }

  /** Follows changes in other tabs. */
  activate(): () => void {
    return this.#preferences.watch(this.show)
  }

  show(look: Look): void {
    this.look = look
  }

  /** Hides these columns, and shows every other. */
  hideColumns(hiddenColumns: ReadonlyArray<string>): void {
    this.#change({ ...this.look, hiddenColumns })
  }

  setCompact(compactRows: boolean): void {
    this.#change({ ...this.look, compactRows })
  }

  /** Exactly these of the cost of each invoice. */
  showCostColumns(costColumns: ReadonlyArray<string>): void {
    this.#change({ ...this.look, costColumns })
  }

  #change(look: Look): void {
    const { compactRows, costColumns, hiddenColumns } = look
    this.look = look
    this.#preferences.change({ compactRows, costColumns, hiddenColumns })
  }
}
