import { isRight } from 'fp-ts/Either'
import { Clipboard } from '../shared/clipboard.port.ts'
import { NotificationsViewModel } from './notifications.view-model.ts'
import type { Resolved } from '../shared/token.ts'

/** The kind of the copied text, for the toast. */
export type CopiedKind = 'text' | 'email'

/** Copies a text into the clipboard and shows a toast. */
export class CopyText {
  static readonly needs = { clipboard: Clipboard, notifications: NotificationsViewModel }
  readonly #deps: Resolved<typeof CopyText.needs>

  constructor(dependencies: Resolved<typeof CopyText.needs>) {
    this.#deps = dependencies
  }

  /** Whether it worked. */
  readonly copy = async (text: string, kind: CopiedKind = 'text'): Promise<boolean> => {
    const isCopied = isRight(await this.#deps.clipboard.write(text)())
    const copied = kind === 'email' ? 'EmailCopied' : 'TextCopied'
    this.#deps.notifications.show({ _tag: isCopied ? copied : 'CopyFailed' })
    return isCopied
  }
}
