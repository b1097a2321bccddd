import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import {
  MAX_SUPPLIER_ROWS,
  repeatsEarlier,
  type SupplierRow,
  type SupplierRowConflict,
  type SupplierRowProblem,
  validateSupplierRow,
} from '#domain/suppliers/supplier-file.ts'
import type { Pending } from '#domain/team/pending.ts'
import { CurrentSession } from '../identity/current-session.ts'
import type { Failure } from '../shared/failure.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import type { SelectedFile } from '../shared/selected-file.ts'
import type { Resolved } from '../shared/token.ts'
import { SheetReader } from './sheet-reader.port.ts'
import { sheetRowsIn, type SheetRow } from './supplier-sheet.ts'
import { type SavedSupplierFile, Suppliers } from './suppliers.port.ts'

/** Why a whole file is not read. */
export type FileRejection = 'EMPTY' | 'NO_HEADING' | 'TOO_LARGE' | 'TOO_MANY' | 'UNREADABLE'

/** A row of the file; one without problems and conflict can be saved. */
export interface PreviewRow extends SheetRow {
  readonly id: string
  readonly value: SupplierRow | undefined
  readonly problems: ReadonlyArray<SupplierRowProblem>
  readonly conflict: SupplierRowConflict | undefined
}

/** Bytes. */
export const MAX_SHEET_SIZE = 5 * 1024 * 1024

/** Accounts and terms of suppliers from a file. Nothing is saved before the user has seen each row. */
export class SupplierFileViewModel {
  static readonly needs = {
    suppliers: Suppliers,
    reader: SheetReader,
    current: CurrentSession,
    keys: IdempotencyKeys,
  }
  fileName = ''
  isReading = false
  isSaving = false
  rejection: FileRejection | undefined = undefined
  /** The last call failed; `retry` sends it again. */
  failure: Failure | undefined = undefined
  /** Undefined before a file was read. */
  rows: ReadonlyArray<PreviewRow> | undefined = undefined
  saved: SavedSupplierFile | Pending | undefined = undefined
  #file: SelectedFile | undefined = undefined
  /** Identifies the rows that were seen, however often they are sent. */
  #key = ''
  readonly #latest = new LatestRequest()
  readonly #deps: Resolved<typeof SupplierFileViewModel.needs>

  constructor(dependencies: Resolved<typeof SupplierFileViewModel.needs>) {
    this.#deps = dependencies
    const refs = { failure: observableRef, rows: observableRef, saved: observableRef } as const
    makeAutoObservable(this, refs, { autoBind: true })
  }

  get ready(): ReadonlyArray<SupplierRow> {
    return (this.rows ?? []).flatMap(({ conflict, value }) =>
      value === undefined || conflict !== undefined ? [] : [value],
    )
  }

  /** Those with problems first, otherwise in the order of the file. */
  get shown(): ReadonlyArray<PreviewRow> | undefined {
    return this.rows?.toSorted((one, other) => Number(isReady(one)) - Number(isReady(other)))
  }

  /** Another file takes the place of the one before. */
  async choose(file: SelectedFile): Promise<void> {
    if (this.isSaving) return
    this.reset()
    this.#file = file
    this.fileName = file.name
    await this.retry()
  }

  /** Reads the file and asks the host about its rows. */
  async retry(): Promise<void> {
    const file = this.#file
    if (file === undefined) return
    const isLast = this.#latest.begin()
    this.isReading = true
    this.failure = undefined
    const read = await this.#read(file)
    if (!isLast()) return
    runInAction(() => {
      this.isReading = false
      if (typeof read === 'string') this.rejection = read
      else if (E.isLeft(read)) this.failure = read.left
      else this.rows = read.right
      this.#key = this.#deps.keys.next()
    })
  }

  /** Repeats what failed; rows that were rejected are asked about again. */
  async again(): Promise<void> {
    const { failure } = this
    const isOutdated = failure?._tag === 'Rejected' && failure.code === OUTDATED
    await (this.rows === undefined || isOutdated ? this.retry() : this.save())
  }

  async save(): Promise<void> {
    const { ready } = this
    if (this.isSaving || ready.length === 0) return
    this.isSaving = true
    this.failure = undefined
    const answer = await this.#deps.suppliers.saveFile(ready, this.#key)()
    runInAction(() => {
      this.isSaving = false
      if (E.isRight(answer)) this.saved = answer.right
      else this.failure = answer.left
    })
  }

  reset(): void {
    this.#latest.cancel()
    Object.assign(this, {
      fileName: '',
      isReading: false,
      rejection: undefined,
      failure: undefined,
      rows: undefined,
      saved: undefined,
    })
  }

  async #read(file: SelectedFile): Promise<E.Either<Failure, ReadonlyArray<PreviewRow>> | FileRejection> {
    if (file.size > MAX_SHEET_SIZE) return 'TOO_LARGE'
    if (file.size === 0) return 'EMPTY'
    const { current, reader, suppliers } = this.#deps
    const sheet = await reader.read(await file.bytes(), MAX_SUPPLIER_ROWS + ROWS_ABOVE)()
    if (E.isLeft(sheet)) return sheet.left
    const banks = await suppliers.banks()()
    if (E.isLeft(banks)) return banks
    const found = sheetRowsIn(sheet.right, current.country, banks.right)
    if (found === undefined) return 'NO_HEADING'
    if (found.length === 0) return 'EMPTY'
    if (found.length > MAX_SUPPLIER_ROWS) return 'TOO_MANY'
    return this.#checked(this.#validated(found))
  }

  #validated(found: ReadonlyArray<SheetRow>): ReadonlyArray<PreviewRow> {
    const earlier: Array<SupplierRow> = []
    return found.map((row): PreviewRow => {
      const read = validateSupplierRow(this.#deps.current.country, row.draft)
      const base = { ...row, id: String(row.line), conflict: undefined }
      if (E.isLeft(read)) return { ...base, value: undefined, problems: read.left }
      if (repeatsEarlier(read.right, earlier)) return { ...base, value: undefined, problems: REPEATED }
      earlier.push(read.right)
      return { ...base, value: read.right, problems: [] }
    })
  }

  async #checked(rows: ReadonlyArray<PreviewRow>): Promise<E.Either<Failure, ReadonlyArray<PreviewRow>>> {
    const valid = rows.flatMap(({ id, value }) => (value === undefined ? [] : [{ id, value }]))
    if (valid.length === 0) return E.right(rows)
    const answer = await this.#deps.suppliers.checkFile(valid.map(({ value }) => value))()
    if (E.isLeft(answer)) return answer
    const conflicts = new Map(answer.right.map(({ conflict, row }) => [valid[row]?.id, conflict]))
    return E.right(rows.map((row) => ({ ...row, conflict: conflicts.get(row.id) })))
  }
}

/** A heading and lines above it, so that a file with too many rows is seen as one. */
const ROWS_ABOVE = 20

const REPEATED: ReadonlyArray<SupplierRowProblem> = [{ field: 'row', error: { _tag: 'RowRepeated' } }]

export const isReady = ({ conflict, value }: PreviewRow): boolean => value !== undefined && conflict === undefined

/** The code of rows that changed since they were seen. */
const OUTDATED = 'ERROR_SUPPLIER_FILE_REJECTED'
