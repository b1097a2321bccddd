import * as E from 'fp-ts/Either'
import { country, id, integer, rowCodec, text } from '../database/columns.ts'
import { rows, sql } from '../database/sql.ts'
import { sumOf } from '../database/sums.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money } from '#domain/kernel/money.ts'
import type { PayrollStatus } from '#domain/payables/payroll.ts'
import type { Country } from '#domain/kernel/country.ts'
import { isChangedSince } from '#domain/payables/payee-confirmation.ts'
import { bankNamed } from '../banking/store.ts'
import { payeeAccountsOf, type PayeeAccount } from '../payables/payee-cautions.ts'
import { referenceOf } from '../payables/payroll-store.ts'
import { processPayroll, type PayrollStepError } from '../payables/process-payroll.ts'
import { linesText, stoppedPayables, type StoppedLine } from '../orders/stopped-lines.ts'
import { changedAccounts, GO_ON } from './stop-words.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'
import type { RequestOf } from './operator-request.ts'

const OPEN: ReadonlyArray<PayrollStatus> = [
  'FUNDING_AWAITING',
  'FUNDING_INCOMPLETE',
  'FUNDING_COMPLETE',
  'PAYMENT_IN_PROCESS',
  'PAYMENT_PARTIALLY_PAID',
  'PAYMENT_PROBLEM',
]

const OpenRow = rowCodec('OpenPayrollRow', {
  id: id<'Payroll'>(),
  name: text,
  business_id: id<'Business'>(),
  business: text,
  country,
  status: text,
  total: integer,
})

/** The payrolls on which staff must act, the oldest first, each with the accounts of the payees that it still owes. */
export const listPayrolls = async ({
  clock,
  database,
}: Pick<OperatorServices, 'clock' | 'database'>): Promise<CommandResult> => {
  const open = await rows(
    database,
    OpenRow,
    sql`select p.id, p.name, b.id as business_id, b.name as business, b.country, p.status,
        (select ${sumOf(sql`i.amount`)} from payable i where i.payroll_id = p.id and i.obstacle is null) as total
      from payroll p join business b on b.id = p.business_id where p.status = any(${[...OPEN]}::text[]) order by p.id`,
  )
  if (open.length === 0) return E.right(['No hay listas por atender.'])
  const lines: Array<string> = []
  for (const { business, business_id, country: of, id: payrollId, name, status, total } of open) {
    const amount = formatMoney(money(profileOf(of).currency, total), of)
    lines.push(`${payrollId}  ${name} · ${business} · ${amount} · ${status} · referencia ${referenceOf(payrollId)}`)
    const owner = { id: business_id, country: of }
    const payees = await payeeAccountsOf(database, owner, payrollId, { today: clock.today(of), isOpen: true })
    lines.push(...payees.map((payee) => `    ${accountLine(of, payee)}`))
    lines.push(...warningsOf(await stoppedPayables(database, payrollId)))
  }
  return E.right(lines)
}

const accountLine = (of: Country, { account, bankId, caution, kept, name, number, type }: PayeeAccount): string =>
  [name, bankNamed(of, bankId).name, type, number, `versión ${caution.version}`, standingOf(caution)]
    .concat(isChangedSince(kept, account) ? ['la cuenta cambió: no se paga antes de que la empresa la confirme'] : [])
    .join(' · ')

const standingOf = ({ channel, confirmedBy, confirmedOn, operator, person }: PayeeAccount['caution']): string => {
  if (confirmedBy === undefined) return 'sin confirmación'
  const who = operator === undefined ? confirmedBy : `${operator} en nombre de ${confirmedBy}`
  return `confirmó ${who} el ${confirmedOn}${person === undefined ? '' : ` (${channel}: ${person})`}`
}

/** What the financier did with a payroll. */
export const actOnPayroll = async (
  services: Pick<OperatorServices, 'clock' | 'database' | 'live' | 'mail'>,
  { action, anyway, payee, payrollId, reason }: RequestOf<'payroll:act'>,
): Promise<CommandResult> => {
  const done = await processPayroll(services, {
    payrollId,
    action,
    reason,
    payee: payee?.identifier,
    anyway,
    actor: 'operator',
  })
  return E.isLeft(done)
    ? E.left(sentenceOf(payrollId, done.left))
    : E.right([`Lista ${payrollId} (${done.right.name}): ${done.right.status}`, ...warningsOf(done.right.lines)])
}

const warningsOf = (lines: ReadonlyArray<StoppedLine>): ReadonlyArray<string> =>
  lines.length === 0 ? [] : [`  Ya no se deben: ${linesText(lines)}`]

const sentenceOf = (payrollId: string, error: PayrollStepError): string => {
  switch (error._tag) {
    case 'PayrollUnknown':
      return `No existe la lista ${payrollId}.`
    case 'PayeeUnknown':
      return `La lista ${payrollId} no tiene pagos pendientes a ese proveedor.`
    case 'LinesStopped':
      return `Cambiaron facturas de la lista ${payrollId}: ${linesText(error.lines)}. ${GO_ON}`
    case 'PayrollStepRefused':
      return `La lista ${payrollId} está en ${error.status}: ese paso no corresponde.`
    case 'PayeesUnconfirmed':
      return `${changedAccounts(error.names)} La empresa debe confirmarla antes de seguir con la lista ${payrollId}.`
  }
}
