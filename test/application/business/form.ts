import { FirstVisitViewModel } from '#application/business/first-visit.view-model.ts'
import { BusinessName } from '#application/business/business-name.ts'
import { CompleteProfileViewModel } from '#application/business/complete-profile.view-model.ts'
import { ProfileDraftStorage } from '#application/business/profile-draft-storage.ts'
import { ProfileSubmission } from '#application/business/profile-submission.ts'
import { WelcomeBackViewModel } from '#application/business/welcome-back.view-model.ts'
import { makeFormDrafts } from '#test/support/fakes/form-drafts.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { SignInDraft } from '#application/identity/sign-in-draft.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { makeFakeBusinesses, makeFakeUsers } from '#test/support/fakes/businesses.ts'
import { makeFakePreferences } from '#test/support/fakes/preferences.ts'
import { FAKE_EMAIL, FAKE_PASSWORD, makeFakeSessions } from '#test/support/fakes/sessions.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { aBusiness } from '#test/support/samples/identity.ts'

const NAMES = { AAA010101AAA: 'Aceros del Norte SA de CV', '76086428-5': 'Aserradero Río Claro SpA' }

/** A user without a business, signed in at a host in memory, and as many forms as a test opens. */
export const makeForms = async () => {
  const time = makeFakeTime()
  const sessions = makeFakeSessions(time.clock, { business: undefined })
  const businesses = makeFakeBusinesses(NAMES, ({ name, identifier, country }) =>
    sessions.update({ business: aBusiness({ id: '7' as BusinessId, name, identifier, country }) }),
  )
  const users = makeFakeUsers()
  const preferences = makeFakePreferences()
  const analytics = makeFakeAnalytics()
  const current = new CurrentSession()
  const tab = makeFakeStorage()
  const session = new SessionViewModel({
    current,
    sessions,
    durable: makeFakeStorage(),
    tab,
    preferences,
    clock: time.clock,
    scheduler: time.scheduler,
    analytics,
  })
  const stop = session.activate()
  await session.signIn(FAKE_EMAIL, FAKE_PASSWORD)

  const signInDraft = new SignInDraft()
  const storage = () => new ProfileDraftStorage({ tab, current, drafts: makeFormDrafts(current, tab) })
  const draftsOfTab = storage()
  /** With a separate memory, as after a reload of the tab. */
  const reload = () => open(storage())

  const open = (drafts: ProfileDraftStorage = draftsOfTab) => {
    const notifications = new NotificationsViewModel({ scheduler: time.scheduler, clock: time.clock })
    const address = { hostname: 'localhost', country: undefined }
    const welcome = new WelcomeBackViewModel({
      preferences,
      current,
      clock: time.clock,
      address,
      drafts,
    })
    const name = new BusinessName({ businesses, scheduler: time.scheduler })
    const submission = new ProfileSubmission({ users, businesses, session, drafts, analytics })
    const vm = new CompleteProfileViewModel({
      name,
      submission,
      drafts,
      welcome,
      signInDraft,
      notifications,
      scheduler: time.scheduler,
    })
    const arrival = new FirstVisitViewModel({
      businesses,
      drafts,
      notifications,
      preferences,
      scheduler: time.scheduler,
    })
    return { vm, form: vm.form, arrival, drafts, notifications, close: vm.activate() }
  }
  return { time, sessions, businesses, users, preferences, current, session, signInDraft, tab, open, reload, stop }
}

/** Fills the form like a user in Mexico. */
export const fillIn = (form: CompleteProfileViewModel['form']): void => {
  form.change('fullName', 'Ana Muñoz')
  form.change('phone', '55 1234 5678')
  form.change('identifier', 'aaa010101aaa')
}
