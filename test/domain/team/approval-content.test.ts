import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalContent } from '#domain/team/approval-content.ts'
import { frozenContent } from './approvals.ts'

const ORDER = {
  type: 'DIRECT_FINANCING',
  lines: [
    { invoice: '7', date: '2026-03-20', amount: 100 },
    { invoice: '8', date: '2026-03-21', amount: 200 },
  ],
}

describe('the content of a request as one text', () => {
  it('is the same for the same invoices in another order', () => {
    expect(canonicalContent({ lines: ORDER.lines.toReversed(), type: ORDER.type })).toBe(canonicalContent(ORDER))
    expect(canonicalContent({ b: 1, a: [2, 1] })).toBe('{"a":[1,2],"b":1}')
  })

  it('differs with another amount, another account, or a line more', () => {
    const account = { number: '123', holder: '76086428-5' }
    expect(canonicalContent({ ...account, number: '0123' })).not.toBe(canonicalContent(account))
    expect(canonicalContent({ lines: [ORDER.lines[0] ?? null] })).not.toBe(canonicalContent({ lines: ORDER.lines }))
    expect(canonicalContent({ lines: [1, 1] })).not.toBe(canonicalContent({ lines: [1] }))
    expect(canonicalContent({ amount: '100' })).not.toBe(canonicalContent({ amount: 100 }))
  })

  it('does not depend on the order of lines or fields', () => {
    fc.assert(
      fc.property(frozenContent, fc.infiniteStream(fc.nat()), ({ fields, lines }, order) => {
        const shuffled = lines
          .map((line) => ({ line, at: order.next().value }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ line }) => Object.fromEntries(Object.entries(line).toReversed()))
        const turned = { lines: shuffled, fields: Object.fromEntries(Object.entries(fields).toReversed()) }
        expect(canonicalContent(turned)).toBe(canonicalContent({ fields, lines }))
      }),
    )
  })

  it('depends on every field of every line', () => {
    fc.assert(
      fc.property(frozenContent, fc.nat(), fc.string(), (content, at, text) => {
        const { fields, lines } = content
        const places = [fields, ...lines].flatMap((of) => Object.keys(of).map((field) => ({ of, field })))
        const place = places[at % Math.max(places.length, 1)]
        if (place === undefined || place.of[place.field] === text) return
        const change = (of: typeof fields) => (of === place.of ? { ...of, [place.field]: text } : of)
        expect(canonicalContent({ fields: change(fields), lines: lines.map(change) })).not.toBe(
          canonicalContent(content),
        )
      }),
    )
  })

  it('depends on every line', () => {
    fc.assert(
      fc.property(frozenContent, fc.nat(), ({ fields, lines }, at) => {
        fc.pre(lines.length > 0)
        const fewer = lines.toSpliced(at % lines.length, 1)
        expect(canonicalContent({ fields, lines: fewer })).not.toBe(canonicalContent({ fields, lines }))
      }),
    )
  })
})
