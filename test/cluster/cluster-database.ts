import { onTestFinished } from 'vitest'
import { createServerDatabase } from '#test/support/server-database.ts'

/** The address of an empty database on the server of the suite, dropped after the test. */
export const emptyDatabase = async (): Promise<string> => {
  const { address, drop } = await createServerDatabase(process.env['TEST_DATABASE_URL'] ?? '')
  onTestFinished(drop)
  return address
}
