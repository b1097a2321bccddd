import { describe, expect, it } from 'vitest'
import { WalletViewModel } from '#application/wallet/wallet.view-model.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { makeFakeAnalytics } from '#test/support/fakes/analytics.ts'
import { rejected, unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeKeys } from '#test/support/fakes/fresh-keys.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { makeFakeWallets } from '#test/support/fakes/wallets.ts'

const aWallet = async (released?: number) => {
  const wallets = makeFakeWallets(released)
  const live = makeFakeLiveEvents()
  const analytics = makeFakeAnalytics()
  const { clock, scheduler } = makeFakeTime()
  const notifications = new NotificationsViewModel(scheduler, clock)
  const vm = new WalletViewModel({ wallets, live, keys: makeFakeKeys(), analytics, notifications })
  vm.wallet.activate()
  await vm.wallet.load()
  const shown = () => notifications.active.map(({ key }) => key)
  return { analytics, live, shown, vm, wallets }
}

describe('the wallet', () => {
  it('cannot be requested while it loads, and then has the state of its balance', async () => {
    const { vm } = await aWallet()
    expect([vm.state?._tag, vm.canRequest]).toEqual(['Available', true])
    vm.wallet.reset()
    expect([vm.state, vm.canRequest]).toEqual([undefined, false])
  })

  it('is requested once by a double click, with the balance for the analytics', async () => {
    const { analytics, shown, vm, wallets } = await aWallet()
    await Promise.all([vm.request(), vm.request()])
    expect(wallets.requests()).toHaveLength(1)
    expect([vm.state?._tag, vm.canRequest, shown()]).toEqual(['Requested', false, ['SurplusRequested']])
    expect(analytics.events).toEqual([{ name: 'surplus requested', balance: '44020' }])
  })

  it('is requested with the same key after a lost answer', async () => {
    const { shown, vm, wallets } = await aWallet()
    wallets.faults.lost(unreachable)
    await vm.request()
    expect(shown()).toEqual(['SurplusNotRequested'])
    wallets.put({ balance: money('CLP', 44_020), pendingSince: undefined })
    await vm.wallet.load()
    await vm.request()
    expect(wallets.requests()).toHaveLength(1)
    expect(vm.state?._tag).toBe('Requested')
  })

  it('shows the state of the host after a refusal', async () => {
    const { vm, wallets } = await aWallet()
    wallets.put({ balance: money('CLP', 44_020), pendingSince: '2026-11-18' as CivilDate })
    wallets.faults.before(rejected('ERROR_SURPLUS_ALREADY_REQUESTED'))
    await vm.request()
    await vm.wallet.load()
    expect(vm.state).toMatchObject({ _tag: 'Requested', since: '2026-11-18' })
  })

  it('has less to request when a payment of an order was corrected', async () => {
    const { live, vm, wallets } = await aWallet()
    wallets.put({ balance: money('CLP', 0), pendingSince: undefined })
    live.tell({ _tag: 'OrderChanged', orderId: '5002' as OrderId, status: 'TRANSFERRED' })
    await settle()
    expect([vm.state?._tag, vm.canRequest]).toEqual(['None', false])
  })

  it('follows payments and payouts as they happen', async () => {
    const { live, vm, wallets } = await aWallet()
    wallets.put({ balance: money('CLP', -500), pendingSince: undefined })
    live.tell({ _tag: 'WalletChanged' })
    await vm.wallet.load()
    expect([vm.state?._tag, vm.canRequest]).toEqual(['Debt', false])
  })
})
