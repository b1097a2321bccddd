import { startPostgres } from '../../../scripts/lib/throwaway-postgres.mjs'

export interface Postgres {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** The server of `DATABASE_URL`, or a temporary one where PostgreSQL is installed; else undefined. */
export const findPostgres = async (): Promise<Postgres | undefined> => {
  const address = process.env['DATABASE_URL']
  return address === undefined ? startPostgres({ isDurable: true }) : { address, stop: async () => undefined }
}
