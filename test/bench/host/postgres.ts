import { startPostgres } from '../../../scripts/lib/throwaway-postgres.mjs'

export interface Postgres {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** The server that `DATABASE_URL` names, or one started for the occasion where PostgreSQL is installed; else none. */
export const findPostgres = async (): Promise<Postgres | undefined> => {
  const address = process.env['DATABASE_URL']
  return address === undefined ? startPostgres({ isDurable: true }) : { address, stop: async () => undefined }
}
