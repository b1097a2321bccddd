import { token } from './token.ts'

/** What the browser says of this page. */
export interface PageEvents {
  /** Calls back when the connection is there again and when the page is looked at again. The answer stops it. */
  readonly onReturn: (listener: () => void) => () => void
}
export const PageEvents = token<PageEvents>('PageEvents')
