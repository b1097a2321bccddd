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
import { bankNamed } from '../banking/index.ts'
import { payeeCautions, payrollSteps, payrollStore } from '../payables/index.ts'
import { stoppedLines } from '../orders/index.ts'
import { changedAccounts, GO_ON } from './stop-words.ts'
import { option, positional, requiredOption } from './arguments.ts'
import { command, type CommandResult } from './command.ts'
import { anyway, Reason, rowNumber, TaxId } from './kinds.ts'
import type { Needs } from './operator-services.ts'

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
export const payrollList = command({
  name: 'payroll:list',
  summary: 'Muestra las listas de pago que esperan un paso de nuestro equipo.',
  args: {},
  run: async ({ clock, database }: Needs<'clock' | 'database'>) => {
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
      lines.push(
        `${payrollId}  ${name} · ${business} · ${amount} · ${status} · referencia ${payrollStore.referenceOf(payrollId)}`,
      )
      const owner = { id: business_id, country: of }
      const payees = await payeeCautions.payeeAccountsOf(database, owner, payrollId, {
        clock,
        isOpen: true,
      })
      lines.push(...payees.map((payee) => `    ${accountLine(of, payee)}`))
      lines.push(...warningsOf(await stoppedLines.stoppedPayables(database, payrollId)))
    }
    return E.right(lines)
  },
})

const accountLine = (
  of: Country,
  { account, bankId, caution, kept, name, number, type }: payeeCautions.PayeeAccount,
): string =>
  [name, bankNamed(of, bankId).name, type, number, `versión ${caution.version}`, payeeStateOf(caution)]
    .concat(isChangedSince(kept, account) ? ['la cuenta cambió: no se paga antes de que la empresa la confirme'] : [])
    .join(' · ')

const payeeStateOf = ({
  channel,
  confirmedBy,
  confirmedOn,
  operator,
  person,
}: payeeCautions.PayeeAccount['caution']): string => {
  if (confirmedBy === undefined) return 'sin confirmación'
  const who = operator === undefined ? confirmedBy : `${operator} en nombre de ${confirmedBy}`
  return `confirmó ${who} el ${confirmedOn}${person === undefined ? '' : ` (${channel}: ${person})`}`
}

type StepServices = Needs<'clock' | 'database' | 'live' | 'mail'>

const PayrollNumber = rowNumber<'Payroll'>('de la lista')

export const payrollConfirm = command({
  name: 'payroll:confirm',
  summary: 'Confirma que se pagó a los proveedores de una lista; las facturas pasan a Pagadas.',
  args: {
    payrollId: positional(PayrollNumber),
    supplier: option(TaxId, 'solo las facturas de ese proveedor'),
    anyway,
  },
  run: (services: StepServices, { anyway: because, payrollId, supplier }) =>
    process(services, { payrollId, action: 'confirm', payee: supplier?.identifier, anyway: because }),
})

export const payrollFund = command({
  name: 'payroll:fund',
  summary: 'Registra que llegó el dinero de una lista, o que falta una parte.',
  args: { payrollId: positional(PayrollNumber), short: option(Reason, 'falta una parte: lo que la empresa lee') },
  run: (services: StepServices, { payrollId, short: reason }) =>
    process(services, { payrollId, action: reason === undefined ? 'fund' : 'fundShort', reason }),
})

const stopped = (name: string, action: 'fail' | 'reject', summary: string) =>
  command({
    name,
    summary,
    args: { payrollId: positional(PayrollNumber), reason: requiredOption(Reason, 'lo que la empresa lee') },
    run: (services: StepServices, { payrollId, reason }) => process(services, { payrollId, action, reason }),
  })

export const payrollFail = stopped('payroll:fail', 'fail', 'Registra que el pago de una lista falló.')
export const payrollReject = stopped(
  'payroll:reject',
  'reject',
  'Rechaza una lista, cuyo dinero ya se devolvió: la empresa ve por qué, y sus facturas pueden volver a Mis facturas.',
)

const process = async (
  services: StepServices,
  step: Omit<payrollSteps.PayrollStep, 'actor'>,
): Promise<CommandResult> => {
  const { payrollId } = step
  const done = await payrollSteps.processPayroll(services, { ...step, actor: 'operator' })
  return E.isLeft(done)
    ? E.left(sentenceOf(payrollId, done.left))
    : E.right([`Lista ${payrollId} (${done.right.name}): ${done.right.status}`, ...warningsOf(done.right.lines)])
}

const warningsOf = (lines: ReadonlyArray<stoppedLines.StoppedLine>): ReadonlyArray<string> =>
  lines.length === 0 ? [] : [`  Ya no se deben: ${stoppedLines.linesText(lines)}`]

const sentenceOf = (payrollId: string, error: payrollSteps.PayrollStepError): string => {
  switch (error._tag) {
    case 'PayrollUnknown':
      return `No existe la lista ${payrollId}.`
    case 'PayeeUnknown':
      return `La lista ${payrollId} no tiene pagos pendientes a ese proveedor.`
    case 'LinesStopped':
      return `Cambiaron facturas de la lista ${payrollId}: ${stoppedLines.linesText(error.lines)}. ${GO_ON}`
    case 'PayrollStepRejected':
      return `La lista ${payrollId} está en ${error.status}: ese paso no corresponde.`
    case 'PayeesUnconfirmed':
      return `${changedAccounts(error.names)} La empresa debe confirmarla antes de seguir con la lista ${payrollId}.`
  }
}
