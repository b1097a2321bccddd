import type { CivilDate } from '../domain/kernel/civil-date.ts'
import { checkCharacter } from '../domain/tax-id/rfc-check-character.ts'
import { mexicanArchive } from './archive-mx.ts'
import type { SampleCompany } from './sample-company.ts'
import type { CfdiParty } from './write-cfdi.ts'

/** The sample company as in its documents. */
export const MEXICAN_ISSUER: CfdiParty = {
  rfc: `EMB110318Q4${checkCharacter('EMB110318Q4')}`,
  name: 'EMPAQUES MESETA DEL BAJÍO',
  regime: '601',
  postalCode: '37290',
}

export const mexicanCompany = (today: CivilDate): SampleCompany => ({
  country: 'MX',
  identifier: MEXICAN_ISSUER.rfc,
  name: 'Empaques Meseta del Bajío, S.A. de C.V.',
  address: 'Blvd. Hermanos Aldama 2840, Ciudad Industrial, 37290 León, Guanajuato',
  email: 'mauricio@empaquesmeseta.example',
  userName: 'Mauricio Barajas Ledesma',
  files: (authority) => mexicanArchive(MEXICAN_ISSUER, today, authority),
})
