import type { Failure } from '../shared/failure.ts'
import type { ToastIntent } from './toast-stack.ts'

/** A kind of toast: how it is coloured and how long it stays, and the details in its text. */
export interface ToastKind<Details> {
  readonly intent: ToastIntent
  /** A part of a page could not be loaded. Several parts at once share one toast. */
  readonly isLoad?: true
  /** For the compiler only. */
  readonly details?: Details
}

export const toast = <Details = unknown>(intent: ToastIntent): ToastKind<Details> => ({ intent })

export const failed = (intent: ToastIntent = 'error'): ToastKind<{ readonly failure: Failure }> => ({ intent })

export interface LoadKind extends ToastKind<{ readonly failure: Failure }> {
  readonly isLoad: true
}

export const notLoaded = (intent: ToastIntent = 'error'): LoadKind => ({ intent, isLoad: true })

/** The kinds of a feature by their names. */
export const toasts = <Kinds extends Readonly<Record<string, ToastKind<unknown>>>>(kinds: Kinds): Kinds => kinds

/** A toast of one of these kinds. */
export type ToastOf<Kinds> = {
  [Name in keyof Kinds]: Kinds[Name] extends ToastKind<infer Details> ? { readonly _tag: Name } & Details : never
}[keyof Kinds]
