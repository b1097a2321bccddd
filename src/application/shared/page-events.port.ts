import { token } from './token.ts'

/** Browser events of this page. */
export interface PageEvents {
  /** Notifies when the connection returns and when the page becomes visible. Returns the unsubscription. */
  readonly onReturn: (listener: () => void) => () => void
}
export const PageEvents = token<PageEvents>('PageEvents')
