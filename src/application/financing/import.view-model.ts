import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure } from '../shared/failure.ts'
import type { SelectedFile, ImportResult, InvoiceImport } from './invoices.port.ts'

const MOST_FILES = 100
/** Bytes. */
const LARGEST_FILE = 20 * 1024 * 1024
/** Bytes of one request, unless a single file is larger: a slow line must get it through before the host loses patience. */
const USUAL_BATCH = 2 * 1024 * 1024
const FILES_PER_BATCH = 20

/** Tax documents that were dropped or chosen, and what became of each. A failed batch loses nothing of the others. */
export class ImportViewModel {
  isSending = false
  /** One per file that was answered or refused, in that order. */
  results: ReadonlyArray<ImportResult> = []
  /** Of the files being sent, how many have been answered. */
  sent = 0
  total = 0
  failure: Failure | undefined = undefined
  /** What was not answered, for trying again. */
  unsent: ReadonlyArray<SelectedFile> = []
  readonly #import: InvoiceImport

  constructor(port: InvoiceImport) {
    this.#import = port
    const annotations = { results: observableRef, failure: observableRef, unsent: observableRef } as const
    makeAutoObservable(this, annotations, { autoBind: true })
  }

  get imported(): number {
    return this.results.filter(({ outcome }) => outcome === 'IMPORTED').length
  }

  /** Starts a new report. */
  async drop(files: ReadonlyArray<SelectedFile>): Promise<void> {
    if (this.isSending || files.length === 0) return
    const refused = files.flatMap((file, at) => refusalOf(file, at) ?? [])
    const names = new Set(refused.map(({ file }) => file))
    this.results = refused.map(({ result }) => result)
    this.sent = 0
    this.total = files.length - refused.length
    await this.#send(files.filter((file) => !names.has(file)))
  }

  /** Sends what was not answered; the report goes on. */
  async retry(): Promise<void> {
    if (!this.isSending) await this.#send(this.unsent)
  }

  close(): void {
    this.results = []
    this.unsent = []
    this.failure = undefined
  }

  async #send(files: ReadonlyArray<SelectedFile>): Promise<void> {
    runInAction(() => Object.assign(this, { isSending: true, failure: undefined, unsent: files }))
    for (const batch of batchesOf(files)) {
      const answer = await this.#import.importFiles(batch)()
      runInAction(() => (E.isLeft(answer) ? (this.failure = answer.left) : this.#learn(batch, answer.right)))
      if (E.isLeft(answer)) break
    }
    runInAction(() => (this.isSending = false))
  }

  #learn(batch: ReadonlyArray<SelectedFile>, results: ReadonlyArray<ImportResult>): void {
    this.results = [...this.results, ...results]
    this.sent += batch.length
    this.unsent = this.unsent.filter((file) => !batch.includes(file))
  }
}

interface Refused {
  readonly file: SelectedFile
  readonly result: ImportResult
}

const refusalOf = (file: SelectedFile, at: number): Refused | undefined => {
  const detail = detailFor(file, at)
  if (detail === undefined) return undefined
  return { file, result: { file: file.name, outcome: 'UNREADABLE', invoiceId: undefined, detail } }
}

const detailFor = ({ name, size }: SelectedFile, at: number): string | undefined => {
  if (at >= MOST_FILES) return 'ERROR_TOO_LARGE'
  if (!/\.(xml|zip|txt|csv)$/i.test(name)) return 'ERROR_DOCUMENT_TYPE'
  return size > LARGEST_FILE || size === 0 ? 'ERROR_DOCUMENT_SIZE' : undefined
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
