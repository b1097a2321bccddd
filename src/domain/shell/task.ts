/** Something that waits for the user. */
export interface Task {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly hasAction: boolean
  readonly pathAction: string | undefined
}

/** Where a task leads: a path of this product, or nowhere. Another site's address is not followed. */
export const destinationOf = ({ hasAction, pathAction }: Task): string | undefined =>
  hasAction && pathAction !== undefined && OWN_PATH.test(pathAction) ? pathAction : undefined

/** One slash, then no second one nor a backslash, which browsers take for one; no blanks or control characters anywhere. */
const OWN_PATH = /^\/(?![/\\])[^\s\p{Cc}]*$/u
