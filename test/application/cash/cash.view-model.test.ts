import { describe, expect, it } from 'vitest'
import { lowestPlace } from '#application/cash/cash-table.ts'
import type { CashViewModel } from '#application/cash/cash.view-model.ts'
import { draftKeyOf } from '#application/shared/storage-keys.ts'
import { addDays } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { makeFakeCash } from '#test/support/fakes/cash.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { settle } from '#test/support/fakes/time.ts'
import { someCashEntries, someCoverInvoices } from '#test/support/samples/cash.ts'
import { aCash } from './a-cash.ts'

const opened = async (hasItems = true) => {
  const given = aCash((today) => makeFakeCash(hasItems ? someCashEntries(today) : [], today, someCoverInvoices(today)))
  await settle()
  return given
}

const state = async (vm: CashViewModel, text: string) => {
  vm.balance.open()
  vm.balance.form?.change('value', text)
  await vm.balance.save()
  await settle()
}

describe('the cash of a company', () => {
  it('has a line for each kind that has items, and no balance until the company states one', async () => {
    const { vm } = await opened()
    const [table] = vm.tables
    expect(table?.lines.map(({ row }) => row.kind)).toEqual(['RECEIVABLE', 'RETENTION', 'PAYABLE', 'PAYROLL'])
    expect(vm.stated).toBeUndefined()
    expect(lowestPlace(table ?? expect.fail('no table'))).toBeUndefined()
  })

  it('says so when nothing is expected', async () => {
    const { vm } = await opened(false)
    expect(vm.isEmpty).toBe(true)
  })

  it('has balances from the stated one, the lowest of which is found', async () => {
    const { vm } = await opened()
    await state(vm, '1.500.000')
    expect(vm.stated).toEqual(money('CLP', 1_500_000))
    const lowest = lowestPlace(vm.tables[0] ?? expect.fail('no table'))
    expect(lowest?.balances?.closing.minor).toBe(1_500_000 + 1_190_000 - 780_000 - 2_340_000)
  })

  it('keeps what was typed when the balance cannot be saved, or is no amount', async () => {
    const { cash, vm } = await opened()
    await state(vm, 'mucho')
    expect(vm.balance.form?.values.value).toBe('mucho')
    cash.faults.before(unreachable)
    await state(vm, '1.500.000')
    expect(vm.balance.form?.failure).toEqual(unreachable)
    expect(vm.stated).toBeUndefined()
  })

  it('asks which balance is right when another one was stated meanwhile', async () => {
    const { cash, today, vm } = await opened()
    vm.balance.open()
    await cash.saveOpening(0, { date: today, accounts: [{ name: 'BCI', balance: money('CLP', 700) }] })()
    vm.balance.form?.change('value', '900')
    await vm.balance.save()
    await settle()
    expect(vm.balance.hasConflict).toBe(true)
    expect(vm.stated).toEqual(money('CLP', 700))
    await vm.balance.overwrite()
    await settle()
    expect(vm.stated).toEqual(money('CLP', 900))
  })

  it('leaves the accounts in dollars as they are', async () => {
    const { cash, today, vm } = await opened()
    const dollars = { name: 'Dólares', balance: money('USD', 5_000) }
    await cash.saveOpening(0, { date: today, accounts: [dollars] })()
    vm.projection.retry()
    await settle()
    await state(vm, '900')
    expect(vm.projection.value?.opening.accounts).toContainEqual(dollars)
  })

  it('offers the balance with what moved since it was stated', async () => {
    const { cash, today, vm } = await opened()
    const accounts = [{ name: 'BCI', balance: money('CLP', 900_000) }]
    await cash.saveOpening(0, { date: addDays(today, -3), accounts })()
    vm.projection.retry()
    await settle()
    expect(vm.projection.value?.sinceOpening).toEqual([
      { currency: 'CLP', in: money('CLP', 0), out: money('CLP', 120_000) },
    ])
    vm.updateBalance()
    expect(vm.balance.form?.values.value).toBe('$780.000')
    await vm.balance.save()
    await settle()
    const { opening, sinceOpening } = vm.projection.value ?? expect.fail('no cash')
    expect([opening.date, opening.accounts, sinceOpening]).toEqual([
      today,
      [{ name: 'BCI', balance: money('CLP', 780_000) }],
      [],
    ])
  })

  it('has several accounts, whose balances are stated together', async () => {
    const { today, vm } = await opened()
    await state(vm, '900.000')
    vm.openAccounts()
    const form = () => vm.accounts.editor.form ?? expect.fail('no form')
    expect([vm.accounts.places, form().values['name0'], form().values['amount0']]).toEqual([1, 'Saldo', '$900.000'])
    vm.accounts.add()
    for (const [field, text] of [
      ['name1', ' BCI '],
      ['amount1', '-50.000'],
      ['name2', 'Dólares'],
      ['amount2', '5'],
      ['currency2', 'USD'],
    ] as const)
      form().change(field, text)
    vm.accounts.editor.save()
    await settle()
    expect(vm.projection.value?.opening).toMatchObject({
      date: today,
      accounts: [
        { name: 'Saldo', balance: money('CLP', 900_000) },
        { name: 'BCI', balance: money('CLP', -50_000) },
        { name: 'Dólares', balance: money('USD', 500) },
      ],
    })
    expect([vm.isOneSum, vm.accountCount, vm.stated]).toEqual([false, 3, money('CLP', 850_000)])
    vm.updateBalance()
    expect([vm.balance.form, vm.accounts.editor.form?.values['name1']]).toEqual([undefined, 'BCI'])
  })

  it('states no account without a name, with a wrong amount, or of tomorrow', async () => {
    const { vm } = await opened()
    vm.openAccounts()
    const form = vm.accounts.editor.form ?? expect.fail('no form')
    const tags = () => form.problems.map(({ error, field }) => [field, error._tag])
    form.change('amount0', 'mucho')
    form.change('date', '32/01/2026')
    expect(tags()).toEqual([
      ['date', 'DateInputImpossible'],
      ['amount0', 'MoneyInputMalformed'],
    ])
    form.change('amount0', '100')
    form.change('date', '05/03/2026')
    expect(tags()).toEqual([['date', 'OpeningInFuture']])
    form.change('date', '04/03/2026')
    expect(tags()).toEqual([['name0', 'TextEmpty']])
  })

  it('shows fourteen days in place of the weeks, with what is overdue first in both', async () => {
    const { today, vm } = await opened()
    expect(vm.tables[0]?.places.map(({ place }) => place).slice(0, 2)).toEqual(['OVERDUE', 'W1'])
    vm.show('days')
    const days = vm.tables[0]?.places.map(({ place }) => place) ?? []
    expect([days.length, days[0], days[1], days.at(-1)]).toEqual([15, 'OVERDUE', today, addDays(today, 13)])
  })

  it('opens a cell with its items', async () => {
    const { vm } = await opened()
    vm.open({ place: 'OVERDUE', row: { kind: 'PAYABLE', direction: 'OUT' }, currency: 'CLP' })
    const stop = vm.entries.activate()
    await settle()
    expect(vm.entries.rows?.map(({ folio, id }) => [folio, id])).toEqual([['61', 'PAYABLE 5']])
    stop()
    vm.close()
    expect(vm.opened).toBeUndefined()
  })
})

describe('the cover of a week', () => {
  const covered = async (week: 'W1' | 'W2' = 'W2') => {
    const company = await opened()
    await state(company.vm, '1.500.000')
    company.vm.cover.open(week)
    const stop = company.vm.cover.answer.activate()
    await settle()
    return { ...company, cover: company.vm.cover, stop }
  }

  it('compares the balances with the invoices of a proposal, the cheapest first', async () => {
    const { cover, vm } = await covered()
    const closing = -430_000
    expect(cover.answer.value?.need).toEqual(money('CLP', -closing))
    const receives = cover.proposal?.receives.minor ?? 0
    expect(cover.comparison?.changes[0]).toEqual({
      week: 'W1',
      before: money('CLP', 2_690_000),
      after: money('CLP', 2_690_000 + receives),
    })
    const [, , second] = vm.changedPlaces('CLP') ?? []
    expect(second?.balances?.closing.minor).toBe(closing + receives)
    expect(cover.comparison?.turnedNegative).toEqual([])
    cover.close()
    expect(vm.changedPlaces('CLP')).toBeUndefined()
  })

  it('is another one when another proposal is chosen; one of the same invoices is left out', async () => {
    const { cover } = await covered()
    const found = cover.proposals.map(({ receives, strategy }) => {
      cover.choose(strategy)
      return [strategy, cover.comparison?.changes[0]?.after.minor === 2_690_000 + receives.minor]
    })
    expect(found).toEqual([
      ['lowestCost', true],
      ['fewestInvoices', true],
    ])
  })

  it('puts its invoices with their dates in the draft of an order', async () => {
    const { cover, tab } = await covered()
    const lines = cover.proposal?.lines ?? []
    expect(cover.use()).toBe('DIRECT_FINANCING')
    const stored = JSON.parse(tab.read(draftKeyOf('DIRECT_FINANCING', '7')) ?? '{}')
    expect(stored.lines).toEqual(lines.map(({ invoiceId, paymentDate }) => ({ invoiceId, chosenDate: paymentDate })))
  })

  it('asks before it replaces a selection in progress', async () => {
    const { cover } = await covered()
    cover.use()
    expect(cover.use()).toBeUndefined()
    expect(cover.replacement.isAsking).toBe(true)
    expect(cover.replacement.replace()).toBe('DIRECT_FINANCING')
  })

  it('is looked for again with the invoices that have a notice, which add to what falls short', async () => {
    const { cash, cover, today } = await covered()
    expect([cover.hasNoticed, cover.addition]).toEqual([true, undefined])
    await cash.saveOpening(1, { date: today, accounts: [{ name: 'BCI', balance: money('CLP', -9_000_000) }] })()
    await cover.answer.load()
    expect(cover.addition).toMatchObject({ reason: 'NOTICED', invoices: 1 })
    const without = cover.proposal?.receives.minor ?? 0
    const { minor: added } = cover.addition?.advance ?? money('CLP', 0)
    await cover.includeNoticed(true)
    expect(cover.proposal?.receives.minor).toBe(without + added)
    expect([cover.hasNoticed, cover.addition]).toEqual([true, undefined])
  })

  it('shows the calculation of the chosen proposal in place of the proposals', async () => {
    const { cover } = await covered()
    cover.toggleCalculation()
    expect(cover.calculation?.transfer).toEqual(cover.proposal?.receives)
    cover.close()
    expect(cover.calculation).toBeUndefined()
  })

  it('says so when the money comes after the balance is negative, or after the week', async () => {
    const { cash, cover, today, vm } = await covered()
    expect(cover.arrival).toEqual({ _tag: 'InTime' })
    await cash.saveOpening(1, { date: today, accounts: [{ name: 'BCI', balance: money('CLP', -2_000_000) }] })()
    vm.projection.retry()
    cover.open('W1')
    await cover.answer.load()
    await settle()
    expect(cover.arrival).toEqual({ _tag: 'DaysLate', days: 2 })
    const answer = cover.answer.value ?? expect.fail('no answer')
    cover.answer.update({ ...answer, arrival: addDays(today, 5) })
    expect(cover.arrival).toEqual({ _tag: 'TooLate' })
  })
})
