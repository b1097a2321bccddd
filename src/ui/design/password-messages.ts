import { commonText } from '../text/common.ts'

export interface FieldMessages {
  readonly validationState: 'error' | 'warning' | 'none'
  readonly validationMessage?: string
}

/** What a password field says below itself: first what is wrong, then what may go wrong. */
export const passwordMessages = (error: string | undefined, capsLock: boolean): FieldMessages =>
  error !== undefined
    ? { validationState: 'error', validationMessage: error }
    : capsLock
      ? { validationState: 'warning', validationMessage: commonText.capsLock }
      : { validationState: 'none' }
