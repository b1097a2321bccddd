import * as E from 'fp-ts/Either'
import { type OrderId, parseId } from '#domain/kernel/id.ts'
import type { AppearanceChoice } from '../preferences/preferences.port.ts'
import type { Finding } from './company-search.port.ts'
import { TABLE_FORMATS, type TableFormat } from '../table-export/table-file-writer.port.ts'

/** A page of the main menu or of the profile. */
export interface CommandPage {
  readonly area: 'main' | 'profile'
  readonly path: string
  readonly label: string
  readonly synonyms?: ReadonlyArray<string>
}

/** The commands of the palette. Closed, so that each has a text. */
export type Command =
  | { readonly _tag: 'GoTo'; readonly page: CommandPage }
  | { readonly _tag: 'OpenOrder'; readonly order: OrderId }
  | { readonly _tag: 'OpenFinding'; readonly finding: Finding }
  | { readonly _tag: 'Look'; readonly appearance: AppearanceChoice }
  | { readonly _tag: 'ToggleAmounts' }
  | { readonly _tag: 'OpenTasks' }
  /** Saves everything that the search and the filters of a table on view let through. */
  | { readonly _tag: 'ExportTable'; readonly title: string; readonly format: TableFormat }
  | { readonly _tag: 'ShowTour' }
  | { readonly _tag: 'ShowKeys' }
  | { readonly _tag: 'SignOut' }

export interface CommandContext {
  readonly pages: ReadonlyArray<CommandPage>
  readonly hasTasks: boolean
  /** The titles of the tables on view that can be saved. */
  readonly tables: ReadonlyArray<string>
  readonly appearance: AppearanceChoice
}

/** The available commands: no theme that is already active. */
export const availableCommands = ({ pages, hasTasks, tables, appearance }: CommandContext): ReadonlyArray<Command> => [
  ...pages.map((page) => ({ _tag: 'GoTo', page }) as const),
  ...tables.flatMap((title) => TABLE_FORMATS.map((format) => ({ _tag: 'ExportTable', title, format }) as const)),
  ...(hasTasks ? [{ _tag: 'OpenTasks' } as const] : []),
  ...LOOKS.filter((look) => look !== appearance).map((look) => ({ _tag: 'Look', appearance: look }) as const),
  { _tag: 'ToggleAmounts' },
  { _tag: 'ShowTour' },
  { _tag: 'ShowKeys' },
  { _tag: 'SignOut' },
]

const LOOKS: ReadonlyArray<AppearanceChoice> = ['dark', 'light', 'contrast', 'system']

/** The order number in a query: `1042`, `#1042`, `orden 1042`, `Ir a la operación 1042`. */
export const orderIn = (query: string): OrderId | undefined => {
  const written = /^(?:[\p{L} ]* |#)?(\d+)$/u.exec(query.trim())?.[1]
  const id = parseId<'Order'>(written ?? '')
  return E.isRight(id) ? id.right : undefined
}
