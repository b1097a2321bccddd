/** The result of a rule that can fail, and functions of fp-ts for it. Their declarations are in `scripts/domain/declarations`. */
export { flatMap, getOrElse, isLeft, isRight, left, map, mapLeft, match, right } from 'fp-ts/Either'
export type { Either } from 'fp-ts/Either'
