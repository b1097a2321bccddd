import type { BusinessId } from '#domain/kernel/id.ts'
import { sqlState, type Database, type Queries, type Transactions } from './database.ts'

/** Runs `work` in a transaction that starts with these statements. */
type StartedWith = (statements: string) => Transactions['transaction']

/**
 * Gives each transaction the role that row security binds, and its company. Both end with the transaction. A single query is a
 * transaction of its own.
 */
export const limitToBusiness =
  (startedWith: StartedWith): Database['ofBusiness'] =>
  (business) => {
    const transaction = startedWith(
      `set local role anticipo_app; set local anticipo.business = '${digitsOf(business)}'`,
    )
    return { transaction, query: (sql, parameters) => transaction((tx) => tx.query(sql, parameters)) }
  }

/** `set` takes no parameters. */
const digitsOf = (business: BusinessId | undefined): string => {
  if (business === undefined) return ''
  if (!/^\d{1,16}$/.test(business)) throw new Error('not the id of a company')
  return business
}

/** For a call that learns its company in its transaction. */
export const enterBusiness = async (tx: Queries, business: BusinessId): Promise<void> => {
  await tx.query(`select set_config('anticipo.business', $1, true)`, [business])
}

/** Whether there is the role, and it may be taken on and use all tables. The user of a server may lack the right to create it. */
export const hasRowSecurity = async (database: Pick<Database, 'ofBusiness'>): Promise<boolean> => {
  try {
    const [found] = await database.ofBusiness(undefined).query<{ readonly isComplete: boolean }>(USABLE_TABLES)
    return found?.isComplete === true
  } catch (error) {
    if (sqlState(error) === undefined) throw error
    return false
  }
}

const USABLE_TABLES = `
select bool_and(has_table_privilege(oid, 'select')) as "isComplete" from pg_class
where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
  and relowner = (select relowner from pg_class where oid = 'public.schema_version'::regclass)`
