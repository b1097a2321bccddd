/** Imports without an audit entry, where a test is about something else. */
export const unrecorded = async (): Promise<void> => undefined
