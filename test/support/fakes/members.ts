import * as TE from 'fp-ts/TaskEither'
import type { Invitation, Invitations, Member, Members, OpenInvitation, Team } from '#application/team/members.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { endpoints } from '#wire/endpoints.ts'
import { type Faults, makeFaults, rejectedBy } from './faults.ts'

export interface FakeMembers extends Members {
  readonly faults: Faults
  readonly put: (team: Team) => void
  readonly all: () => Team
  /** The keys of the invitations that were sent. */
  readonly keys: ReadonlyArray<string>
  hasLeft: boolean
}

export const aMember = (given: Partial<Member> = {}): Member => ({
  id: '11' as Member['id'],
  name: 'Ana Muñoz',
  email: 'ana@ejemplo.cl',
  role: 'OWNER',
  lastSeenOn: '2026-03-04' as CivilDate,
  isOneself: true,
  version: 1,
  ...given,
})

export const anInvitation = (given: Partial<Invitation> = {}): Invitation => ({
  id: '13' as Invitation['id'],
  email: 'eva@ejemplo.cl',
  role: 'APPROVER',
  state: 'INVITED',
  until: '2026-03-11' as CivilDate,
  ...given,
})

/** A company with its owner; the password is `correcta`. */
export const makeFakeMembers = (first: Team = { members: [aMember()], invitations: [] }): FakeMembers => {
  const faults = makeFaults()
  const keys: Array<string> = []
  const sentBy = new Map<string, Invitation>()
  let team = first
  let next = 100
  const change = (member: Member, given: Partial<Member>): Member => {
    const changed = { ...member, ...given, version: member.version + 1 }
    team = { ...team, members: team.members.map((one) => (one.id === member.id ? changed : one)) }
    return changed
  }
  const isLastOwner = (member: Member): boolean =>
    member.role === 'OWNER' && team.members.every(({ id, role }) => role !== 'OWNER' || id === member.id)
  const stored = (id: Member['id']): Member | undefined => team.members.find((one) => one.id === id)
  const fake: FakeMembers = {
    faults,
    keys,
    hasLeft: false,
    put: (given) => (team = given),
    all: () => team,
    team: () => faults.around(() => TE.of(team)),
    invite: (email, role, key) =>
      faults.around(() => {
        keys.push(key)
        const before = sentBy.get(key)
        if (before !== undefined) return TE.of(before)
        next += 1
        const sent = anInvitation({ id: String(next) as Invitation['id'], email: email.toLowerCase(), role })
        sentBy.set(key, sent)
        team = { ...team, invitations: [sent, ...team.invitations.filter((one) => one.email !== sent.email)] }
        return TE.of(sent)
      }),
    withdraw: (id) =>
      faults.around(() => {
        team = { ...team, invitations: team.invitations.filter((one) => one.id !== id) }
        return TE.of(undefined)
      }),
    changeRole: (member, role) => {
      const present = stored(member.id)
      if (present !== undefined && present.version !== member.version)
        return TE.left({ _tag: 'Conflict', current: present })
      return faults.around(() => {
        if (present === undefined) return TE.left(rejectedBy(endpoints.memberChange, 'ERROR_NOT_FOUND'))
        return isLastOwner(present)
          ? TE.left(rejectedBy(endpoints.memberChange, 'ERROR_TEAM_LAST_OWNER'))
          : TE.of(change(present, { role }))
      })
    },
    remove: (member) =>
      faults.around(() => {
        team = { ...team, members: team.members.filter((one) => one.id !== member.id) }
        return TE.of(undefined)
      }),
    handOver: (id, password) =>
      faults.around(() => {
        const present = stored(id)
        if (present === undefined) return TE.left(rejectedBy(endpoints.ownership, 'ERROR_NOT_FOUND'))
        return password === 'correcta'
          ? TE.of(change(present, { role: 'OWNER' }))
          : TE.left(rejectedBy(endpoints.ownership, 'ERROR_USER_WRONG_PASSWORD'))
      }),
    leave: () =>
      faults.around(() => {
        const own = team.members.find(({ isOneself }) => isOneself)
        if (own !== undefined && isLastOwner(own)) return TE.left(rejectedBy(endpoints.leave, 'ERROR_TEAM_LAST_OWNER'))
        fake.hasLeft = true
        return TE.of(undefined)
      }),
  }
  return fake
}

export interface FakeInvitations extends Invitations {
  readonly faults: Faults
  readonly accepted: ReadonlyArray<string>
}

export const makeFakeInvitations = (given: Partial<OpenInvitation> = {}): FakeInvitations => {
  const faults = makeFaults()
  const accepted: Array<string> = []
  return {
    faults,
    accepted,
    open: () =>
      faults.around(() =>
        TE.of({
          company: 'Aserradero Río Claro SpA',
          inviter: 'Ana Muñoz',
          email: 'eva@ejemplo.cl',
          role: 'APPROVER',
          hasAccount: false,
          country: 'CL',
          ...given,
        }),
      ),
    accept: (code) =>
      faults.around(() => {
        accepted.push(code)
        return TE.of({ businessId: '7' as BusinessId })
      }),
  }
}
