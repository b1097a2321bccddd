import * as E from 'fp-ts/Either'
import type { OperatorLine } from '../operator-socket/operator-line.ts'

/** A kind of text that an operator types. */
export interface Kind<A> {
  /** Its name in the syntax, such as `RUT_O_RFC`. */
  readonly shown: string
  /** Undefined for a wrong text. Paths start from `folder`. */
  readonly parse: (text: string, folder: string) => A | undefined
  /** The sentence for a wrong text, or a missing word; `option` is the name of the option that has the text. */
  readonly wrong: (text: string | undefined, option?: string) => string
}

/** An argument of a command. Its functions get its name as an option, such as `--days-late`. */
export interface Argument<A> {
  readonly syntax: (name: string) => string
  /** The lines of the help: a term and its meaning. */
  readonly help: (name: string) => ReadonlyArray<readonly [term: string, meaning: string]>
  /** None for an argument that is a word. */
  readonly options: (name: string) => ReadonlyArray<string>
  /** Those of the options that take no value. */
  readonly flags: ReadonlyArray<string>
  /** `place` is the number of the word, 0 for the name of the command. */
  readonly read: (line: OperatorLine, name: string, place: number) => E.Either<string, A>
}

type Reader<A> = Argument<A>['read']

/** A word behind the name of the command. */
export const positional = <A>(kind: Kind<A>, meaning?: string): Argument<A> =>
  word(kind, meaning, ({ folder, words }, _, place) => parsed(kind, words[place], folder))

/** The last word, which may be left out. */
export const optionalPositional = <A>(kind: Kind<A>, meaning?: string): Argument<A | undefined> => ({
  ...word<A | undefined>(kind, meaning, ({ folder, words }, _, place) =>
    words[place] === undefined ? E.right(undefined) : parsed(kind, words[place], folder),
  ),
  syntax: () => `[${kind.shown}]`,
})

/** All words from here on, at least one. */
export const positionals = <A>(kind: Kind<A>, meaning?: string): Argument<ReadonlyArray<A>> => ({
  ...word<ReadonlyArray<A>>(kind, meaning, ({ folder, words }, _, place) =>
    words.length > place
      ? E.traverseArray((text: string) => parsed(kind, text, folder))(words.slice(place))
      : E.left(kind.wrong(undefined)),
  ),
  syntax: () => `${kind.shown}…`,
})

/** All words from here on as one text. */
export const sentence = <A>(kind: Kind<A>, meaning?: string): Argument<A> =>
  word(kind, meaning, ({ folder, words }, _, place) =>
    parsed(kind, words.slice(place).join(' ').trim() || undefined, folder),
  )

/** An option that may be left out. */
export const option = <A>(kind: Kind<A>, meaning?: string): Argument<A | undefined> => ({
  ...requiredOption<A | undefined>(kind, meaning),
  syntax: (name) => `[${name} ${kind.shown}]`,
  read: ({ folder, options }, name) =>
    options[name] === undefined ? E.right(undefined) : parsed(kind, options[name], folder, name),
})

export const requiredOption = <A>(kind: Kind<A>, meaning?: string): Argument<A> => ({
  syntax: (name) => `${name} ${kind.shown}`,
  help: (name) => (meaning === undefined ? [] : [[`${name} ${kind.shown}`, meaning]]),
  options: (name) => [name],
  flags: [],
  read: ({ folder, options }, name) => {
    const text = options[name] ?? ''
    return text === '' ? E.left(`Falta ${name}.`) : parsed(kind, text, folder, name)
  },
})

const word = <A>({ shown }: Kind<unknown>, meaning: string | undefined, read: Reader<A>): Argument<A> => ({
  syntax: () => shown,
  help: () => (meaning === undefined ? [] : [[shown, meaning]]),
  options: () => [],
  flags: [],
  read,
})

const parsed = <A>(kind: Kind<A>, text: string | undefined, folder: string, name?: string): E.Either<string, A> =>
  E.fromNullable(kind.wrong(text, name))(text === undefined ? undefined : kind.parse(text, folder))
