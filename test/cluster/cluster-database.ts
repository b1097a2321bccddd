import { onTestFinished } from 'vitest'
import { createServerDatabase } from '#test/support/server-database.ts'

/** The address of an empty database on the server of the suite or on another, dropped after the test. */
export const emptyDatabase = async (server = process.env['TEST_DATABASE_URL'] ?? ''): Promise<string> => {
  const { address, drop } = await createServerDatabase(server)
  onTestFinished(drop)
  return address
}
