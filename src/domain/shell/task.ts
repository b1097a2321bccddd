/** A pending task of the user. */
export interface Task {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly hasAction: boolean
  readonly pathAction: string | undefined
}

/**
 * The target of a task: a path of this product, or undefined. An address of another site is rejected.
 *
 * @example
 * ```ts
 * import { destinationOf } from '@anticipo/domain/shell/task'
 *
 * destinationOf({ id: '1', title: '', detail: '', hasAction: true, pathAction: '/documents' }) // '/documents'
 * destinationOf({ id: '1', title: '', detail: '', hasAction: true, pathAction: '//evil.example' }) // undefined
 * ```
 */
export const destinationOf = ({ hasAction, pathAction }: Task): string | undefined =>
  hasAction && pathAction !== undefined && OWN_PATH.test(pathAction) ? pathAction : undefined

/**
 * One leading slash not followed by a slash or a backslash, which browsers read as a slash; no blanks or control
 * characters.
 */
const OWN_PATH = /^\/(?![/\\])[^\s\p{Cc}]*$/u
