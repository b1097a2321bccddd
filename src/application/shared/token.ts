/**
 * A typed container token. A symbol at run time; an abstract class to the compiler, because only that identifier
 * carries `T` through the container. TypeScript has no type for such a symbol, hence the one double cast.
 */
export type Token<T> = abstract new () => T

export const token = <T>(description: string): Token<T> => Symbol(description) as unknown as Token<T>
