import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { id } from './codec/ids.ts'
import { mapCodec } from './codec/map-codec.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { Count, list, optional, text } from './codec/primitives.ts'

/** An empty text travels as `null`; inside, both are the empty text of a form. */
const textOrNull = (length: number): t.Type<string, unknown, unknown> =>
  mapCodec(
    `TextOrNull${length}`,
    optional(text(length)),
    (value) => E.right(value ?? ''),
    (value) => (value === '' ? undefined : value),
  )

/** Longer than what the form accepts, which counts characters rather than code units. */
const NAME = 260
const ADDRESS = 420

/** The fields of both countries; those of the other country are empty. */
const StakeholderFields = {
  identifier: ['identifier', text(20)],
  curp: ['curp', textOrNull(40)],
  name: ['name', text(NAME)],
  fatherLastName: ['fatherLastName', text(NAME)],
  motherLastName: ['motherLastName', textOrNull(NAME)],
  birthday: ['birthday', text(10)],
  gender: ['gender', text(20)],
  citizenship: ['citizenship', text(60)],
  civilStatus: ['civilStatus', text(60)],
  profession: ['profession', text(NAME)],
  phone: ['phone', text(40)],
  email: ['email', text(254)],
  address: ['address', textOrNull(ADDRESS)],
  street: ['street', textOrNull(ADDRESS)],
  outsideNumber: ['outsideNumber', textOrNull(ADDRESS)],
  insideNumber: ['insideNumber', textOrNull(ADDRESS)],
  postalCode: ['postalCode', textOrNull(20)],
  region: ['region', textOrNull(ADDRESS)],
  commune: ['commune', textOrNull(ADDRESS)],
  state: ['state', textOrNull(ADDRESS)],
  municipality: ['municipality', textOrNull(ADDRESS)],
  colony: ['colony', textOrNull(ADDRESS)],
  city: ['city', textOrNull(ADDRESS)],
} as const

export const StakeholderRequest = mappedRecord('StakeholderRequest', StakeholderFields)

export const StakeholderResponse = mappedRecord('Stakeholder', {
  id: ['id', id('Stakeholder')],
  ...StakeholderFields,
  version: ['version', Count],
})

/** A path of the client with its ticket. */
export const LegalFormLink = mappedRecord('LegalFormLink', { path: ['path', text(4_000)] })

/** The ticket of a link to the legal form takes the place of a session. */
export const LegalFormTicket = t.strict({ ticket: text(2_000) })

/** The company for which a legal form is filled in. */
export const LegalForm = mappedRecord('LegalForm', { businessName: ['businessName', text(254)] })

export const StakeholderList = list(1_000, StakeholderResponse)
