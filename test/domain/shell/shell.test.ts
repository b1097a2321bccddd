import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dismiss,
  isTransient,
  MAX_NOTIFICATIONS,
  type Notification,
  type NotificationIntent,
  push,
} from '#domain/shell/notification-stack.ts'
import { destinationOf } from '#domain/shell/task.ts'
import { advance, isFirst, isLast, type Tour, TOUR_STEPS, type TourEvent } from '#domain/shell/tour.ts'

const note = (key: string, intent: NotificationIntent = 'info'): Notification => ({ key, intent })
const keys = (stack: ReadonlyArray<Notification>): string => stack.map(({ key }) => key).join('')
const stackOf = (...all: ReadonlyArray<Notification>): ReadonlyArray<Notification> => all.reduce(push<Notification>, [])

describe('the stack of notifications', () => {
  it('holds four, the newest last (WCAG 2.2, 2.2.1: an error does not disappear by itself)', () => {
    expect(keys(stackOf(note('a'), note('b'), note('c'), note('d')))).toBe('abcd')
    expect(keys(stackOf(note('a'), note('b'), note('c'), note('d'), note('e')))).toBe('bcde')
    expect(keys(stackOf(note('a', 'error'), note('b'), note('c'), note('d'), note('e')))).toBe('acde')
    expect(keys(stackOf(...['a', 'b', 'c', 'd', 'e'].map((key) => note(key, 'error'))))).toBe('bcde')
    expect(
      ['success', 'info', 'warning', 'error'].map((intent) => isTransient(note('a', intent as NotificationIntent))),
    ).toEqual([true, true, true, false])
  })

  it('shows no duplicates', () => {
    expect(keys(stackOf(note('a'), note('b'), note('c'), note('d'), note('a')))).toBe('bcda')
    expect(keys(dismiss(stackOf(note('a'), note('b')), 'a'))).toBe('b')
  })

  it('shows the latest one, retains the others in order and drops at most one', () => {
    const one = fc
      .tuple(fc.constantFrom(...'abcdefg'), fc.constantFrom<NotificationIntent>('success', 'info', 'warning', 'error'))
      .map(([key, intent]) => note(key, intent))
    fc.assert(
      fc.property(fc.array(one), one, (pushed, last) => {
        const before = stackOf(...pushed)
        const after = push(before, last)
        expect(after.at(-1)).toBe(last)
        expect(after.length <= MAX_NOTIFICATIONS).toBe(true)
        expect(new Set(after.map(({ key }) => key)).size).toBe(after.length)
        const others = dismiss(before, last.key)
        expect(after.slice(0, -1)).toEqual(others.filter((other) => after.includes(other)))
        expect(others.length - (after.length - 1) <= 1).toBe(true)
        const gone = others.filter((other) => !after.includes(other))
        if (gone.some(({ intent }) => intent === 'error'))
          expect(after.slice(0, -1).every(({ intent }) => intent === 'error')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the target of a task', () => {
  const task = (pathAction: string | undefined, hasAction = true) => ({
    id: '1',
    title: '',
    detail: '',
    hasAction,
    pathAction,
  })

  it('is a path of this product (RFC 3986, 4.2: two slashes name another host)', () => {
    expect(destinationOf(task('/user/profile/legal?x=1#y'))).toBe('/user/profile/legal?x=1#y')
    expect(destinationOf(task('/'))).toBe('/')
    const elsewhere = [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
      'finance',
      '/a b',
      '/a\n',
      '/\t/evil.example',
    ]
    expect(elsewhere.map((path) => destinationOf(task(path)))).toEqual(elsewhere.map(() => undefined))
    expect(destinationOf(task('/finance', false))).toBeUndefined()
    expect(destinationOf(task(undefined))).toBeUndefined()
  })

  it('never leaves the origin, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `/${text}`),
          fc.webPath(),
        ),
        (path) => {
          const to = destinationOf(task(path))
          if (to !== undefined) expect(new URL(to, 'https://own.example').origin).toBe('https://own.example')
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('a guided tour', () => {
  const UNSEEN: Tour = { _tag: 'Closed', seen: false }
  const SEEN: Tour = { _tag: 'Closed', seen: true }
  const at = (step: number): Tour => ({ _tag: 'Open', step })

  it.each<readonly [Tour, TourEvent, Tour]>([
    [UNSEEN, { _tag: 'Offer' }, at(0)],
    [SEEN, { _tag: 'Offer' }, SEEN],
    [SEEN, { _tag: 'Reopen' }, at(0)],
    [UNSEEN, { _tag: 'Next' }, UNSEEN],
    [at(0), { _tag: 'Next' }, at(1)],
    [at(2), { _tag: 'Next' }, SEEN],
    [at(1), { _tag: 'Previous' }, at(0)],
    [at(0), { _tag: 'Previous' }, at(0)],
    [at(0), { _tag: 'GoTo', step: 2 }, at(2)],
    [at(0), { _tag: 'GoTo', step: 3 }, at(0)],
    [at(1), { _tag: 'GoTo', step: -1 }, at(1)],
    [at(1), { _tag: 'GoTo', step: 0 }, at(0)],
    [at(1), { _tag: 'GoTo', step: 0.5 }, at(1)],
    [at(1), { _tag: 'Skip' }, SEEN],
    [at(1), { _tag: 'Offer' }, at(1)],
    [at(1), { _tag: 'Reopen' }, at(1)],
    [SEEN, { _tag: 'Skip' }, SEEN],
  ])('%j, %j: %j', (tour, event, next) => {
    expect(advance(tour, event)).toEqual(next)
  })

  it('has three steps, and none for a tour without steps', () => {
    expect(TOUR_STEPS).toBe(3)
    expect([0, 1, 2].map((step) => [isFirst(step), isLast(step)])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ])
    expect(advance(UNSEEN, { _tag: 'Offer' }, 0)).toEqual(UNSEEN)
    expect(advance(UNSEEN, { _tag: 'Offer' }, 1)).toEqual(at(0))
  })

  it('stays within its steps, and reopens only on request once it has ended', () => {
    const event: fc.Arbitrary<TourEvent> = fc.oneof(
      fc.constantFrom('Offer', 'Next', 'Previous', 'Skip').map((_tag): TourEvent => ({ _tag })),
      fc.integer({ min: -1, max: 6 }).map((step): TourEvent => ({ _tag: 'GoTo', step })),
    )
    fc.assert(
      fc.property(fc.array(event), fc.integer({ min: 1, max: 5 }), (events, steps) => {
        const path = events.reduce<ReadonlyArray<Tour>>(
          (tours, one) => [...tours, advance(tours.at(-1) ?? UNSEEN, one, steps)],
          [UNSEEN],
        )
        for (const tour of path) if (tour._tag === 'Open') expect(tour.step >= 0 && tour.step < steps).toBe(true)
        const ended = path.findIndex((tour) => tour._tag === 'Closed' && tour.seen)
        if (ended >= 0) for (const tour of path.slice(ended)) expect(tour).toEqual(SEEN)
      }),
    )
  })
})
