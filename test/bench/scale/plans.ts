import type { Database } from '#host/database/database.ts'
import type { MeasuredCall, MeasuredCompany } from './calls.ts'
import type { Statement } from './scale-host.ts'

/** The plans of the statements, those of inserts and updates apart, each once, with their times and the pages that they touched. */
export const plansOf = async (what: string, { request }: MeasuredCall, company: MeasuredCompany): Promise<string> => {
  const { call, host, statementsOf } = company.scale
  const asked = request(company)
  const statements = await statementsOf(() => call(asked))
  const reading = new Map(statements.filter(isRead).map((statement) => [statement.text, statement]))
  const plans: Array<string> = []
  for (const statement of reading.values()) plans.push(await planOf(host.services.database, statement))
  return [`# ${what}`, ...plans].join('\n\n')
}

const isRead = ({ text: statement }: Statement): boolean => /^\s*(?:select|with)\b/i.test(statement)

/** In a transaction that is undone, because a statement may lock what it reads. */
const planOf = async (database: Database, { parameters, text: statement }: Statement): Promise<string> => {
  const lines: Array<string> = []
  await database
    .transaction(async (tx) => {
      const plan = await tx.query(`explain (analyze, buffers, costs off) ${statement}`, parameters)
      lines.push(...plan.map((line) => String(Object.values(line)[0])))
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return [statement.trim(), ...lines.map((line) => `  ${line}`)].join('\n')
}

class Undone extends Error {}
