import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dismiss,
  isTransient,
  MAX_TOASTS,
  type StackedToast,
  type ToastIntent,
  push,
} from '#application/notifications/toast-stack.ts'

const note = (key: string, intent: ToastIntent = 'info'): StackedToast => ({ key, intent })
const keys = (stack: ReadonlyArray<StackedToast>): string => stack.map(({ key }) => key).join('')
const stackOf = (...all: ReadonlyArray<StackedToast>): ReadonlyArray<StackedToast> => all.reduce(push<StackedToast>, [])

describe('the stack of toasts', () => {
  it('holds four, the newest last (WCAG 2.2, 2.2.1: an error does not disappear by itself)', () => {
    expect(keys(stackOf(note('a'), note('b'), note('c'), note('d')))).toBe('abcd')
    expect(keys(stackOf(note('a'), note('b'), note('c'), note('d'), note('e')))).toBe('bcde')
    expect(keys(stackOf(note('a', 'error'), note('b'), note('c'), note('d'), note('e')))).toBe('acde')
    expect(keys(stackOf(...['a', 'b', 'c', 'd', 'e'].map((key) => note(key, 'error'))))).toBe('bcde')
    expect(
      ['success', 'info', 'warning', 'error'].map((intent) => isTransient(note('a', intent as ToastIntent))),
    ).toEqual([true, true, true, false])
  })

  it('shows no duplicates', () => {
    expect(keys(stackOf(note('a'), note('b'), note('c'), note('d'), note('a')))).toBe('bcda')
    expect(keys(dismiss(stackOf(note('a'), note('b')), 'a'))).toBe('b')
  })

  it('shows the latest one, retains the others in order and drops at most one', () => {
    const one = fc
      .tuple(fc.constantFrom(...'abcdefg'), fc.constantFrom<ToastIntent>('success', 'info', 'warning', 'error'))
      .map(([key, intent]) => note(key, intent))
    fc.assert(
      fc.property(fc.array(one), one, (pushed, last) => {
        const before = stackOf(...pushed)
        const after = push(before, last)
        expect(after.at(-1)).toBe(last)
        expect(after.length <= MAX_TOASTS).toBe(true)
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
