import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import {
  validateUpload,
  MAGIC_NUMBER_BYTES,
  uploadLimits,
  type UploadRejected,
} from '#domain/documents/upload-limits.ts'
import { certificateStateOf, type CertificateState } from '#domain/tax-credential/certificate.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { Clock } from '../shared/clock.port.ts'
import { Form } from '../shared/form.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import { type CertificateStatus, Certificates } from './certificates.port.ts'
import type { Resolved } from '../shared/token.ts'

/** A `File` of the browser is one. */
export interface ReadableFile {
  readonly name: string
  readonly size: number
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

interface PasswordFields {
  readonly password: string
}

interface ChosenFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** UNREADABLE: the browser could not read the file, for example because it was deleted. */
export type FileRejected = UploadRejected | { readonly _tag: 'Unreadable' }

/** The digital certificate of the business, and the dialog that registers one. The password is kept only until it is sent. */
export class CertificateViewModel {
  static readonly needs = {
    certificates: Certificates,
    clock: Clock,
    current: CurrentSession,
    live: LiveEvents,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  }
  isOpen = false
  file: ChosenFile | undefined = undefined
  rejected: FileRejected | undefined = undefined
  /** The file is the certificate of another person and would replace a valid one: its password is asked for once more. */
  asksToReplace = false
  readonly status: RemoteValue<CertificateStatus>
  readonly form: Form<PasswordFields, PasswordFields, never, CertificateStatus>
  readonly #deps: Resolved<typeof CertificateViewModel.needs>

  constructor(dependencies: Resolved<typeof CertificateViewModel.needs>) {
    const { certificates, live, scheduler } = dependencies
    this.#deps = dependencies
    this.status = new RemoteValue<CertificateStatus>({
      load: certificates.check,
      live,
      refreshOn: ({ _tag }) => _tag === 'CertificateChanged',
    })
    this.form = new Form<PasswordFields, PasswordFields, never, CertificateStatus>({
      initial: { password: '' },
      validate: E.right,
      submit: ({ password }) =>
        certificates.register(this.file?.bytes ?? new Uint8Array(), password, this.asksToReplace),
      clearsOnSubmit: true,
      onSuccess: (status) => this.#onRegistered(status),
      onFailure: (failure) => {
        if (failure._tag === 'Rejected' && failure.code === 'ERROR_PFX_OTHER_HOLDER') this.asksToReplace = true
      },
      isReady: () => this.file !== undefined && this.form.values.password !== '',
      cooldown: new SubmitCooldown(scheduler),
    })
    makeAutoObservable(
      this,
      { file: observableRef, rejected: observableRef, status: false, form: false },
      { autoBind: true },
    )
  }

  /** Undefined while there is no certificate, or none is known. */
  get state(): CertificateState | undefined {
    const certificate = this.status.value?.certificate
    const { clock, current } = this.#deps
    return certificate && certificateStateOf(certificate, clock.today(current.country))
  }

  activate(): () => void {
    const stop = this.status.activate()
    return () => {
      stop()
      this.close()
    }
  }

  open(): void {
    if (this.#deps.current.session?.isSudo === true) return
    this.#clear()
    this.isOpen = true
  }

  close(): void {
    this.#clear()
    this.isOpen = false
  }

  /** A rejected file leaves the one before it. A file that is too large is not read. */
  async choose(files: ReadonlyArray<ReadableFile>): Promise<void> {
    if (this.form.isBusy) return
    const [file] = files
    const bytes = await (file === undefined || file.size > LARGEST ? new Uint8Array() : bytesOf(file))
    runInAction(() => {
      if (this.isOpen) this.#accept(files, bytes)
    })
  }

  #accept(files: ReadonlyArray<ReadableFile>, bytes: Uint8Array | undefined): void {
    const [file] = files
    const head = bytes?.subarray(0, MAGIC_NUMBER_BYTES) ?? new Uint8Array()
    const checked = validateUpload(
      'certificate',
      files.map(({ name, size }) => ({ name, size, head })),
    )
    this.rejected = bytes === undefined ? { _tag: 'Unreadable' } : E.isLeft(checked) ? checked.left : undefined
    if (this.rejected !== undefined || file === undefined || bytes === undefined) return
    this.file = { name: file.name, bytes }
    this.asksToReplace = false
  }

  #onRegistered(status: CertificateStatus): void {
    this.status.update(status)
    this.#deps.notifications.show({ _tag: 'CertificateSaved' })
    this.close()
  }

  #clear(): void {
    this.form.reset()
    this.file = undefined
    this.rejected = undefined
    this.asksToReplace = false
  }
}

const LARGEST = uploadLimits('certificate').maximum

const bytesOf = (file: ReadableFile): Promise<Uint8Array | undefined> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
