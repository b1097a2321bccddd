import { isRight } from 'fp-ts/Either'
import type { Clipboard } from '../shared/clipboard.port.ts'
import type { NotificationsViewModel } from './notifications.view-model.ts'

export interface CopyTextDependencies {
  readonly clipboard: Clipboard
  readonly notifications: NotificationsViewModel
}

/** What is copied, for the text of the toast. */
export type CopiedKind = 'text' | 'email'

/** Copies a text into the clipboard and shows a toast. */
export class CopyText {
  readonly #deps: CopyTextDependencies

  constructor(dependencies: CopyTextDependencies) {
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
