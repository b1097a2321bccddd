import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { Member } from '#application/team/members.port.ts'
import { TeamViewModel } from '#application/team/team.view-model.ts'
import type { Role } from '#domain/team/role.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { rejected, unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeKeys } from '#test/support/fakes/fresh-keys.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { aMember, anInvitation, makeFakeMembers } from '#test/support/fakes/members.ts'
import { makeFakePreferences } from '#test/support/fakes/preferences.ts'
import { FAKE_EMAIL, FAKE_PASSWORD, makeFakeSessions } from '#test/support/fakes/sessions.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aBusiness } from '#test/support/samples/identity.ts'

const LUIS = aMember({
  id: '12' as Member['id'],
  name: 'Luis Rojas',
  email: 'luis@ejemplo.cl',
  role: 'PREPARER',
  isOneself: false,
})

const aTeam = async ({ role = 'OWNER', isSudo = false }: { readonly role?: Role; readonly isSudo?: boolean } = {}) => {
  const time = makeFakeTime()
  const sessions = makeFakeSessions(time.clock, { business: aBusiness({ role }), isSudo })
  const current = new CurrentSession()
  const session = new SessionViewModel({
    current,
    sessions,
    durable: makeFakeStorage(),
    tab: makeFakeStorage(),
    preferences: makeFakePreferences(),
    clock: time.clock,
    scheduler: time.scheduler,
    analytics: makeFakeAnalytics(),
  })
  await session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
  const members = makeFakeMembers({ members: [aMember({ role }), LUIS], invitations: [anInvitation()] })
  const live = makeFakeLiveEvents()
  const notifications = new NotificationsViewModel(time)
  const vm = new TeamViewModel({
    members,
    notifications,
    keys: makeFakeKeys(),
    scheduler: time.scheduler,
    current,
    session,
    live,
  })
  vm.activate()
  await settle()
  return {
    current,
    live,
    members,
    notifications,
    sessions,
    vm,
    toasts: () => notifications.active.map(({ toast }) => toast._tag),
  }
}

describe('the team', () => {
  it('is shown with its invitations, and again when it changed', async () => {
    const { live, members, vm } = await aTeam()
    expect(vm.members.map(({ name }) => name)).toEqual(['Ana Muñoz', 'Luis Rojas'])
    expect(vm.invitations).toHaveLength(1)
    members.put({ members: [aMember()], invitations: [] })
    live.publish({ _tag: 'TeamChanged' })
    await settle()
    expect([vm.members.length, vm.invitations.length]).toEqual([1, 0])
  })

  it.each([
    ['OWNER', ['ADMIN', 'PREPARER', 'APPROVER', 'READER'], true, true],
    ['ADMIN', ['ADMIN', 'PREPARER', 'APPROVER', 'READER'], true, false],
    ['READER', ['PREPARER'], false, false],
  ] as const)('offers to %s the roles that the domain allows', async (role, roles, mayRemove, mayHandOver) => {
    const { vm } = await aTeam({ role })
    expect(vm.rolesOf(LUIS)).toEqual(roles)
    expect([vm.mayRemove(LUIS), vm.mayHandOver(LUIS), vm.mayInvite]).toEqual([mayRemove, mayHandOver, mayRemove])
  })

  it('offers nothing to an operator', async () => {
    const { vm } = await aTeam({ isSudo: true })
    expect([vm.rolesOf(LUIS), vm.mayRemove(LUIS), vm.mayHandOver(LUIS), vm.mayInvite, vm.mayLeave]).toEqual([
      ['PREPARER'],
      false,
      false,
      false,
      false,
    ])
  })

  it('keeps its last owner', async () => {
    const { members, vm } = await aTeam()
    expect(vm.mayLeave).toBe(false)
    members.put({ members: [aMember(), { ...LUIS, role: 'OWNER' }], invitations: [] })
    await vm.team.load()
    expect(vm.mayLeave).toBe(true)
  })
})

describe('the role of a member', () => {
  it('is changed at once, and the session asks for a token with the present role', async () => {
    const { members, sessions, toasts, vm } = await aTeam()
    await vm.role.run(LUIS, 'APPROVER')
    await settle()
    expect(members.all().members[1]?.role).toBe('APPROVER')
    expect(toasts()).toEqual(['MemberRoleChanged'])
    expect(sessions.refreshes()).toBe(1)
  })

  it('is read again when somebody else changed it first', async () => {
    const { members, vm } = await aTeam()
    members.faults.before(rejected('ERROR_CONFLICT'))
    await vm.role.run(LUIS, 'APPROVER')
    await settle()
    expect([vm.role.failure, vm.members[1]?.role]).toEqual([rejected('ERROR_CONFLICT'), 'PREPARER'])
  })
})

describe('an invitation', () => {
  it('is sent with a key of its own for each address and role', async () => {
    const { members, toasts, vm } = await aTeam()
    vm.invitation.open()
    const { form } = vm.invitation
    await form?.submit()
    expect(form?.errorOf('email')).toEqual({ _tag: 'EmailEmpty' })
    expect(form?.errorOf('role')).toEqual({ _tag: 'ChoiceMissing' })
    form?.change('email', 'Max@Ejemplo.cl')
    form?.change('role', 'READER')
    members.faults.lost(unreachable)
    await form?.submit()
    await form?.submit()
    await settle()
    expect(new Set(members.keys).size).toBe(1)
    expect([toasts(), vm.invitation.form]).toEqual([['MemberInvited'], undefined])
    expect(vm.invitations.map(({ email }) => email)).toContain('max@ejemplo.cl')
  })

  it('is sent again and withdrawn', async () => {
    const { toasts, vm } = await aTeam()
    await vm.resending.run(anInvitation())
    await settle()
    await vm.withdrawal.run(vm.invitations[0] ?? anInvitation())
    await settle()
    expect([toasts(), vm.invitations]).toEqual([['MemberInvited', 'InvitationWithdrawn'], []])
  })
})

describe('a question about a member', () => {
  it('is asked before the member is removed', async () => {
    const { toasts, vm } = await aTeam()
    vm.ask('remove', LUIS)
    expect([vm.question, vm.asked?.name]).toEqual(['remove', 'Luis Rojas'])
    await vm.submit()
    await settle()
    expect([vm.members.length, vm.question, toasts()]).toEqual([1, undefined, ['MemberRemoved']])
  })

  it('takes the password before the company is handed over, and keeps none', async () => {
    const { members, toasts, vm } = await aTeam()
    vm.ask('handOver', LUIS)
    await vm.submit()
    expect(members.all().members[1]?.role).toBe('PREPARER')
    vm.type('otra')
    await vm.submit()
    expect([vm.answer.failure?._tag, vm.password, vm.question]).toEqual(['Rejected', '', 'handOver'])
    vm.type('correcta')
    await vm.submit()
    await settle()
    expect([vm.members[1]?.role, toasts()]).toEqual(['OWNER', ['OwnerAdded']])
  })

  it('ends the session of who leaves', async () => {
    const { current, members, vm } = await aTeam({ role: 'READER' })
    vm.askToLeave()
    await vm.submit()
    await settle()
    expect([members.hasLeft, current.session]).toEqual([true, undefined])
  })

  it('is closed without a change', async () => {
    const { members, vm } = await aTeam()
    vm.ask('remove', LUIS)
    vm.close()
    await vm.submit()
    expect([vm.question, members.all().members.length]).toEqual([undefined, 2])
  })
})
