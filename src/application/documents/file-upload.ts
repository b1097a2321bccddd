import { isLeft } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import {
  validateUpload,
  MAGIC_NUMBER_BYTES,
  uploadLimits,
  type UploadPurpose,
  type UploadRejected,
} from '#domain/documents/upload-limits.ts'
import type { Failure } from '../shared/failure.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import type { SelectedFile } from '../shared/selected-file.ts'
import type { UploadControl } from './documents.port.ts'

export type UploadState =
  /** It can be looked at, sent or replaced. */
  | { readonly _tag: 'Selected' }
  /** Not sent, because of what it is. */
  | { readonly _tag: 'Rejected'; readonly reason: UploadRejected }
  /** It was deleted or changed since it was selected. */
  | { readonly _tag: 'Unreadable' }
  | { readonly _tag: 'Sending' }
  | { readonly _tag: 'Cancelled' }
  | { readonly _tag: 'Failed'; readonly failure: Failure }
  | { readonly _tag: 'Sent' }

export interface FileUploadDependencies<Sent> {
  readonly purpose: UploadPurpose
  readonly files: ReadonlyArray<SelectedFile>
  readonly send: (file: SelectedFile, control: UploadControl) => TaskEither<Failure, Sent>
  readonly onSent: (answer: Sent) => void
  readonly onFailed?: (failure: Failure) => void
  /** The host may have received the whole file before. */
  readonly onCancelled: () => void
}

/** One selected file: before it is sent, and while it is sent. It can be sent again without selecting it again. */
export class FileUpload<Sent> {
  state: UploadState = { _tag: 'Selected' }
  /** The sent part, up to 1. */
  progress = 0
  readonly #deps: FileUploadDependencies<Sent>
  readonly #attempts = new LatestRequest()
  #cancel: () => void = () => undefined

  constructor(dependencies: FileUploadDependencies<Sent>) {
    this.#deps = dependencies
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** The first of the selected files. */
  get file(): SelectedFile | undefined {
    return this.#deps.files[0]
  }

  get canRetry(): boolean {
    return this.state._tag === 'Failed' || this.state._tag === 'Cancelled'
  }

  /** Rejects an unsuitable file before it is sent. */
  async check(): Promise<void> {
    const isLatest = this.#attempts.begin()
    const problem = await this.#problem()
    if (problem !== undefined && isLatest()) this.#set(problem)
  }

  async start(): Promise<void> {
    const { file } = this
    /* A cancelled attempt can end after its retry has begun. */
    const isLatest = this.#attempts.begin()
    this.#set({ _tag: 'Sending' })
    const problem = await this.#problem()
    if (!isLatest()) return
    if (problem !== undefined || file === undefined) return this.#set(problem ?? { _tag: 'Unreadable' })
    const result = await this.#deps.send(file, {
      onProgress: (sent) => isLatest() && runInAction(() => (this.progress = sent)),
      onStart: (cancel) => (this.#cancel = cancel),
    })()
    if (!isLatest()) return
    if (isLeft(result)) {
      this.#set({ _tag: 'Failed', failure: result.left })
      this.#deps.onFailed?.(result.left)
      return
    }
    this.#set({ _tag: 'Sent' })
    this.#deps.onSent(result.right)
  }

  cancel(): void {
    if (this.state._tag !== 'Sending') return
    this.#attempts.cancel()
    this.#set({ _tag: 'Cancelled' })
    this.#cancel()
    this.#deps.onCancelled()
  }

  retry(): void {
    if (this.canRetry) void this.start()
  }

  #set(state: UploadState): void {
    runInAction(() => Object.assign(this, { state, progress: 0 }))
  }

  async #problem(): Promise<UploadState | undefined> {
    const { files, purpose } = this.#deps
    const described = await Promise.all(files.map((file) => headed(file, purpose))).catch(() => undefined)
    if (described === undefined) return { _tag: 'Unreadable' }
    const checked = validateUpload(purpose, described)
    return isLeft(checked) ? { _tag: 'Rejected', reason: checked.left } : undefined
  }
}

/** A file beyond the limit is not read. */
const headed = async ({ bytes, name, size }: SelectedFile, purpose: UploadPurpose) => ({
  name,
  size,
  head: size > uploadLimits(purpose).maximum ? new Uint8Array() : (await bytes()).subarray(0, MAGIC_NUMBER_BYTES),
})
