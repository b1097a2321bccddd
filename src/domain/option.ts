/** The result of a rule that may find nothing, and functions of fp-ts for it. Their declarations are in `scripts/domain/declarations`. */
export { fromNullable, getOrElse, isNone, isSome, map, match, none, some, toUndefined } from 'fp-ts/Option'
export type { Option } from 'fp-ts/Option'
