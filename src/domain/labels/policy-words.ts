import type { Country } from '../kernel/country.ts'
import { formatMoney } from '../kernel/format.ts'
import { APPROVAL_ACTS, type ApprovalAct, type ApprovalBand, type ApprovalPolicy } from '../team/approval-policy.ts'

/** The acts of a policy, in Spanish, as names of its rules. */
export const APPROVAL_RULE_NAMES: Readonly<Record<ApprovalAct, string>> = {
  ORDER: 'Operaciones',
  PAY: 'Pagos de listas',
  FINANCE: 'Financiamiento de listas',
  SURPLUS: 'Retiro de excedentes',
  OWN_ACCOUNT: 'Cuentas de la empresa',
  SUPPLIER_ACCOUNT: 'Cuentas de proveedores',
  MEMBER: 'Personas que pueden autorizar',
  POLICY: 'Menos autorizaciones',
}

/** A rule that two policies have differently, with both in Spanish. */
interface PolicyChange {
  readonly about: string
  readonly before: string
  readonly after: string
}

/** `1 persona desde $5.000.000, 2 personas desde $50.000.000`, amounts in the currency of the country. */
export const bandsWords = (country: Country, bands: ReadonlyArray<ApprovalBand>): string => {
  const asking = bands.filter(({ approvers }) => approvers > 0)
  return asking.length === 0 ? 'Sin autorización' : asking.map((band) => bandWords(country, band)).join(', ')
}

/** The rules that differ, in the order of the acts. */
export const policyChanges = (
  country: Country,
  before: ApprovalPolicy,
  after: ApprovalPolicy,
): ReadonlyArray<PolicyChange> =>
  [
    ...APPROVAL_ACTS.map((act) => ({
      about: APPROVAL_RULE_NAMES[act],
      before: bandsWords(country, before.bands[act]),
      after: bandsWords(country, after.bands[act]),
    })),
    { about: 'Plazo para autorizar', before: days(before.expiryDays), after: days(after.expiryDays) },
    { about: 'Espera de una cuenta nueva', before: hours(before.coolingHours), after: hours(after.coolingHours) },
  ].filter((change) => change.before !== change.after)

const bandWords = (country: Country, { approvers, from }: ApprovalBand): string => {
  const people = approvers === 1 ? '1 persona' : `${approvers} personas`
  return from.minor === 0 ? people : `${people} desde ${formatMoney(from, country)}`
}

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)
const hours = (count: number): string => (count === 0 ? 'Sin espera' : `${count} horas`)
