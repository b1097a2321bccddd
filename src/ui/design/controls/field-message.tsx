/** The message of a field, in an element of its own: a browser that translates replaces texts, which then cannot be taken away. */
export const fieldMessage = (message: string | undefined) =>
  message === undefined ? undefined : <span>{message}</span>
