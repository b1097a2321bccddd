import { describe, expect, it } from 'vitest'
import type { OwnItemTexts } from '#application/cash/own-item-text.ts'
import type { CashKind } from '#domain/cash/cash-item.ts'
import { civilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { settle } from '#test/support/fakes/time.ts'
import { aCash } from './a-cash.ts'

const RENT = { name: 'Arriendo', amount: '800.000', from: '05/03/2026' }

const opened = async () => {
  const { cash, live, vm } = aCash()
  vm.ownItems.open()
  vm.ownItems.list.activate()
  await settle()
  const type = (texts: Partial<OwnItemTexts>) => {
    for (const [name, value] of Object.entries(texts))
      vm.ownItems.editor.form?.change(name as keyof OwnItemTexts, value as never)
  }
  const save = async () => {
    vm.ownItems.editor.save()
    await settle()
  }
  const add = async (texts: Partial<OwnItemTexts> = {}) => {
    vm.ownItems.editor.open()
    type({ ...RENT, ...texts })
    await save()
  }
  const kinds = (): ReadonlyArray<CashKind> => vm.tables.flatMap(({ lines }) => lines.map(({ row }) => row.kind))
  const first = () => vm.ownItems.list.rows?.[0] ?? expect.fail('no own item')
  return { add, cash, first, kinds, live, save, type, vm }
}

describe('the own items of a company', () => {
  it('are added as an expense of each month, and are in the table at once', async () => {
    const { add, first, kinds, vm } = await opened()
    await add()
    expect(first()).toMatchObject({
      name: 'Arriendo',
      direction: 'OUT',
      amount: money('CLP', 800_000),
      cadence: 'MONTHLY',
      from: civilDate('2026-03-05'),
      until: undefined,
    })
    expect([vm.ownItems.editor.form, kinds()]).toEqual([undefined, ['FIXED']])
  })

  it('are edited from the texts of what is stored', async () => {
    const { add, first, save, type, vm } = await opened()
    await add({ until: '05/06/2026' })
    vm.ownItems.editor.open(first())
    expect(vm.ownItems.editor.form?.values).toMatchObject({
      amount: '$800.000',
      from: '05/03/2026',
      until: '05/06/2026',
    })
    expect(vm.ownItems.editor.form?.isDirty).toBe(false)
    type({ amount: '900.000', until: '' })
    await save()
    expect(first()).toMatchObject({ amount: money('CLP', 900_000), until: undefined, version: 2 })
  })

  it('are not saved with a text that is no amount or no date, or with an end before the beginning', async () => {
    const { add, type, vm } = await opened()
    await add({ name: '', amount: 'mucho', from: '31/02/2026', until: '1' })
    const tags = () => vm.ownItems.editor.form?.problems.map(({ error, field }) => [field, error._tag])
    expect(tags()).toEqual([
      ['name', 'TextEmpty'],
      ['amount', 'MoneyInputMalformed'],
      ['from', 'DateInputImpossible'],
      ['until', 'DateInputMalformed'],
    ])
    type({ ...RENT, amount: '0', until: '04/03/2026' })
    expect(tags()).toEqual([
      ['amount', 'AmountNotPositive'],
      ['until', 'UntilBeforeFrom'],
    ])
    expect(vm.ownItems.list.rows).toEqual([])
  })

  it('have no end when they move once', async () => {
    const { add, first } = await opened()
    await add({ cadence: 'ONCE', until: '01/01/2026' })
    expect(first().until).toBeUndefined()
  })

  it('keep what was typed when they cannot be saved, and are added once', async () => {
    const { add, cash, save, vm } = await opened()
    cash.faults.lost(unreachable)
    await add()
    expect(vm.ownItems.editor.form?.failure).toEqual(unreachable)
    await save()
    expect(vm.ownItems.list.rows).toHaveLength(1)
  })

  it('are deleted once that is confirmed', async () => {
    const { add, first, kinds, vm } = await opened()
    await add()
    vm.ownItems.openDeletion(first())
    vm.ownItems.cancelDeletion()
    expect(vm.ownItems.deleted).toBeUndefined()
    vm.ownItems.openDeletion(first())
    await vm.ownItems.delete()
    await settle()
    expect([vm.ownItems.deleted, vm.ownItems.list.rows, kinds()]).toEqual([undefined, [], []])
  })

  it('are not deleted in a version that the user has not seen', async () => {
    const { add, cash, first, vm } = await opened()
    await add()
    const seen = first()
    await cash.ownItems.replace(seen.id, 1, { ...seen, name: 'Bodega' })()
    vm.ownItems.openDeletion(seen)
    await vm.ownItems.delete()
    await settle()
    expect([vm.ownItems.deleted?.name, first().name]).toEqual(['Bodega', 'Bodega'])
    await vm.ownItems.delete()
    await settle()
    expect(vm.ownItems.list.rows).toEqual([])
  })

  it('change in every open tab', async () => {
    const { add, cash, first, kinds, live } = await opened()
    await add()
    await cash.ownItems.remove(first().id, 1)()
    live.publish({ _tag: 'CashChanged' })
    await settle()
    expect(kinds()).toEqual([])
  })
})
