import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Member, Members, Team } from '#application/team/members.port.ts'
import { isPending, type Pending } from '#domain/team/pending.ts'

/** A company of its owner, who calls, and of a `READER`. */
export interface MembersSubject {
  readonly members: Members
  /** The password of the owner. */
  readonly password: string
  readonly stop: () => Promise<void>
}

export const membersContract = (name: string, make: () => Promise<MembersSubject>): void => {
  const within = async (run: (subject: MembersSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    await run(subject)
    await subject.stop()
  }
  const right = <A>(answer: E.Either<unknown, A>): A =>
    E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))
  const done = <A>(answer: E.Either<unknown, A | Pending>): A => {
    const given = right(answer)
    return isPending(given) ? expect.fail('it waits for others') : given
  }
  const teamOf = async ({ members }: MembersSubject): Promise<Team> => right(await members.team()())
  const memberOf = async (subject: MembersSubject, isOneself: boolean): Promise<Member> =>
    (await teamOf(subject)).members.find((member) => member.isOneself === isOneself) ?? expect.fail('no such member')

  describe(`Members: ${name}`, () => {
    it('are listed with their roles, owners first', () =>
      within(async (subject) => {
        const { invitations, members } = await teamOf(subject)
        expect(members.map(({ isOneself, role, version }) => [isOneself, role, version])).toEqual([
          [true, 'OWNER', 1],
          [false, 'READER', 1],
        ])
        expect(invitations).toEqual([])
      }))

    it('are invited once for each key, and an address has one invitation', () =>
      within(async (subject) => {
        const { members } = subject
        const first = right(await members.invite('Max@Ejemplo.cl', 'READER', 'one')())
        expect(first).toMatchObject({ email: 'max@ejemplo.cl', role: 'READER', state: 'INVITED' })
        expect(right(await members.invite('Max@Ejemplo.cl', 'READER', 'one')())).toEqual(first)
        const second = done(await members.invite('max@ejemplo.cl', 'APPROVER', 'two')())
        expect((await teamOf(subject)).invitations.map(({ id }) => id)).toEqual([second.id])
        expect(E.isRight(await members.withdraw(second.id)())).toBe(true)
        expect((await teamOf(subject)).invitations).toEqual([])
      }))

    it('get another role, unless it changed since it was read', () =>
      within(async (subject) => {
        const { members } = subject
        const member = await memberOf(subject, false)
        expect(right(await members.changeRole(member, 'PREPARER')())).toMatchObject({ role: 'PREPARER', version: 2 })
        expect(await members.changeRole(member, 'READER')()).toMatchObject(
          E.left({ _tag: 'Conflict', current: { role: 'PREPARER', version: 2 } }),
        )
      }))

    it('are removed', () =>
      within(async (subject) => {
        expect(E.isRight(await subject.members.remove(await memberOf(subject, false))())).toBe(true)
        expect((await teamOf(subject)).members).toHaveLength(1)
      }))

    it('become owners by the password of one', () =>
      within(async (subject) => {
        const { id } = await memberOf(subject, false)
        expect(await subject.members.handOver(id, 'otra')()).toMatchObject(
          E.left({ _tag: 'Rejected', code: 'ERROR_USER_WRONG_PASSWORD' }),
        )
        expect(done(await subject.members.handOver(id, subject.password)()).role).toBe('OWNER')
      }))

    it('keep an owner', () =>
      within(async (subject) => {
        const rejection = E.left({ _tag: 'Rejected', code: 'ERROR_TEAM_LAST_OWNER' })
        expect(await subject.members.leave()()).toMatchObject(rejection)
        const own = await memberOf(subject, true)
        expect(await subject.members.changeRole(own, 'READER')()).toMatchObject(rejection)
      }))
  })
}
