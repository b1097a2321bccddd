import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BusinessName } from '#application/business/business-name.ts'
import type { Businesses } from '#application/business/businesses.port.ts'
import { wait } from '#application/shared/wait.ts'
import { makeFakeBusinesses } from '#test/support/fakes/businesses.ts'
import { rejected, unreachable } from '#test/support/fakes/faults.ts'
import { type FakeTime, makeFakeTime, settle } from '#test/support/fakes/time.ts'

const NAMES = {
  AAA010101AAA: 'Aceros del Norte SA de CV',
  BBB020202BBB: 'Bebidas del Bajío SA de CV',
  '76086428-5': 'Aserradero Río Claro SpA',
}

const open = () => {
  const time = makeFakeTime()
  const businesses = makeFakeBusinesses(NAMES)
  return { time, businesses, name: new BusinessName({ businesses, scheduler: time.scheduler }) }
}

/** The same host with delayed name responses. */
const slowly = (time: FakeTime, businesses: Businesses, delay: () => number): Businesses => ({
  ...businesses,
  nameOf: (country, identifier) => async () => {
    await wait(time.scheduler, delay())
    return businesses.nameOf(country, identifier)()
  },
})

describe('the name of a business', () => {
  it('is looked up for a valid tax id and is locked while loading and when found', async () => {
    const { name } = open()
    name.follow('MX', 'AAA010101AAA')
    name.write('Otro nombre')
    expect([name.isEditable, name.text]).toEqual([false, ''])
    await settle()
    name.write('Otro nombre')
    expect([name.isEditable, name.text]).toEqual([false, 'Aceros del Norte SA de CV'])
  })

  it('is not looked up for an invalid tax id', async () => {
    const { name, businesses } = open()
    for (const text of ['A', 'AAA010101', '76.086.428-4', 'XAXX010101000']) name.follow('MX', text)
    await settle()
    expect([businesses.requests.names, name.isEditable]).toEqual([0, true])
  })

  it('is looked up once for one tax id, in any spelling', async () => {
    const { name, businesses } = open()
    for (const text of ['76.086.428-5', '76086428-5', '760864285']) name.follow('CL', text)
    await settle()
    expect([businesses.requests.names, name.text]).toEqual([1, 'Aserradero Río Claro SpA'])
  })

  it.each([
    ['it is unknown', () => undefined],
    ['the search failed', unreachable],
    ['too much was asked', rejected('ERROR_RATE_LIMITED')],
  ])('is editable when %s', async (_, failure) => {
    const { name, businesses } = open()
    if (typeof failure !== 'function') businesses.naming.before(failure)
    name.follow('MX', 'CCC030303CCC')
    await settle()
    name.write('Cables de Colima')
    expect([name.isEditable, name.text]).toEqual([true, 'Cables de Colima'])
  })

  it('is editable after eight seconds without a response, and a later response changes nothing', async () => {
    const time = makeFakeTime()
    const businesses = makeFakeBusinesses(NAMES)
    const name = new BusinessName({ businesses: slowly(time, businesses, () => 9_000), scheduler: time.scheduler })
    name.follow('MX', 'AAA010101AAA')
    await time.pass(7_900)
    expect(name.isEditable).toBe(false)
    await time.pass(200)
    name.write('Aceros')
    await time.pass(2_000)
    expect([name.isEditable, name.text]).toEqual([true, 'Aceros'])
  })

  it('is cleared with its tax id', async () => {
    const { name } = open()
    name.follow('MX', 'AAA010101AAA')
    await settle()
    name.follow('MX', 'AAA010101AA')
    expect([name.isEditable, name.text]).toEqual([true, ''])
  })

  it('is reset, typed or found, when the tax id is cleared', () => {
    const { name } = open()
    name.write('Aceros')
    name.follow('MX', '')
    expect(name.text).toBe('')
  })

  it('always belongs to the latest tax id, in whatever order the responses arrive', async () => {
    const ids = Object.keys(NAMES).slice(0, 2)
    const step = fc.record({
      id: fc.constantFrom(...ids, 'CCC030303CCC', 'AAA01'),
      ms: fc.nat(3_000),
      pause: fc.nat(2_000),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const time = makeFakeTime()
        const businesses = makeFakeBusinesses(NAMES)
        const delays = steps.map(({ ms }) => ms)
        const name = new BusinessName({
          businesses: slowly(time, businesses, () => delays.shift() ?? 0),
          scheduler: time.scheduler,
        })
        for (const { id, pause } of steps) {
          name.follow('MX', id)
          await time.pass(pause)
        }
        await time.pass(10_000)
        const last = steps.at(-1)?.id ?? ''
        const known = Object.entries(NAMES).find(([id]) => id === last)?.[1]
        expect([name.text, name.isEditable]).toEqual([known ?? '', known === undefined])
      }),
    )
  })
})
