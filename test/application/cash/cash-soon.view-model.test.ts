import { describe, expect, it } from 'vitest'
import { cashSoonModule } from '#app/features/cash-soon.module.ts'
import { SoonCash } from '#application/cash/cash-soon.port.ts'
import { CashSoonViewModel } from '#application/cash/cash-soon.view-model.ts'
import { Features } from '#application/shell/features.port.ts'
import { NavigationViewModel } from '#application/shell/navigation.view-model.ts'
import { addDays } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { fake, signedInContainer } from '#test/support/container.ts'
import { makeFakeCash } from '#test/support/fakes/cash.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeFeatures } from '#test/support/fakes/features.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { someCashEntries } from '#test/support/samples/cash.ts'
import { aSession } from '#test/support/samples/identity.ts'

const opened = async (hasPayables = true) => {
  const time = makeFakeTime()
  const today = addDays(time.clock.today('CL'), 4)
  const cash = makeFakeCash(someCashEntries(today), today)
  const features = makeFakeFeatures()
  if (!hasPayables) features.put([])
  const container = signedInContainer(
    time,
    aSession(),
    [cashSoonModule],
    [fake(SoonCash, cash), fake(Features, features)],
  )
  await container.get(NavigationViewModel).features.load()
  const vm = container.get(CashSoonViewModel)
  return { cash, vm }
}

describe('the cash of the next seven days', () => {
  it('comes in and goes out, without what is overdue', async () => {
    const { vm } = await opened()
    expect([vm.in, vm.out]).toEqual([undefined, undefined])
    vm.activate()
    await settle()
    expect([vm.in, vm.out]).toEqual([[money('CLP', 1_190_000)], [money('CLP', 0)]])
  })

  it('only comes in for a company without payables', async () => {
    const { vm } = await opened(false)
    vm.activate()
    await settle()
    expect([vm.in, vm.out]).toEqual([[money('CLP', 1_190_000)], undefined])
  })

  it('is unknown after a failure, and asked for again', async () => {
    const { cash, vm } = await opened()
    cash.faults.before(unreachable)
    vm.activate()
    await settle()
    expect([vm.in, vm.totals.failure?._tag]).toEqual([undefined, 'Unreachable'])
    vm.totals.retry()
    await settle()
    expect(vm.in).toEqual([money('CLP', 1_190_000)])
  })
})
