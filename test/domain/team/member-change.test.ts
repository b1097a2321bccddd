import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeRole,
  givesApproval,
  handOver,
  inviteAs,
  isLower,
  leaveTeam,
  removeMember,
  type MemberAct,
} from '#domain/team/member-change.ts'
import { may, PERMISSIONS } from '#domain/team/permission.ts'
import { ROLES, type Role } from '#domain/team/role.ts'

const anAct = (actor: Role, member: Role, given: Partial<MemberAct> = {}): MemberAct => ({
  actor,
  member,
  isOneself: false,
  otherOwners: 1,
  ...given,
})
const result = (done: E.Either<{ readonly _tag: string }, undefined>): string =>
  E.isLeft(done) ? done.left._tag : 'Done'

const role = fc.constantFrom(...ROLES)
const act: fc.Arbitrary<MemberAct> = fc
  .record({ actor: role, member: role, isOneself: fc.boolean(), others: fc.nat(3) })
  .map(({ actor, isOneself, member, others }) => ({
    actor,
    isOneself,
    member: isOneself ? actor : member,
    /* Somebody else who acts as an owner is one of the other owners. */
    otherOwners: actor === 'OWNER' && !isOneself ? others + 1 : others,
  }))

describe('the role of a member', () => {
  it('is changed by an owner, and of those who are no owners by an administrator', () => {
    expect(result(changeRole(anAct('OWNER', 'OWNER'), 'ADMIN'))).toBe('Done')
    expect(result(changeRole(anAct('ADMIN', 'READER'), 'ADMIN'))).toBe('Done')
    expect(result(changeRole(anAct('ADMIN', 'OWNER'), 'READER'))).toBe('Forbidden')
    expect(result(changeRole(anAct('APPROVER', 'READER'), 'PREPARER'))).toBe('Forbidden')
  })

  it('is lowered by oneself, never raised', () => {
    expect(result(changeRole(anAct('OWNER', 'OWNER', { isOneself: true }), 'READER'))).toBe('Done')
    expect(result(changeRole(anAct('ADMIN', 'ADMIN', { isOneself: true }), 'OWNER'))).toBe('Forbidden')
  })

  it('of the last owner stays', () => {
    expect(result(changeRole(anAct('OWNER', 'OWNER', { isOneself: true, otherOwners: 0 }), 'ADMIN'))).toBe('LastOwner')
    expect(result(leaveTeam(anAct('OWNER', 'OWNER', { isOneself: true, otherOwners: 0 })))).toBe('LastOwner')
  })

  it('becomes that of an owner by no change of role', () => {
    fc.assert(fc.property(act, (one) => one.member === 'OWNER' || E.isLeft(changeRole(one, 'OWNER'))))
  })

  it('is changed, and its member removed, only by those who lead the team; an owner only by an owner', () => {
    fc.assert(
      fc.property(act, role, (one, to) => {
        const changes = to !== one.member && E.isRight(changeRole(one, to))
        if (changes || E.isRight(removeMember(one)) || E.isRight(handOver(one))) {
          expect(may(one.actor, 'team')).toBe(true)
          expect(one.member !== 'OWNER' || one.actor === 'OWNER').toBe(true)
        }
      }),
    )
  })

  it('leaves an owner in the company after whatever is allowed', () => {
    fc.assert(
      fc.property(act, role, (one, to) => {
        const left = one.otherOwners + (to === 'OWNER' && one.member === 'OWNER' ? 1 : 0)
        if (E.isRight(changeRole(one, to)) && one.member === 'OWNER') expect(left).toBeGreaterThan(0)
        const isGone = E.isRight(leaveTeam(one)) || E.isRight(removeMember(one))
        if (isGone && one.member === 'OWNER') expect(one.otherOwners).toBeGreaterThan(0)
      }),
    )
  })

  it('gives oneself no permission that one had not', () => {
    fc.assert(
      fc.property(act, role, (one, to) => {
        if (!one.isOneself || E.isLeft(changeRole(one, to))) return
        for (const permission of PERMISSIONS) expect(may(one.member, permission) || !may(to, permission)).toBe(true)
      }),
    )
  })
})

describe('a lower role', () => {
  it.each([
    ['OWNER', 'ADMIN', true],
    ['ADMIN', 'OWNER', false],
    ['ADMIN', 'PREPARER', true],
    ['PREPARER', 'APPROVER', false],
    ['APPROVER', 'READER', true],
  ] as const)('than %s is %s: %s', (from, to, expected) => {
    expect(isLower(from, to)).toBe(expected)
  })
})

describe('an invitation', () => {
  it('is sent by those who lead the team, and never for an owner', () => {
    expect(result(inviteAs('ADMIN', 'APPROVER'))).toBe('Done')
    expect(result(inviteAs('OWNER', 'OWNER'))).toBe('Forbidden')
    expect(result(inviteAs('PREPARER', 'READER'))).toBe('Forbidden')
  })
})

describe('a company', () => {
  it('is handed over by an owner, to somebody else', () => {
    expect(result(handOver(anAct('OWNER', 'READER')))).toBe('Done')
    expect(result(handOver(anAct('ADMIN', 'READER')))).toBe('Forbidden')
    expect(result(handOver(anAct('OWNER', 'OWNER', { isOneself: true })))).toBe('Forbidden')
  })
})

describe('givesApproval', () => {
  it('is true of a person who could not decide before, and of no other', () => {
    expect(givesApproval(undefined, 'APPROVER')).toBe(true)
    expect(givesApproval('PREPARER', 'ADMIN')).toBe(true)
    expect(givesApproval('APPROVER', 'OWNER')).toBe(false)
    expect(givesApproval(undefined, 'PREPARER')).toBe(false)
  })

  it('is true for no change that lowers a role', () => {
    fc.assert(fc.property(role, role, (from, to) => !(isLower(from, to) && givesApproval(from, to))))
  })
})
