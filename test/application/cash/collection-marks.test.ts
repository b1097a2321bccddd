import { describe, expect, it } from 'vitest'
import type { CashPlace } from '#application/cash/cash-table.ts'
import { makeFakeCash } from '#test/support/fakes/cash.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { settle } from '#test/support/fakes/time.ts'
import { someCashEntries } from '#test/support/samples/cash.ts'
import { aCash } from './a-cash.ts'

const ROW = { kind: 'RECEIVABLE', direction: 'IN' } as const

const opened = async (place: CashPlace['place'] = 'W1') => {
  const { cash, live, vm } = aCash((today) =>
    makeFakeCash(
      someCashEntries(today).filter(({ key }) => key === 'RECEIVABLE 1' || key === 'RECEIVABLE 2'),
      today,
    ),
  )
  let stop = (): void => undefined
  const open = async (of: CashPlace['place']) => {
    stop()
    vm.open({ place: of, row: ROW, currency: 'CLP' })
    stop = vm.entries.activate()
    await settle()
  }
  await open(place)
  const entry = vm.entries.rows?.[0] ?? expect.fail('no item')
  const places = () =>
    vm.tables.flatMap(({ lines, places: all }) =>
      lines
        .filter(({ row }) => row.kind === ROW.kind)
        .flatMap(({ cells }) => cells.flatMap((cell, at) => (cell === undefined ? [] : [all[at]?.place]))),
    )
  const date = async (text: string) => {
    vm.marks.toggle(entry)
    vm.marks.form?.change('date', text)
    await vm.marks.form?.submit()
    await settle()
  }
  const say = async (state: 'COLLECTED' | 'EXCLUDED' | 'NONE') => {
    vm.marks.toggle(vm.entries.rows?.[0] ?? entry)
    await vm.marks.say(state)
    await settle()
  }
  return { cash, date, entry, live, open, places, say, vm }
}

describe('the words of a company about an issued invoice', () => {
  it('are its day: the invoice moves to it, and back when that is undone', async () => {
    const { date, places, vm } = await opened()
    expect(places()).toEqual(['OVERDUE', 'W1'])
    await date('20/03/2026')
    expect([places(), vm.marks.opened, vm.marks.last?.saved.state]).toEqual([['OVERDUE', 'W3'], undefined, 'DATED'])
    await vm.marks.undo()
    await settle()
    expect([places(), vm.marks.last]).toEqual([['OVERDUE', 'W1'], undefined])
  })

  it('have a day from today to a year later', async () => {
    const { date, vm } = await opened()
    for (const [text, tag] of [
      ['03/03/2026', 'ExpectedDatePast'],
      ['05/03/2027', 'ExpectedDateTooLate'],
      ['mañanita', 'DateInputMalformed'],
    ] as const) {
      await date(text)
      expect(vm.marks.form?.errorOf('date')?._tag).toBe(tag)
      vm.marks.close()
    }
  })

  it('are that it is not counted, and that it is again', async () => {
    const { open, places, say } = await opened()
    await say('EXCLUDED')
    expect(places()).toEqual(['OVERDUE', 'EXCLUDED'])
    await open('EXCLUDED')
    await say('NONE')
    expect(places()).toEqual(['OVERDUE', 'W1'])
  })

  it('are that it was collected, which can be undone', async () => {
    const { places, say, vm } = await opened('OVERDUE')
    await say('COLLECTED')
    expect([places(), vm.entries.rows]).toEqual([['W1'], []])
    await vm.marks.undo()
    await settle()
    expect(places()).toEqual(['OVERDUE', 'W1'])
  })

  it('change nothing when they cannot be saved, or were changed meanwhile', async () => {
    const { cash, entry, places, say, vm } = await opened()
    cash.faults.before(unreachable)
    await say('COLLECTED')
    expect([places(), vm.marks.saving.failure]).toEqual([['OVERDUE', 'W1'], unreachable])
    vm.marks.close()
    await cash.mark({ ...(entry.mark ?? expect.fail('no mark')), state: 'EXCLUDED' })()
    vm.marks.toggle(entry)
    await vm.marks.say('COLLECTED')
    await settle()
    expect([vm.marks.saving.failure, places()]).toMatchObject([{ code: 'ERROR_CONFLICT' }, ['OVERDUE', 'EXCLUDED']])
  })

  it('reach every open tab', async () => {
    const { cash, entry, live, places } = await opened()
    await cash.mark({ ...(entry.mark ?? expect.fail('no mark')), state: 'COLLECTED' })()
    live.publish({ _tag: 'CashChanged' })
    await settle()
    expect(places()).toEqual(['OVERDUE'])
  })
})
