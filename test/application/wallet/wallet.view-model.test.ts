import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { WalletViewModel } from '#application/wallet/wallet.view-model.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { rejected, rejectedBy, timedOut, unreachable } from '#test/support/fakes/faults.ts'
import { endpoints } from '#wire/endpoints.ts'
import { makeFakeKeys } from '#test/support/fakes/fresh-keys.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakePage } from '#test/support/fakes/page-events.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { makeFakeWallets } from '#test/support/fakes/wallets.ts'

const aWallet = async (released?: number) => {
  const wallets = makeFakeWallets(released)
  const live = makeFakeLiveEvents()
  const analytics = makeFakeAnalytics()
  const { clock, pass, scheduler } = makeFakeTime()
  const current = new CurrentSession()
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const page = makeFakePage()
  const keys = makeFakeKeys()
  const vm = new WalletViewModel({
    wallets,
    live,
    keys,
    analytics,
    notifications,
    current,
    scheduler,
    page: page.events,
  })
  vm.wallet.activate()
  await vm.wallet.load()
  const shown = () => notifications.active.map(({ key }) => key)
  return { analytics, current, live, page, pass, shown, vm, wallets }
}

describe('the wallet', () => {
  it('cannot be requested while it loads, and then has the state of its balance', async () => {
    const { vm } = await aWallet()
    expect([vm.state?._tag, vm.canRequest]).toEqual(['Available', true])
    vm.wallet.reset()
    expect([vm.state, vm.canRequest]).toEqual([undefined, false])
  })

  it('stays as it is where other members have to authorise the request, and the user is told', async () => {
    const { shown, vm, wallets } = await aWallet()
    wallets.askOthers()
    await vm.request()
    expect([vm.state?._tag, wallets.requests(), shown()]).toEqual(['Available', [], ['SentToApproval']])
    await vm.request()
    expect(shown()).toContain('SurplusNotRequested')
  })

  it('is requested once by a double click, with the balance for the analytics', async () => {
    const { analytics, shown, vm, wallets } = await aWallet()
    await Promise.all([vm.request(), vm.request()])
    expect(wallets.requests()).toHaveLength(1)
    expect([vm.state?._tag, vm.canRequest, shown()]).toEqual(['Requested', false, ['SurplusRequested']])
    expect(analytics.events).toEqual([{ name: 'surplus requested', balance: '44020' }])
  })

  it.each([
    ['lost', unreachable],
    ['late', timedOut],
    ['one of a proxy', rejected('ERROR_UNKNOWN_ERROR')],
    ['one of a full disk', rejected('ERROR_STORAGE')],
    ['one of a code that is not known', rejected('BAD_GATEWAY')],
  ])('is requested again with the same key, without a failure, when the answer was %s', async (_, failure) => {
    const { pass, shown, vm, wallets } = await aWallet()
    wallets.faults.lost(failure, failure)
    const requested = vm.request()
    await settle()
    expect([vm.canRequest, shown()]).toEqual([false, []])
    await pass(500)
    expect([vm.canRequest, shown()]).toEqual([false, []])
    await pass(2_000)
    await requested
    expect(wallets.requests()).toHaveLength(1)
    expect([vm.state?._tag, shown()]).toEqual(['Requested', ['SurplusRequested']])
  })

  it('has an unknown outcome without an answer, and keeps its key for the next attempt', async () => {
    const { pass, shown, vm, wallets } = await aWallet()
    wallets.faults.before(...Array.from({ length: 3 }, () => timedOut), rejected('ERROR_MAINTENANCE'))
    const first = vm.request()
    await pass(8_000)
    await first
    expect([vm.canRequest, shown()]).toEqual([true, ['SurplusRequestUnknown']])
    wallets.faults.lost(unreachable)
    const second = vm.request()
    await pass(500)
    await second
    expect(wallets.requests()).toEqual(['00000000-0000-4000-8000-000000000001'])
  })

  it('is repeated at once when the page returns', async () => {
    const { page, vm, wallets } = await aWallet()
    wallets.faults.lost(unreachable)
    const requested = vm.request()
    await settle()
    page.comeBack()
    await requested
    expect([vm.state?._tag, wallets.requests().length, page.listeners()]).toEqual(['Requested', 1, 0])
  })

  it('repeats the amount of the unanswered request, not another balance, and says that it changed', async () => {
    const { pass, shown, vm, wallets } = await aWallet()
    wallets.faults.before(...Array.from({ length: 4 }, () => timedOut))
    const first = vm.request()
    await pass(8_000)
    await first
    wallets.put({ balance: money('CLP', 1_000), pendingSince: undefined })
    await vm.wallet.load()
    await vm.request()
    expect([wallets.requests().length, shown()]).toEqual([0, ['SurplusRequestUnknown', 'SurplusNotRequested']])
    await vm.wallet.load()
    await vm.request()
    expect(wallets.requests()).toHaveLength(1)
  })

  it('has another key once the request of an unknown outcome was pending and paid', async () => {
    const { pass, vm, wallets } = await aWallet()
    wallets.faults.lost(...Array.from({ length: 4 }, () => timedOut))
    const first = vm.request()
    await pass(8_000)
    await first
    await vm.wallet.load()
    expect(vm.state?._tag).toBe('Requested')
    wallets.put({ balance: money('CLP', 1_000), pendingSince: undefined })
    await vm.wallet.load()
    await vm.request()
    expect(wallets.requests()).toHaveLength(2)
  })

  it('fails at once when the host rejects it before it looks up the key', async () => {
    const { shown, vm, wallets } = await aWallet()
    wallets.faults.before(rejected('ERROR_AUTH_FORBIDDEN'))
    await vm.request()
    expect([wallets.requests(), shown()]).toEqual([[], ['SurplusNotRequested']])
  })

  it('is not repeated in another session', async () => {
    const { current, pass, vm, wallets } = await aWallet()
    wallets.faults.before(timedOut)
    const requested = vm.request()
    await settle()
    current.set(undefined)
    await pass(500)
    await requested
    expect(wallets.requests()).toEqual([])
  })

  it('is withdrawn once by a double click, and can be requested again', async () => {
    const { shown, vm } = await aWallet()
    await vm.request()
    await Promise.all([vm.withdraw(), vm.withdraw()])
    await vm.wallet.load()
    expect([vm.state?._tag, vm.canRequest, shown()]).toEqual([
      'Available',
      true,
      ['SurplusRequested', 'SurplusWithdrawn'],
    ])
    await vm.withdraw()
    expect(shown()).toHaveLength(2)
  })

  it('says why it was not withdrawn, and shows the state of the host', async () => {
    const { shown, vm, wallets } = await aWallet()
    await vm.request()
    wallets.put({ balance: money('CLP', 0), pendingSince: undefined })
    await vm.withdraw()
    await vm.wallet.load()
    expect([vm.state?._tag, shown()]).toEqual(['None', ['SurplusRequested', 'SurplusNotWithdrawn']])
  })

  it('shows the state of the host after a rejection', async () => {
    const { vm, wallets } = await aWallet()
    wallets.put({ balance: money('CLP', 44_020), pendingSince: '2026-11-18' as CivilDate })
    wallets.faults.before(rejectedBy(endpoints.walletRequest, 'ERROR_SURPLUS_ALREADY_REQUESTED'))
    await vm.request()
    await vm.wallet.load()
    expect(vm.state).toMatchObject({ _tag: 'Requested', since: '2026-11-18' })
  })

  it('has less to request when a payment of an order was corrected', async () => {
    const { live, vm, wallets } = await aWallet()
    wallets.put({ balance: money('CLP', 0), pendingSince: undefined })
    live.publish({ _tag: 'OrderChanged', orderId: '5002' as OrderId, status: 'TRANSFERRED' })
    await settle()
    expect([vm.state?._tag, vm.canRequest]).toEqual(['None', false])
  })

  it('follows payments and payouts as they happen', async () => {
    const { live, vm, wallets } = await aWallet()
    wallets.put({ balance: money('CLP', -500), pendingSince: undefined })
    live.publish({ _tag: 'WalletChanged' })
    await vm.wallet.load()
    expect([vm.state?._tag, vm.canRequest]).toEqual(['Debt', false])
  })
})
