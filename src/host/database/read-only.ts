import type { Queries } from './database.ts'

const WRITING = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate|alter|create|drop|nextval|setval)\b/i

/** Rejects statements that write, so that every write of a call is part of its transaction. */
export const readOnly = (database: Queries): Queries => ({
  query: (sql, parameters) => {
    if (!/^\s*(?:select|with)\b/i.test(sql) || WRITING.test(sql)) throw new Error('Writing takes a transaction')
    return database.query(sql, parameters)
  },
})
