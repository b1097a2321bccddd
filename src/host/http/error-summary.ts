/**
 * Where an error arose, and its kind. Not what it says: the words of a database, a parser or a file system repeat what
 * they were given.
 */
export const errorSummary = (error: unknown): { readonly type: string; readonly stack: string } =>
  error instanceof Error
    ? {
        type: error.name,
        stack: (error.stack ?? '')
          .split('\n')
          .filter((line) => FRAME.test(line))
          .join('\n'),
      }
    : { type: typeof error, stack: '' }

const FRAME = /^\s+at /
