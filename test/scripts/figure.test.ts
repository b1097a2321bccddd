import { describe, expect, it } from 'vitest'
import { atLeast, atMost, printed, ratio, report, score, verdictOf } from '#test/bench/support/figure.ts'

describe('a ratio of the benchmarks', () => {
  it.each([
    ['within the limit by its median', [2.9, 2.4, 3.4], 'kept'],
    ['above it by its median, and below it in some pairs', [3.1, 2.9, 3.4], 'open'],
    ['above it in every pair', [3.1, 3.2, 3.4], 'missed'],
  ] as const)('is %s', (_, ratios, verdict) => {
    expect(verdictOf(ratios, atMost(3))).toBe(verdict)
  })

  it.each([
    [[0.6, 0.4, 0.7], 'kept'],
    [[0.4, 0.3, 0.6], 'open'],
    [[0.4, 0.3, 0.45], 'missed'],
  ] as const)('%s with a least value is %s', (ratios, verdict) => {
    expect(verdictOf(ratios, atLeast(0.5))).toBe(verdict)
  })

  it('is made pair by pair, because a machine slows down both of a pair', () => {
    expect(ratio('usable', [100, 300, 200], [50, 100, 100], atMost(3, 2))).toEqual({
      what: 'usable',
      measured: '200 ms, 2.00x (2.00x to 3.00x)',
      reference: '100 ms',
      bound: '<= 3x, goal 2x',
      verdict: 'kept',
    })
  })
})

it('what is only printed has no verdict, and stands in the report', () => {
  const figures = [printed('scripts', '270.0 kB'), score('layout shift', [0.01], atMost(0.02))]
  expect(figures.map(({ verdict }) => verdict)).toEqual([undefined, 'kept'])
  expect(report(figures).split('\n')).toEqual([
    '      what          measured  reference  bound',
    '      scripts       270.0 kB',
    'kept  layout shift  0.01                 <= 0.02',
  ])
})
