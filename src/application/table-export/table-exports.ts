import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observable } from 'mobx'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { FileDownloads } from '../documents/file-downloads.ts'
import type { SavedFile } from '../documents/file-saver.port.ts'
import { CurrentSession } from '../identity/current-session.ts'
import type { Failure } from '../shared/failure.ts'
import { tableFileOf, type FileColumn } from './table-file.ts'
import { TableFileWriter, type TableFormat } from './table-file-writer.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The rows of a table that a file is made of. */
export interface ExportedTable<R> {
  /** In the name of the file and on its sheet: `Facturas por pagar`. */
  readonly title: string
  readonly columns: ReadonlyArray<FileColumn<R>>
  /** Every row, on all pages. */
  readonly load: () => Promise<E.Either<Failure, ReadonlyArray<R>>>
}

/** A table on view that can be saved: everything that its search and its filters let through. */
export interface TableOnView {
  readonly title: string
  readonly save: (format: TableFormat) => void
}

/** Tables as files for a spreadsheet program, one at a time. */
export class TableExports {
  static readonly needs = {
    ...FileDownloads.needs,
    calendar: BusinessCalendar,
    current: CurrentSession,
    writer: TableFileWriter,
  }
  /** For commands that save a table without its menu. */
  readonly onView = observable.set<TableOnView>([], { deep: false })
  readonly #downloads: FileDownloads
  readonly #deps: Resolved<typeof TableExports.needs>

  constructor(dependencies: Resolved<typeof TableExports.needs>) {
    this.#deps = dependencies
    this.#downloads = new FileDownloads(dependencies)
    makeAutoObservable(this, { onView: false }, { autoBind: true })
  }

  get isBusy(): boolean {
    return this.#downloads.active.size > 0
  }

  /** The answer ends it, when the table is no longer on view. */
  show(table: TableOnView): () => void {
    this.onView.add(table)
    return () => this.hide(table)
  }

  hide(table: TableOnView): void {
    this.onView.delete(table)
  }

  save<R>(table: ExportedTable<R>, format: TableFormat): Promise<void> {
    return this.#downloads.start(KEY, this.#fileOf(table, format), (failure) => ({
      _tag: 'TableNotExported',
      failure,
    }))
  }

  #fileOf<R>({ columns, load, title }: ExportedTable<R>, format: TableFormat): TE.TaskEither<Failure, SavedFile> {
    const { calendar, current, writer } = this.#deps
    const { business, country } = current
    const name = `${fileNameOf(title)}-${calendar.today}.${format}`
    return pipe(
      load,
      /* The pages of a table would be those of two businesses. */
      TE.filterOrElse(
        () => current.business?.id === business?.id,
        (): Failure => ({ _tag: 'Unauthorized' }),
      ),
      TE.chain((rows) => writer.write(tableFileOf({ country, title, columns, rows }), format)),
      TE.map((bytes): SavedFile => ({ name, kind: format, bytes })),
    )
  }
}

const KEY = 'table'

/** `Operación 1042`: `operacion-1042`. */
const fileNameOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
