import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysOverdue, DEFAULT_TERM_DAYS, dueDateOf, type DueDateFacts } from '#domain/financing/due-date.ts'
import { addDays, type CivilDate, daysBetween } from '#domain/kernel/civil-date.ts'
import { dueDateFacts } from '#domain/testing/issued-invoices.ts'
import { calendarDate } from '#domain/testing/kernel.ts'

const date = (text: string): CivilDate => text as CivilDate

const facts: DueDateFacts = {
  stated: undefined,
  namedDays: undefined,
  conditions: undefined,
  assigned: undefined,
  receivedOn: undefined,
  issueDate: date('2026-04-13'),
}

describe('the due date of an invoice', () => {
  // SII, Formato de Documentos Tributarios Electrónicos: FchVenc is the date of expiry of the payment.
  it('is the date that its document states', () => {
    expect(dueDateOf({ ...facts, stated: date('2026-05-13'), receivedOn: date('2026-04-20') })).toEqual({
      dueDate: '2026-05-13',
      dueDateSource: 'DOCUMENT',
    })
  })

  // SAT, Anexo 20: CondicionesDePago is free text such as "60 DIAS".
  it('is as many days after issue as its payment conditions name', () => {
    expect(dueDateOf({ ...facts, namedDays: 60 })).toEqual({ dueDate: '2026-06-12', dueDateSource: 'CONDITIONS' })
    expect(dueDateOf({ ...facts, namedDays: 0 })).toEqual({ dueDate: '2026-04-13', dueDateSource: 'CONDITIONS' })
  })

  // Ley 19.983, art. 2, with Ley 21.131: thirty days from the reception of the invoice.
  it('is thirty days after reception without a stated term, or after issue where the reception is unknown', () => {
    expect(dueDateOf({ ...facts, receivedOn: date('2026-04-15') })).toEqual({
      dueDate: '2026-05-15',
      dueDateSource: 'RECEPTION',
    })
    expect(dueDateOf(facts)).toEqual({ dueDate: '2026-05-13', dueDateSource: 'ISSUE' })
  })

  // SII, Formato de Documentos Tributarios Electrónicos: TermPagoGlosa is free text, and a cession states its last due date.
  it('is what its conditions say in words, and keeps those that nobody understands beside the default', () => {
    const understood = { text: '60 DFF', terms: { _tag: 'DueOn', date: date('2026-06-12'), by: 'TERM' } } as const
    expect(dueDateOf({ ...facts, conditions: understood, assigned: date('2026-07-01') })).toEqual({
      dueDate: '2026-06-12',
      dueDateSource: 'CONDITIONS',
      dueDateText: '60 DFF',
    })
    const unclear = { text: 'CONTRARECIBO', terms: { _tag: 'NotUnderstood' } } as const
    expect(dueDateOf({ ...facts, conditions: unclear })).toEqual({
      dueDate: '2026-05-13',
      dueDateSource: 'ISSUE',
      dueDateText: 'CONTRARECIBO',
    })
    expect(dueDateOf({ ...facts, conditions: unclear, assigned: date('2026-07-01') })).toEqual({
      dueDate: '2026-07-01',
      dueDateSource: 'DOCUMENT',
    })
  })
})

describe('the days overdue', () => {
  it.each([
    ['2026-05-13', 0],
    ['2026-05-12', 1],
    ['2026-06-01', 0],
    ['2026-04-13', 30],
  ])('of an invoice due on %s are %i on 13 May', (due, days) => {
    expect(daysOverdue(date(due), { today: date('2026-05-13') })).toBe(days)
  })
})

describe('the laws of due dates', () => {
  it('follow the first known fact, and no later one changes them', () => {
    fc.assert(
      fc.property(dueDateFacts, dueDateFacts, (some, other) => {
        const { dueDate, dueDateSource } = dueDateOf(some)
        if (some.stated !== undefined) {
          expect(dueDateOf({ ...other, stated: some.stated })).toEqual({
            dueDate: some.stated,
            dueDateSource: 'DOCUMENT',
          })
        } else if (some.namedDays !== undefined) {
          expect(daysBetween(some.issueDate, dueDate)).toBe(some.namedDays)
          expect(dueDateOf({ ...other, ...leading(some), issueDate: some.issueDate })).toEqual({
            dueDate,
            dueDateSource: 'CONDITIONS',
          })
        } else if (some.conditions?.terms._tag === 'DueOn') {
          expect(dueDate).toBe(some.conditions.terms.date)
          expect(dueDateSource).toBe(some.conditions.terms.by === 'DATE' ? 'DOCUMENT' : 'CONDITIONS')
        } else if (some.assigned !== undefined) expect(dueDate).toBe(some.assigned)
        if (dueDateSource === 'RECEPTION') expect(dueDate).toBe(addDays(some.receivedOn ?? dueDate, DEFAULT_TERM_DAYS))
        if (dueDateSource === 'ISSUE') expect(dueDate).toBe(addDays(some.issueDate, DEFAULT_TERM_DAYS))
      }),
    )
  })

  it('are overdue from the day after on, one day more each day', () => {
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: -300, max: 300 }), (due, days) => {
        expect(daysOverdue(due, { today: addDays(due, days) })).toBe(Math.max(0, days))
      }),
    )
  })
})

/** The facts that decide before the conditions. */
const leading = ({ namedDays, stated }: DueDateFacts): Pick<DueDateFacts, 'namedDays' | 'stated'> => ({
  namedDays,
  stated,
})
