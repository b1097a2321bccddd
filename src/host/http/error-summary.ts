/**
 * Location and type of an error. Messages are left out, because those of databases, parsers and file systems repeat
 * their input.
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
