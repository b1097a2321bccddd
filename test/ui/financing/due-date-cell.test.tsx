import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { DueDateCell } from '#ui/financing/due-date-cell.tsx'
import { cartText } from '#ui/text/cart.ts'
import { financeText } from '#ui/text/finance.ts'
import { markupOf } from '#test/ui/design/render.tsx'

const invoice = { dueDate: '2026-05-13' as CivilDate, dueDateSource: 'RECEPTION' } as const
const cellOn = (today: string): string =>
  markupOf(<DueDateCell invoice={invoice} today={today as CivilDate} country="CL" />)

describe('the due date in a table', () => {
  it('has its whole year and its source', () => {
    expect(cellOn('2026-05-13')).toContain('13/05/2026')
    expect(cellOn('2026-05-13')).toContain('30 días desde su recepción')
    expect(cellOn('2026-05-13')).not.toContain('<button')
  })

  it('has a mark with the days once it passed', () => {
    expect(cellOn('2026-05-14')).toContain('aria-label="Vencida hace 1 día"')
    expect(cellOn('2026-06-14')).toContain('aria-label="Vencida hace 32 días"')
  })

  it('has a sentence for each source, which names the reception only in Chile', () => {
    expect(financeText.dueDate.source('ISSUE', 'CL')).toMatch(/no sabemos cuándo se recibió/)
    expect(financeText.dueDate.source('ISSUE', 'MX')).not.toMatch(/recibió/)
    expect(financeText.dueDate.source('CONDITIONS', 'MX')).toMatch(/condiciones de pago/)
    expect(financeText.dueDate.source('DOCUMENT', 'CL')).toMatch(/indica el documento/)
  })
})

describe('the caution about a payment date', () => {
  it('says on which side of the due date it is, and by how much', () => {
    const { caution } = cartText.dates
    expect(caution({ _tag: 'PaymentDateBeforeDueDate', days: 1 }, 'CL')).toMatch(/^1 día antes del vencimiento/)
    expect(caution({ _tag: 'PaymentDateLongAfterDueDate', days: 183 }, 'CL')).toMatch(
      /^183 días después del vencimiento/,
    )
  })
})
