import { token } from './token.ts'

/** Browser events of this page. */
export interface PageEvents {
  /** Notifies when the connection returns and when the page becomes visible. Returns the unsubscription. */
  readonly onReturn: (listener: () => void) => () => void
  /** Notifies when the page is left or hidden: the last moment that is certain to be notified. Returns the unsubscription. */
  readonly onLeave: (listener: () => void) => () => void
}
export const PageEvents = token<PageEvents>('PageEvents')
