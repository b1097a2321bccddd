import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure } from '../shared/failure.ts'
import type { SelectedFile } from '../shared/selected-file.ts'
import { type ImportResult, InvoiceImport } from './invoices.port.ts'
import type { Resolved } from '../shared/token.ts'

const MAX_FILES = 100
/** Bytes. */
const LARGEST_FILE = 20 * 1024 * 1024
/** Bytes of one request, unless a single file is larger: a slow connection must be able to send it in time. */
const USUAL_BATCH = 2 * 1024 * 1024
const FILES_PER_BATCH = 20

/** Dropped or selected tax documents and their results. A failed batch does not affect the others. */
export class ImportViewModel {
  static readonly needs = { invoices: InvoiceImport }
  isBusy = false
  /** One per rejected file and per document found, in that order. */
  results: ReadonlyArray<ImportResult> = []
  /** The number of files that have a response. */
  sent = 0
  total = 0
  /** The number of rejected files. */
  rejected = 0
  failure: Failure | undefined = undefined
  /** Files without a response, for a retry. */
  unsent: ReadonlyArray<SelectedFile> = []
  readonly #import: InvoiceImport

  constructor({ invoices }: Resolved<typeof ImportViewModel.needs>) {
    this.#import = invoices
    const annotations = { results: observableRef, failure: observableRef, unsent: observableRef } as const
    makeAutoObservable(this, annotations, { autoBind: true })
  }

  get imported(): number {
    return this.results.filter(({ outcome }) => outcome === 'IMPORTED').length
  }

  /** The number of files that the report is about, whatever they contained. */
  get files(): number {
    return this.rejected + this.sent
  }

  /** Starts a new report. */
  async drop(files: ReadonlyArray<SelectedFile>): Promise<void> {
    if (this.isBusy || files.length === 0) return
    const rejected = files.flatMap((file, at) => rejectionOf(file, at) ?? [])
    const names = new Set(rejected.map(({ file }) => file))
    this.results = rejected.map(({ result }) => result)
    this.sent = 0
    this.rejected = rejected.length
    this.total = files.length - rejected.length
    await this.#send(files.filter((file) => !names.has(file)))
  }

  /** Sends the files without a response; the report continues. */
  async retry(): Promise<void> {
    if (!this.isBusy) await this.#send(this.unsent)
  }

  close(): void {
    this.results = []
    this.unsent = []
    this.failure = undefined
  }

  async #send(files: ReadonlyArray<SelectedFile>): Promise<void> {
    runInAction(() => Object.assign(this, { isBusy: true, failure: undefined, unsent: files }))
    for (const batch of batchesOf(files)) {
      const answer = await this.#import.importFiles(batch)()
      runInAction(() => (E.isLeft(answer) ? (this.failure = answer.left) : this.#addResults(batch, answer.right)))
      if (E.isLeft(answer)) break
    }
    runInAction(() => (this.isBusy = false))
  }

  #addResults(batch: ReadonlyArray<SelectedFile>, results: ReadonlyArray<ImportResult>): void {
    this.results = [...this.results, ...results]
    this.sent += batch.length
    this.unsent = this.unsent.filter((file) => !batch.includes(file))
  }
}

interface Rejected {
  readonly file: SelectedFile
  readonly result: ImportResult
}

const rejectionOf = (file: SelectedFile, at: number): Rejected | undefined => {
  const detail = detailFor(file, at)
  if (detail === undefined) return undefined
  return { file, result: { file: file.name, outcome: 'UNREADABLE', invoiceId: undefined, detail } }
}

const detailFor = ({ name, size }: SelectedFile, at: number): string | undefined => {
  if (at >= MAX_FILES) return 'ERROR_TOO_LARGE'
  if (!/\.(xml|zip|txt|csv)$/i.test(name)) return 'ERROR_DOCUMENT_TYPE'
  if (size === 0) return 'ERROR_INVOICE_EMPTY_FILE'
  return size > LARGEST_FILE ? 'ERROR_DOCUMENT_SIZE' : undefined
}

const batchesOf = (files: ReadonlyArray<SelectedFile>): ReadonlyArray<ReadonlyArray<SelectedFile>> => {
  const batches: Array<Array<SelectedFile>> = []
  let bytes = 0
  for (const file of files) {
    const last = batches.at(-1)
    const fits = last !== undefined && last.length < FILES_PER_BATCH && bytes + file.size <= USUAL_BATCH
    bytes = fits ? bytes + file.size : file.size
    if (fits) last.push(file)
    else batches.push([file])
  }
  return batches
}
