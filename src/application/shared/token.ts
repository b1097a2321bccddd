/**
 * A typed container token. A symbol at run time; an abstract class to the compiler, because only that identifier
 * carries `T` through the container.
 */
export type Token<T> = abstract new () => T

/**
 * Inversify infers the type of what it resolves only from a class, and a port has none: its symbol is typed as an abstract class, to
 * which TypeScript converts a symbol through `unknown` only.
 */
export const token = <T>(description: string): Token<T> => Symbol(description) as unknown as Token<T>

/** A container resolves a token, or a class. */
type Identifier<T> = abstract new (...args: never[]) => T

/** The names under which a class takes its dependencies, each with the token it is resolved by. */
export type Needs = Readonly<Record<string, Identifier<unknown>>>

/** The argument of the constructor of a class with those needs. */
export type Resolved<N extends Needs> = {
  readonly [Name in keyof N]: N[Name] extends Identifier<infer T> ? T : never
}
