import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { hasLines, loadDraft, type OrderDraft, saveDraft } from '#application/financing/order-draft.ts'
import { SavedScenarios } from '#application/financing/saved-scenarios.ts'
import { ScenarioComparisonViewModel } from '#application/financing/scenario-comparison.view-model.ts'
import { draftOwner } from '#application/financing/stored-order.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import type { Scenario, ScenarioId } from '#domain/financing/scenario.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { makeFakeKeys } from '#test/support/fakes/fresh-keys.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeScenarios } from '#test/support/fakes/scenarios.ts'
import { settle } from '#test/support/fakes/time.ts'
import { makeWorld } from '#test/support/world.ts'

const day = (text: string): CivilDate => text as CivilDate
const id = (text: string): InvoiceId => text as InvoiceId
const right = <A>(answer: E.Either<unknown, A>): A => (E.isRight(answer) ? answer.right : expect.fail('rejected'))

/** A cart of three invoices with their figures, and a user without scenarios. */
const reachCart = async () => {
  const world = makeWorld()
  const tab = world.openTab()
  const scenarios = makeFakeScenarios(world.host, world.submissions, () => world.time.clock.today('CL'))
  tab.flow.activate()
  await tab.flow.open('DIRECT_FINANCING')
  for (const row of tab.table.list.rows?.slice(0, 3) ?? []) tab.table.selection.toggle(row)
  await tab.flow.next()
  await world.time.pass(400)
  const vm = new SavedScenarios({ scenarios, keys: makeFakeKeys() }, tab.cart)
  vm.activate()
  await settle()
  const payOn = async (date: string) => {
    tab.cart.setDate(day(date), 'all')
    await world.time.pass(400)
  }
  const letters = () => vm.saved.value?.map(({ letter }) => letter)
  return { world, tab, scenarios, vm, payOn, letters }
}

describe('the cart', () => {
  it('is saved as a scenario with its figures, and again after its dates changed', async () => {
    const { vm, payOn, letters, tab } = await reachCart()
    expect([vm.canSave, vm.nextLetter, vm.present]).toEqual([true, 'A', undefined])
    await vm.save()
    expect([letters(), vm.present?.letter, vm.canSave]).toEqual([['A'], 'A', false])
    expect(vm.saved.value?.[0]?.figures.transfer).toEqual(tab.cart.simulation.shown?.transfer)
    await payOn('2026-05-04')
    expect([vm.canSave, vm.nextLetter]).toEqual([true, 'B'])
    await vm.save()
    expect(letters()).toEqual(['A', 'B'])
  })

  it('is not saved while it is recalculated, without a date, or beyond the last letter', async () => {
    const { world, vm, payOn, tab } = await reachCart()
    tab.cart.setDate(day('2026-05-04'), 'all')
    expect(vm.canSave).toBe(false)
    tab.cart.clearDate(id('1'))
    await world.time.pass(400)
    expect(vm.canSave).toBe(false)
    for (const date of ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-07']) {
      await payOn(date)
      await vm.save()
    }
    expect([vm.saved.value?.length, vm.canSave, vm.nextLetter]).toEqual([3, false, undefined])
  })

  it('is saved once when the answer to the first request was lost', async () => {
    const { scenarios, vm, letters } = await reachCart()
    scenarios.faults.lost(unreachable)
    await vm.save()
    expect([vm.failure?._tag, letters()]).toEqual(['Unreachable', []])
    await vm.save()
    expect([vm.failure, letters()]).toEqual([undefined, ['A']])
    expect(right(await scenarios.list()())).toHaveLength(1)
  })

  it('shows the scenarios of another tab when there is no letter left', async () => {
    const { scenarios, vm, payOn, letters, tab } = await reachCart()
    const { lines: quoted = [] } = tab.cart.simulation.quote ?? {}
    const lines = quoted.map(({ invoiceId, paymentDate }) => ({ invoiceId, paymentDate }))
    for (const at of [0, 1, 2]) await scenarios.save('DIRECT_FINANCING', lines.slice(0, at + 1), `other-${at}`)()
    await payOn('2026-05-04')
    await vm.save()
    await settle()
    expect([vm.failure, letters()]).toEqual([
      expect.objectContaining({ code: 'ERROR_SCENARIO_LIMIT' }),
      ['A', 'B', 'C'],
    ])
  })
})

describe('a scenario that is removed', () => {
  it('comes back with its letter', async () => {
    const { vm, payOn, letters } = await reachCart()
    await vm.save()
    await payOn('2026-05-04')
    await vm.save()
    const [first = expect.fail('none')] = vm.saved.value ?? []
    await vm.remove(first)
    expect([letters(), vm.removed?.letter]).toEqual([['B'], 'A'])
    await vm.restore()
    expect([letters(), vm.removed]).toEqual([['A', 'B'], undefined])
    expect(vm.saved.value?.[0]).toEqual(first)
  })

  it('cannot come back once another tab removed the next one', async () => {
    const { scenarios, vm, payOn, letters } = await reachCart()
    await vm.save()
    await payOn('2026-05-04')
    await vm.save()
    const [first = expect.fail('none'), second = expect.fail('none')] = vm.saved.value ?? []
    await vm.remove(first)
    await scenarios.remove(second.id)()
    await vm.restore()
    await settle()
    expect([vm.removed, vm.failure, letters()]).toEqual([
      undefined,
      expect.objectContaining({ code: 'ERROR_NOT_FOUND' }),
      [],
    ])
  })

  it('by another tab is removed here too, and one that could not be removed stays', async () => {
    const { scenarios, vm, letters } = await reachCart()
    await vm.save()
    const [first = expect.fail('none')] = vm.saved.value ?? []
    scenarios.faults.before(unreachable)
    await vm.remove(first)
    expect([letters(), vm.failure?._tag]).toEqual([['A'], 'Unreachable'])
    await scenarios.remove(first.id)()
    await vm.remove(first)
    expect([letters(), vm.failure]).toEqual([[], undefined])
  })
})

/** Two saved scenarios, A and B, compared. */
const reachComparison = async (ids?: (saved: ReadonlyArray<Scenario>) => ReadonlyArray<ScenarioId | undefined>) => {
  const { world, tab, scenarios, vm, payOn } = await reachCart()
  await vm.save()
  await payOn('2026-05-04')
  await vm.save()
  await world.time.pass(1_000)
  const { current, source } = tab
  const mode = source.mode
  const comparison = new ScenarioComparisonViewModel({ scenarios, invoices: world.host, current, mode, tab: tab.tab })
  const leave = comparison.open(ids?.(vm.saved.value ?? []))
  await settle()
  const [first = expect.fail('none')] = vm.saved.value ?? []
  const owner = draftOwner(current) ?? expect.fail('no owner')
  const draft = () => loadDraft(tab.tab, owner, 'DIRECT_FINANCING')
  return { world, tab, scenarios, comparison, leave, first, draft, owner }
}

describe('the comparison', () => {
  it('has the scenarios of the user, or those of the address', async () => {
    const own = await reachComparison()
    expect(own.comparison.compared.value?.scenarios.map(({ letter }) => letter)).toEqual(['A', 'B'])
    const named = await reachComparison((saved) => saved.slice(1).map((one) => one.id))
    expect(named.comparison.compared.value).toMatchObject({ scenarios: [{ letter: 'B' }], missing: 0 })
  })

  it('says how many of the address do not exist any more', async () => {
    const { comparison } = await reachComparison(([first]) => [first?.id, '999' as ScenarioId, undefined])
    expect(comparison.compared.value).toMatchObject({ scenarios: [{ letter: 'A' }], missing: 2 })
  })

  it('puts a scenario into the cart without a question when the present draft is one of them', async () => {
    const { comparison, first, draft, scenarios } = await reachComparison()
    expect(draft()?.lines[0]?.chosenDate).toBe('2026-05-04')
    expect(await comparison.choose(first)).toBe('DIRECT_FINANCING')
    const lines: ReadonlyArray<OrderLine> = right(await scenarios.lines(first.id)())
    expect(draft()).toMatchObject({
      step: 'dating',
      lines: lines.map(({ invoiceId, paymentDate }) => ({ invoiceId, chosenDate: paymentDate })),
    })
  })

  it('asks before it replaces another draft, and keeps it when the user does not want that', async () => {
    const { tab, comparison, first, draft, owner } = await reachComparison()
    saveDraft(tab.tab, owner, {
      type: 'DIRECT_FINANCING',
      step: 'dating',
      lines: [{ invoiceId: id('9'), chosenDate: day('2026-05-20') }],
      allOf: undefined,
    })
    expect(await comparison.choose(first)).toBeUndefined()
    expect(comparison.replacement.isAsking).toBe(true)
    comparison.replacement.cancel()
    expect(draft()?.lines).toMatchObject([{ invoiceId: '9' }])
    await comparison.choose(first)
    expect(comparison.replacement.replace()).toBe('DIRECT_FINANCING')
    expect(draft()?.lines).toHaveLength(3)
  })

  it('is opened in its own words, which say that some of its invoices cannot be financed any more', async () => {
    const { world, tab, comparison, first, draft } = await reachComparison()
    await comparison.choose(first)
    const [gone] = draft()?.lines ?? []
    world.host.take(gone?.invoiceId ?? expect.fail('no line'), 'ORDERED')
    const { cart, flow, notifications } = world.openTab(tab.tab)
    flow.activate()
    await flow.open(first.type)
    expect(cart.lines).toHaveLength(2)
    expect(notifications.active[0]?.toast).toEqual({ _tag: 'ScenarioOpened', scenario: 'A', invoices: 2, gone: 1 })
  })

  it('does not replace a draft by invoices that cannot be financed any more', async () => {
    const { world, comparison, first, draft } = await reachComparison()
    const before = draft()
    for (const { invoiceId } of draft()?.lines ?? []) world.host.take(invoiceId, 'ORDERED')
    expect(await comparison.choose(first)).toBeUndefined()
    expect([comparison.unusable, draft()]).toEqual([first, before])
  })

  it('changes nothing when the user has left before the answer', async () => {
    const { comparison, leave, first, draft } = await reachComparison()
    const before = draft()
    const choosing = comparison.choose(first)
    leave()
    expect([await choosing, draft()]).toEqual([undefined, before])
  })

  it('changes nothing when the scenario cannot be loaded', async () => {
    const { comparison, first, draft, scenarios } = await reachComparison()
    const before = draft()
    scenarios.faults.before(unreachable)
    expect(await comparison.choose(first)).toBeUndefined()
    expect([comparison.choice.failure?._tag, comparison.choice.isBusy, draft()]).toEqual(['Unreachable', false, before])
  })
})

describe('a draft', () => {
  const line = { invoiceId: id('1'), paymentDate: day('2026-05-04') }
  const draft: OrderDraft = {
    type: 'DIRECT_FINANCING',
    step: 'dating',
    lines: [{ invoiceId: id('1'), chosenDate: day('2026-05-04') }],
    allOf: undefined,
  }

  it('has the lines of a scenario with the same invoices and the dates that the user selected', () => {
    expect(hasLines(draft, [line])).toBe(true)
    expect(hasLines({ ...draft, lines: [{ invoiceId: id('1'), chosenDate: undefined }] }, [line])).toBe(true)
  })

  it.each([
    ['another date', draft, [{ ...line, paymentDate: day('2026-05-05') }]],
    ['another invoice', draft, [{ ...line, invoiceId: id('2') }]],
    ['one invoice less', draft, [line, { ...line, invoiceId: id('2') }]],
    ['one invoice more', { ...draft, lines: [] }, [line]],
    ['a whole filter', { ...draft, allOf: { search: '', query: [], except: [] } }, [line]],
  ])('has other lines with %s', (_name, other, lines) => {
    expect(hasLines(other, lines)).toBe(false)
  })
})
