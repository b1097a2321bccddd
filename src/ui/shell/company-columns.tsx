import type { ListedCompany } from '#application/shell/companies.view-model.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger, formatShortDate } from '#domain/kernel/format.ts'
import { roleName } from '#domain/labels/role-names.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { companyPath } from '../app/paths.ts'
import { NameLink } from '../design/controls/name-link.tsx'
import type { Column } from '../design/data-table/data-table.types.ts'
import { StackedCell } from '../design/data-table/stacked-cell.tsx'
import { companiesText as text } from '../text/companies.ts'

export interface CompanyTable {
  readonly isCurrent: (company: ListedCompany) => boolean
  /** The day in the country of the company. */
  readonly lastUsedOn: (company: ListedCompany) => CivilDate | undefined
}

/** The companies of the user with what waits in each. */
export const companyColumns = ({ isCurrent, lastUsedOn }: CompanyTable): ReadonlyArray<Column<ListedCompany>> => [
  {
    id: 'name',
    header: text.columns.name,
    render: (company) => {
      const name = <NameLink to={companyPath(company.business.id)}>{company.business.name}</NameLink>
      const state = stateOf(company, isCurrent)
      return state === undefined ? name : <StackedCell second={state}>{name}</StackedCell>
    },
    width: 240,
    grow: 1,
    wraps: true,
    cardPart: 'title',
    cardNote: (company) =>
      [stateOf(company, isCurrent), text.waiting(company, company.business.country)]
        .filter((part) => part !== undefined)
        .join(' · '),
  },
  {
    id: 'identifier',
    header: text.columns.identifier,
    render: ({ business: { country, identifier } }) => displayTaxId(country, identifier),
    width: 140,
    cardPart: 'detail',
  },
  {
    id: 'role',
    header: text.columns.role,
    render: ({ business: { country, role } }) => roleName(country, role),
    width: 130,
    cardPart: 'detail',
  },
  ...(['toAuthorise', 'rejected', 'tasks'] as const).map((id): Column<ListedCompany> => ({
    id,
    header: text.columns[id],
    render: ({ business: { country }, [id]: count }) => countOf(count, country),
    width: 112,
    align: 'end',
  })),
  {
    id: 'lastUsed',
    header: text.columns.lastUsed,
    render: (company) => {
      const day = lastUsedOn(company)
      return day === undefined ? NOTHING : formatShortDate(day)
    },
    width: 112,
  },
]

const stateOf = (company: ListedCompany, isCurrent: CompanyTable['isCurrent']): string | undefined =>
  isCurrent(company) ? text.current : company.business.isVerified ? undefined : text.unverified

const NOTHING = '–'

const countOf = (count: number, country: Country): string => (count === 0 ? NOTHING : formatInteger(count, country))
