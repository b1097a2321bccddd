import { isLeft } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Toast } from '../notifications/toast.ts'
import type { Failure } from '../shared/failure.ts'
import { FileSaver, type SavedFile } from './file-saver.port.ts'
import type { Resolved } from '../shared/token.ts'

/** Downloads of one screen, each once at a time. */
export class FileDownloads {
  static readonly needs = { saver: FileSaver, notifications: NotificationsViewModel }
  /** The keys of the files that are being downloaded. */
  active: ReadonlySet<string> = new Set()
  readonly #deps: Resolved<typeof FileDownloads.needs>

  constructor({ notifications, saver }: Resolved<typeof FileDownloads.needs>) {
    this.#deps = { notifications, saver }
    makeAutoObservable(this, { active: observableRef }, { autoBind: true })
  }

  async start(key: string, load: TaskEither<Failure, SavedFile>, failed: (failure: Failure) => Toast): Promise<void> {
    if (this.active.has(key)) return
    const { notifications, saver } = this.#deps
    this.active = new Set([...this.active, key])
    const result = await load()
    this.#onEnd(key)
    if (isLeft(result)) return notifications.show(failed(result.left))
    saver.save(result.right)
    notifications.show({ _tag: 'DocumentDownloaded', name: result.right.name })
  }

  #onEnd(key: string): void {
    this.active = new Set([...this.active].filter((one) => one !== key))
  }
}
