import type { Parameter, Queries } from './database.ts'

interface Statement {
  readonly text: string
  readonly values?: ReadonlyArray<Parameter>
}

/** Either database as the client that rate-limiter-flexible expects. */
export interface RateLimitClient {
  readonly query: (statement: Statement) => Promise<{ readonly rows: ReadonlyArray<object>; readonly rowCount: number }>
}

export const rateLimitClient = (database: Queries): RateLimitClient => ({
  query: async ({ text, values }) => {
    const rows = await database.query(text, values)
    return { rows, rowCount: rows.length }
  },
})
