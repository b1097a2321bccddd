import type { MembershipId, OwnCompany } from '#domain/business/own-company.ts'
import { aBusiness } from './identity.ts'

/** A company of the user. The first one is that of `aSession`. */
export const anOwnCompany = (
  over: Partial<OwnCompany> & { readonly name?: string; readonly identifier?: string } = {},
): OwnCompany => {
  const { business = aBusiness(), identifier = business.identifier, name = business.name, ...rest } = over
  return {
    membershipId: `4${business.id}` as MembershipId,
    business: { ...business, identifier, name },
    toAuthorise: 0,
    rejected: 0,
    tasks: 0,
    lastUsedAt: undefined,
    ...rest,
  }
}

/** Companies of an accountant: the one of `aSession`, others in both countries, and the longest name. */
export const someCompanies = (count: number): ReadonlyArray<OwnCompany> =>
  Array.from({ length: count }, (_, at) => {
    const country = at % 3 === 2 ? 'MX' : 'CL'
    const business = aBusiness({ id: String(7 + at) as OwnCompany['business']['id'], country })
    return at === 0
      ? anOwnCompany({ tasks: 1, lastUsedAt: Date.UTC(2026, 2, 4, 12) })
      : anOwnCompany({
          business,
          identifier: country === 'MX' ? 'EKU9003173C9' : '76192083-9',
          name:
            at === 1 ? LONGEST : `Empresa ${String(at).padStart(2, '0')} ${country === 'MX' ? 'S.A. de C.V.' : 'SpA'}`,
          toAuthorise: at === 3 ? 2 : 0,
          rejected: at === 4 ? 1 : 0,
          tasks: at % 4,
          lastUsedAt: at % 2 === 0 ? Date.UTC(2026, 2, at) : undefined,
        })
  })

const LONGEST = 'Sociedad de Inversiones y Transportes Hermanos Valdivieso Errázuriz y Compañía Limitada'
