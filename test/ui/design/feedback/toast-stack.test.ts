import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostUrgent } from '#ui/design/feedback/toast-stack.tsx'
import type { Toast } from '#ui/design/feedback/toast-stack.tsx'

const toast = (id: string, tone: Toast['tone']): Toast => ({ id, tone, message: id })
const idsOf = (toasts: ReadonlyArray<Toast>): ReadonlyArray<string> => toasts.map(({ id }) => id)

const stacks = fc
  .array(fc.constantFrom<Toast['tone']>('success', 'info', 'warning', 'error'), { maxLength: 9 })
  .map((tones) => tones.map((tone, at) => toast(String(at), tone)))

describe('mostUrgent', () => {
  it('drops the oldest non-error first', () => {
    const stack = [
      toast('a', 'error'),
      toast('b', 'info'),
      toast('c', 'success'),
      toast('d', 'error'),
      toast('e', 'info'),
    ]
    expect(idsOf(mostUrgent(stack))).toEqual(['a', 'c', 'd', 'e'])
  })

  it('drops the oldest error when there are only errors', () => {
    const stack = ['a', 'b', 'c', 'd', 'e'].map((id) => toast(id, 'error'))
    expect(idsOf(mostUrgent(stack))).toEqual(['b', 'c', 'd', 'e'])
  })

  it('shows up to four, in order', () => {
    fc.assert(
      fc.property(stacks, (stack) => {
        const shown = mostUrgent(stack)
        expect(shown).toHaveLength(Math.min(4, stack.length))
        expect(idsOf(shown)).toEqual(idsOf(stack.filter((each) => shown.includes(each))))
      }),
    )
  })

  it('hides an error only while four errors are shown', () => {
    fc.assert(
      fc.property(stacks, (stack) => {
        const shown = mostUrgent(stack)
        const hidesAnError = stack.some((each) => each.tone === 'error' && !shown.includes(each))
        if (hidesAnError) expect(shown.every((each) => each.tone === 'error')).toBe(true)
      }),
    )
  })
})
