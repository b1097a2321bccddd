import * as E from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import type { StakeholderDraft } from '#domain/legal/stakeholder.ts'
import * as Curp from '#domain/tax-id/curp.ts'
import { checkCharacter } from '#domain/tax-id/rfc-check-character.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { identityStore } from '../identity/index.ts'
import { insertStakeholder, readStakeholder, stakeholdersOf } from '../legal/index.ts'
import type { SampleAccount } from './sample-logins.ts'
import type { SampleServices } from './sample-services.ts'

/** Adds legal representatives to the sample companies that have none. */
export const addSampleStakeholders = async (
  { clock, database }: Pick<SampleServices, 'clock' | 'database'>,
  logins: ReadonlyArray<SampleAccount>,
): Promise<void> => {
  for (const { company } of logins) {
    const { country, email } = company
    const business = (await identityStore.accountOf(database, email))?.business
    if (business === undefined || (await stakeholdersOf(database, business.id)).length > 0) continue
    for (const draft of SAMPLES[country]) {
      const valid = readStakeholder(country, draft, clock.today(country))
      if (E.isLeft(valid)) throw new Error(`a sample representative is not valid: ${valid.left.fields?.join(', ')}`)
      await database.transaction((tx) => insertStakeholder(tx, business.id, valid.right, new Date(clock.now())))
    }
  }
}

const rutOf = (body: string): string => `${body}-${Rut.checkDigit(body)}`
const rfcOf = (body: string): string => body + checkCharacter(body)
const curpOf = (body: string): string => body + Curp.checkDigit(body)

const BLANK: StakeholderDraft = {
  identifier: '',
  curp: '',
  name: '',
  fatherLastName: '',
  motherLastName: '',
  birthday: '',
  gender: '',
  citizenship: '',
  civilStatus: '',
  profession: '',
  phone: '',
  email: '',
  address: '',
  street: '',
  outsideNumber: '',
  insideNumber: '',
  postalCode: '',
  region: '',
  commune: '',
  state: '',
  municipality: '',
  colony: '',
  city: '',
}

const SAMPLES: Readonly<Record<Country, ReadonlyArray<StakeholderDraft>>> = {
  CL: [
    {
      ...BLANK,
      identifier: rutOf('13578246'),
      name: 'Antonia',
      fatherLastName: 'Riquelme',
      motherLastName: 'Sáez',
      birthday: '1979-08-22',
      gender: 'Femenino',
      citizenship: 'CL',
      civilStatus: 'CASADO',
      profession: 'Ingeniera comercial',
      phone: '961234567',
      email: 'antonia@costanerasur.example',
      address: 'Camino a Penco 3215, galpón 4',
      region: 'VIII',
      commune: 'Concepción',
    },
  ],
  MX: [
    {
      ...BLANK,
      identifier: rfcOf('BALM790514K2'),
      curp: curpOf('BALM790514HGTRDR0'),
      name: 'Mauricio',
      fatherLastName: 'Barajas',
      motherLastName: 'Ledesma',
      birthday: '1979-05-14',
      gender: 'Masculino',
      citizenship: 'MX',
      civilStatus: 'CASADO',
      profession: 'Contador público',
      phone: '4775551234',
      email: 'mauricio@empaquesmeseta.example',
      street: 'Blvd. Hermanos Aldama',
      outsideNumber: '2840',
      postalCode: '37290',
      state: 'Guanajuato',
      municipality: 'León',
      colony: 'Ciudad Industrial',
      city: 'León',
    },
    {
      ...BLANK,
      identifier: rfcOf('SAOL850930T7'),
      curp: curpOf('SAOL850930MGTNRR0'),
      name: 'Lorena',
      fatherLastName: 'Sánchez',
      motherLastName: 'Ortiz',
      birthday: '1985-09-30',
      gender: 'Femenino',
      citizenship: 'MX',
      civilStatus: 'SOLTERO',
      profession: 'Abogada',
      phone: '4775559876',
      email: 'lorena@empaquesmeseta.example',
      street: 'Av. Paseo de los Insurgentes',
      outsideNumber: '1210',
      insideNumber: '4B',
      postalCode: '37150',
      state: 'Guanajuato',
      municipality: 'León',
      colony: 'Los Gavilanes',
      city: 'León',
    },
  ],
}
