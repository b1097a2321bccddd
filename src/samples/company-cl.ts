import type { CivilDate } from '../domain/kernel/civil-date.ts'
import * as Rut from '../domain/tax-id/rut.ts'
import { chileanArchive } from './archive-cl.ts'
import type { SampleCompany } from './sample-company.ts'
import type { DteParty } from './write-dte.ts'

/** The sample company as in its documents. */
export const CHILEAN_ISSUER: DteParty = {
  rut: `77214860-${Rut.checkDigit('77214860')}`,
  name: 'DISTRIBUIDORA COSTANERA SUR SpA',
  activity: 'Venta al por mayor de insumos industriales',
  address: 'Camino a Penco 3215, galpón 4',
  commune: 'Concepción',
}

export const chileanCompany = (today: CivilDate): SampleCompany => ({
  country: 'CL',
  identifier: CHILEAN_ISSUER.rut,
  name: 'Distribuidora Costanera Sur SpA',
  address: 'Camino a Penco 3215, galpón 4, Concepción, Región del Biobío',
  email: EMAIL,
  userName: 'Antonia Riquelme Sáez',
  files: (authority) => chileanArchive(CHILEAN_ISSUER, today, EMAIL, authority),
})

const EMAIL = 'antonia@costanerasur.example'
