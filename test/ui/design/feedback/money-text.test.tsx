import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { MoneyText } from '#ui/design/feedback/money-text.tsx'
import { markupOf, wordsOf } from '../render.tsx'

describe('MoneyText', () => {
  it("uses the country's format", () => {
    expect(wordsOf(markupOf(<MoneyText value={money('CLP', 1_234_568)} />))).toBe('$1.234.568')
    expect(wordsOf(markupOf(<MoneyText value={money('MXN', 123_456_789)} />, { country: 'MX' }))).toBe('$1,234,567.89')
  })

  it('shows a dash for an unknown value, never a zero', () => {
    expect(wordsOf(markupOf(<MoneyText value={undefined} />))).toBe('—')
  })

  it('hides an amount from screen readers, too', () => {
    const markup = markupOf(<MoneyText value={money('CLP', 500)} />, { amountsHidden: true })
    expect(markup).toMatch(/aria-hidden="true"[^>]*>\$500</)
    expect(markup).toContain('Monto oculto')
  })
})
