import type { OwnCompany } from '#domain/business/own-company.ts'
import type { Queries } from '../database/database.ts'
import { membershipStore } from '../identity/index.ts'
import type { User } from '../kernel/caller.ts'
import { workOfEach, type TaskServices } from './tasks.ts'

/** The companies of a user, and how much waits in each. It reads rows of all of them, in a fixed number of statements. */
export const ownCompaniesOf = async (
  acrossCompanies: Queries,
  services: TaskServices,
  user: User,
): Promise<ReadonlyArray<OwnCompany>> => {
  const memberships = await membershipStore.membershipsOf(acrossCompanies, user.id)
  const work = await workOfEach(acrossCompanies, services, memberships, user)
  return memberships.map(({ business, id, lastUsedAt, role }) => {
    const { rejected = 0, tasks = [], toAuthorise = 0 } = work.get(business.id) ?? {}
    return {
      membershipId: id,
      business: { ...business, role },
      lastUsedAt: lastUsedAt?.getTime(),
      rejected,
      tasks: tasks.length,
      toAuthorise,
    }
  })
}
