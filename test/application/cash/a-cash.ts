import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { CashViewModel } from '#application/cash/cash.view-model.ts'
import { DemoMode } from '#application/financing/demo-mode.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { type FakeCash, makeFakeCash } from '#test/support/fakes/cash.ts'
import { makeFormDrafts } from '#test/support/fakes/form-drafts.ts'
import { makeFakeKeys } from '#test/support/fakes/fresh-keys.ts'
import { makeFakeHolidays } from '#test/support/fakes/holidays.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakePayables } from '#test/support/fakes/payables.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'

/** The active cash of a Chilean company, before its fakes have answered. */
export const aCash = (cashOn: (today: CivilDate) => FakeCash = (today) => makeFakeCash([], today)) => {
  const { clock, scheduler } = makeFakeTime()
  const current = new CurrentSession()
  current.set(aSession({ business: aBusiness({ country: 'CL' }) }))
  const today = clock.today('CL')
  const [cash, live, tab] = [cashOn(today), makeFakeLiveEvents(), makeFakeStorage()]
  const vm = new CashViewModel({
    calendar: new BusinessCalendar({ current, clock, holidays: makeFakeHolidays() }),
    cash,
    current,
    drafts: makeFormDrafts(current),
    keys: makeFakeKeys(),
    live,
    mode: new DemoMode(),
    payables: makeFakePayables([], today),
    scheduler,
    tab,
  })
  vm.activate()
  return { cash, live, tab, today, vm }
}
