import type { CompanyNotice } from '#application/identity/company-switch.ts'
import type { AddingObstacle, OwnCompany } from '#domain/business/own-company.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { counted } from './plural.ts'

const waiting = (
  { rejected, tasks, toAuthorise }: Pick<OwnCompany, 'rejected' | 'tasks' | 'toAuthorise'>,
  country: Country,
): string => {
  const parts = [
    ...(toAuthorise > 0 ? [counted(toAuthorise, country, 'por autorizar', 'por autorizar')] : []),
    ...(rejected > 0 ? [counted(rejected, country, 'documento rechazado', 'documentos rechazados')] : []),
    ...(tasks > 0 ? [counted(tasks, country, 'tarea', 'tareas')] : []),
  ]
  return parts.length === 0 ? 'Nada pendiente' : parts.join(' · ')
}

/** The companies of the user. */
export const companiesText = {
  understood: 'Entendido',
  notice: (notice: CompanyNotice): string =>
    notice._tag === 'Arrived' ? `Estás en ${notice.company}` : `No tienes acceso a ${notice.company ?? 'esa empresa'}`,
  list: 'Tus empresas',
  lead: 'Primero las que te esperan, después las que usaste por último.',
  failed: 'No pudimos cargar tus empresas.',
  notOpened: 'No pudimos abrir la empresa.',
  search: 'Buscar empresa',
  searchPlaceholder: 'Nombre, RUT o RFC',
  noun: { one: 'empresa', many: 'empresas', feminine: true },
  none: 'Ninguna empresa coincide.',
  empty: 'No tienes empresas',
  all: 'Ver todas',
  add: 'Agregar empresa',
  open: (name: string): string => `empresa ${name}`,
  current: 'Estás aquí',
  unverified: 'Sin verificar',
  waiting,
  columns: {
    name: 'Empresa',
    identifier: 'RUT o RFC',
    role: 'Tu rol',
    toAuthorise: 'Por autorizar',
    rejected: 'Rechazados',
    tasks: 'Tareas',
    lastUsed: 'Último uso',
  },
  obstacle: (obstacle: AddingObstacle<Pick<OwnCompany['business'], 'country' | 'name'>>): string =>
    obstacle._tag === 'CompanyUnverified'
      ? `Antes ingresa la ${profileOf(obstacle.company.country).credentialLabel} de ${obstacle.company.name}: así verificamos que es tuya.`
      : `Ya tienes ${obstacle.maximum} empresas. Sal de una para agregar otra.`,
  claim: {
    title: 'Agregar empresa',
    lead: 'La verás junto a las demás, con los mismos datos de acceso.',
    submit: 'Agregar empresa',
    submitting: 'Agregando',
  },
} as const
