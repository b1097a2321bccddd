import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { CounterpartKey, Counterparts } from '#application/counterparts/counterparts.port.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'

/** A `Counterparts` implementation of a Chilean business with a payer and a supplier that have open invoices. */
export interface CounterpartsSubject {
  readonly counterparts: Counterparts
  readonly of: ReadonlyArray<CounterpartKey>
  readonly today: CivilDate
  readonly stop: () => Promise<void>
}

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))

export const counterpartsContract = (name: string, make: () => Promise<CounterpartsSubject>): void => {
  const within = async (use: (subject: CounterpartsSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject)
    } finally {
      await subject.stop()
    }
  }

  describe(`Counterparts: ${name}`, () => {
    it('have statements that close with what is open, and begin with what was open before', () =>
      within(async ({ counterparts, of, today }) => {
        for (const one of of) {
          const all = right(await counterparts.statement(one, { from: '2000-01-01' as CivilDate, to: today })())
          expect(all.blocks.map(({ closing }) => closing)).toEqual(all.open)
          expect(all.blocks.map(({ opening }) => opening.minor)).toEqual(all.blocks.map(() => 0))
          expect(all.financed === undefined).toBe(one._tag === 'Supplier')
          const recent = right(await counterparts.statement(one, { from: addDays(today, -1), to: today })())
          expect(recent.blocks.map(({ closing }) => closing)).toEqual(all.open)
        }
      }))

    it('are written as a PDF', () =>
      within(async ({ counterparts, of, today }) => {
        for (const one of of) {
          const file = right(await counterparts.download(one, { from: addDays(today, -30), to: today })())
          expect([file.kind, file.name.endsWith(`${today}.pdf`)]).toEqual(['pdf', true])
        }
      }))
  })
}
