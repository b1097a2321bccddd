/**
 * A typed container token. A symbol at run time; an abstract class to the compiler, because only that identifier
 * carries `T` through the container.
 */
export type Token<T> = abstract new () => T

/** The double cast is needed because no type of TypeScript describes a symbol that carries `T`, as the container needs it. */
export const token = <T>(description: string): Token<T> => Symbol(description) as unknown as Token<T>

/** A container resolves a token, or a class. */
type Identifier<T> = abstract new (...args: never[]) => T

/** The names under which a class takes its dependencies, each with the token it is resolved by. */
export type Needs = Readonly<Record<string, Identifier<unknown>>>

/** The argument of the constructor of a class with those needs. */
export type Resolved<N extends Needs> = {
  readonly [Name in keyof N]: N[Name] extends Identifier<infer T> ? T : never
}
