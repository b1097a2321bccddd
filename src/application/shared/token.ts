/**
 * Names a `T` to the container. A symbol at run time; to the compiler, an abstract class, because that
 * is the only identifier through which the container carries `T` back to whoever asks.
 */
export type Token<T> = abstract new () => T

export const token = <T>(description: string): Token<T> => Symbol(description) as unknown as Token<T>
