import type { ChileanDraft, MexicanDraft, PersonDraft } from '../legal/stakeholder.ts'

const PERSON: PersonDraft = {
  name: 'Ana', fatherLastName: 'Núñez', motherLastName: 'Soto', birthday: '1980-02-29', gender: 'Femenino',
  citizenship: 'CL', civilStatus: 'SOLTERO', profession: 'Ingeniera', phone: '961234567', email: 'ana@empresa.cl',
}

/** A representative of a Chilean company that can be saved on any day since 1998. */
export const aChileanDraft = (changes: Partial<ChileanDraft> = {}): ChileanDraft => ({
  ...PERSON, identifier: '12.345.678-5', address: 'Av. Providencia 1234', postalCode: '', commune: 'Providencia',
  region: 'XIII', ...changes,
})

/** The same of a Mexican company. */
export const aMexicanDraft = (changes: Partial<MexicanDraft> = {}): MexicanDraft => ({
  ...PERSON, phone: '5512345678', email: 'ana@empresa.mx', citizenship: 'MX', birthday: '1956-04-27',
  identifier: 'HEGG560427AB1', curp: 'HEGG560427MVZRRL04', street: 'Reforma', outsideNumber: '222', insideNumber: 'Piso 4',
  postalCode: '06600', state: 'Ciudad de México', municipality: 'Cuauhtémoc', colony: 'Juárez', city: 'Ciudad de México',
  ...changes,
})
