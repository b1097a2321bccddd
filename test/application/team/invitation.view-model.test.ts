import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { RegistrationViewModel } from '#application/identity/registration.view-model.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { SignInDraft } from '#application/identity/sign-in-draft.ts'
import { InvitationViewModel } from '#application/team/invitation.view-model.ts'
import type { OpenInvitation } from '#application/team/members.port.ts'
import { makeFakeAccounts } from '#test/support/fakes/accounts.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { rejected } from '#test/support/fakes/faults.ts'
import { makeFakeInvitations } from '#test/support/fakes/members.ts'
import { makeFakePreferences } from '#test/support/fakes/preferences.ts'
import { FAKE_EMAIL, FAKE_PASSWORD, makeFakeSessions } from '#test/support/fakes/sessions.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'

const CODE = 'q'.repeat(43)

const anInvitationPage = async (given: Partial<OpenInvitation> = {}, isSignedIn = false) => {
  const time = makeFakeTime()
  const { clock, scheduler } = time
  const sessions = makeFakeSessions(clock)
  const current = new CurrentSession()
  const [preferences, analytics, draft] = [makeFakePreferences(), makeFakeAnalytics(), new SignInDraft()]
  const session = new SessionViewModel({
    current,
    sessions,
    durable: makeFakeStorage(),
    tab: makeFakeStorage(),
    preferences,
    clock,
    scheduler,
    analytics,
  })
  if (isSignedIn) await session.signIn(FAKE_EMAIL, FAKE_PASSWORD)
  const invitations = makeFakeInvitations({ email: FAKE_EMAIL, ...given })
  const accounts = makeFakeAccounts()
  const registration = new RegistrationViewModel({ accounts, session, draft, preferences, scheduler, analytics })
  const vm = new InvitationViewModel({ invitations, sessions, session, current, draft, registration, scheduler })
  vm.activate(CODE)
  await settle()
  return { current, invitations, vm }
}

describe('the page of an invitation', () => {
  it('joins nothing before its button is pressed', async () => {
    const { invitations, vm } = await anInvitationPage({}, true)
    expect([vm.way, invitations.accepted]).toEqual(['join', []])
    await vm.joining.run()
    expect([invitations.accepted, vm.isJoined]).toEqual([[CODE], true])
  })

  it('opens the company after the user joined', async () => {
    const { current, vm } = await anInvitationPage({}, true)
    await vm.joining.run()
    expect(current.businessId).toBe('7')
  })

  it('signs in who has an account, and joins', async () => {
    const { invitations, vm } = await anInvitationPage({ hasAccount: true })
    expect(vm.way).toBe('signIn')
    vm.signIn.change('password', FAKE_PASSWORD)
    await vm.signIn.submit()
    await settle()
    expect([invitations.accepted, vm.isJoined]).toEqual([[CODE], true])
  })

  it('opens an account for the invited address, and joins', async () => {
    const { invitations, vm } = await anInvitationPage({ hasAccount: false })
    expect([vm.way, vm.registration.form.values.email]).toEqual(['register', FAKE_EMAIL])
    vm.registration.form.change('password', FAKE_PASSWORD)
    vm.registration.form.change('confirmPassword', FAKE_PASSWORD)
    vm.registration.form.change('acceptsTerms', true)
    await vm.register()
    expect([invitations.accepted, vm.isJoined]).toEqual([[CODE], true])
  })

  it('of another address is joined by nobody else', async () => {
    const { invitations, vm } = await anInvitationPage({ email: 'eva@ejemplo.cl' }, true)
    expect([vm.way, vm.presentEmail]).toEqual(['otherAccount', FAKE_EMAIL])
    await vm.signOut()
    expect([vm.way, invitations.accepted]).toEqual(['register', []])
  })

  it('says why it was not joined', async () => {
    const { invitations, vm } = await anInvitationPage({}, true)
    invitations.faults.before(rejected('ERROR_INVITATION_INVALID'))
    await vm.joining.run()
    expect([vm.joining.failure, vm.isJoined]).toEqual([rejected('ERROR_INVITATION_INVALID'), false])
  })
})
