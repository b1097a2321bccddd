import { endpoints } from '#wire/endpoints.ts'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Businesses, NewBusiness } from '#application/business/businesses.port.ts'
import type { PersonalData, Users } from '#application/business/users.port.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { parseOwnTaxId } from '#domain/tax-id/tax-id.ts'
import { makeFaults, rejectedBy, type Faults } from './faults.ts'

export interface FakeBusinesses extends Businesses {
  readonly naming: Faults
  readonly creating: Faults
  readonly documents: Faults
  /** All created businesses. */
  readonly created: ReadonlyArray<NewBusiness>
  /** Number of requests per call. */
  readonly requests: { names: number; creations: number; documents: number }
  /** Whether the documents were requested. */
  readonly hasDocuments: () => boolean
}

/** A host with one user: it knows some names and creates one business, none that is `taken`. `onCreated` is called after the creation. */
export const makeFakeBusinesses = (
  names: Readonly<Record<string, string>> = {},
  onCreated: (business: NewBusiness) => void = () => undefined,
  taken: ReadonlyArray<string> = [],
): FakeBusinesses => {
  const [naming, creating, documents] = [makeFaults(), makeFaults(), makeFaults()]
  const created: Array<NewBusiness> = []
  const requests = { names: 0, creations: 0, documents: 0 }
  let hasDocuments = false
  const create = (business: NewBusiness) => {
    if (E.isLeft(parseOwnTaxId(business.country, business.identifier)))
      return TE.left(rejectedBy(endpoints.businessCreate, 'ERROR_BUSINESS_IDENTIFIER_INVALID'))
    if (taken.includes(business.identifier))
      return TE.left(rejectedBy(endpoints.businessCreate, 'ERROR_BUSINESS_IDENTIFIER_TAKEN'))
    const own = created[0]
    if (own !== undefined)
      return own.identifier === business.identifier
        ? TE.of(CREATED)
        : TE.left(rejectedBy(endpoints.businessCreate, 'ERROR_CONFLICT'))
    created.push(business)
    onCreated(business)
    return TE.of(CREATED)
  }
  return {
    naming,
    creating,
    documents,
    created,
    requests,
    hasDocuments: () => hasDocuments,
    nameOf: (_, identifier) => {
      requests.names += 1
      return naming.around(() =>
        TE.of(names[identifier] === undefined ? undefined : { name: names[identifier], source: 'REGISTER' as const }),
      )
    },
    create: (business) => {
      requests.creations += 1
      return creating.around(() => create(business))
    },
    requestDocuments: () => {
      requests.documents += 1
      return documents.around(() => {
        hasDocuments = true
        return TE.of(undefined)
      })
    },
  }
}

/** The id of every created business. */
export const CREATED = '77' as BusinessId

export interface FakeUsers extends Users {
  readonly faults: Faults
  readonly changes: ReadonlyArray<PersonalData>
  readonly requests: () => number
}

export const makeFakeUsers = (): FakeUsers => {
  const faults = makeFaults()
  const changes: Array<PersonalData> = []
  let requests = 0
  return {
    faults,
    changes,
    requests: () => requests,
    change: (data) => {
      requests += 1
      return faults.around(() => {
        changes.push(data)
        return TE.of(undefined)
      })
    },
  }
}
