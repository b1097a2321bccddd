import { describe, expect, it } from 'vitest'
import { isBeforeMinimum, requiredDays } from '#domain/calendar/too-soon.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { vectorsOf } from '../shared-data.ts'

interface TooSoonVector {
  readonly today: CivilDate
  readonly days: number
  readonly N: number
  readonly invoiceDate: CivilDate
  readonly tooSoon: boolean
}

const vectors = vectorsOf<TooSoonVector>('too-soon')

describe('too-soon vectors', () => {
  it('are present', () => {
    expect(vectors.length).toBeGreaterThan(100)
  })

  it.each(vectors)('$invoiceDate, $days days from $today: $tooSoon', ({ today, days, N, invoiceDate, tooSoon }) => {
    expect(requiredDays(today, days)).toBe(N)
    expect(isBeforeMinimum(invoiceDate, days, { today })).toBe(tooSoon)
  })
})
