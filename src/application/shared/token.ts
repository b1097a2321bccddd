/**
 * A typed container token. A symbol at run time; an abstract class to the compiler, because only that identifier
 * carries `T` through the container.
 */
export type Token<T> = abstract new () => T

export const token = <T>(description: string): Token<T> => Symbol(description) as unknown as Token<T>
