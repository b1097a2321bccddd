import type { Country } from '../kernel/country.ts'
import type { Role } from '../team/role.ts'

const NAMES: Readonly<Record<Country, Readonly<Record<Role, string>>>> = {
  CL: { OWNER: 'Dueño', ADMIN: 'Administrador', PREPARER: 'Preparador', APPROVER: 'Autorizador', READER: 'Consulta' },
  MX: { OWNER: 'Dueño', ADMIN: 'Administrador', PREPARER: 'Capturista', APPROVER: 'Autorizador', READER: 'Consulta' },
}

/** The name of a role in the country's words. */
export const roleName = (country: Country, role: Role): string => NAMES[country][role]
