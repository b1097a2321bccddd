import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Statements } from '#application/wallet/statements.port.ts'
import { type CalendarMonth, nextMonth, previousMonth } from '#domain/kernel/calendar-month.ts'
import { statementOf } from '#domain/wallet/statement.ts'

/** A `Statements` implementation of a Chilean business in `month`, in which an order was transferred. */
export interface StatementsSubject {
  readonly statements: Statements
  readonly month: CalendarMonth
  readonly stop: () => Promise<void>
}

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))

export const statementsContract = (name: string, make: () => Promise<StatementsSubject>): void => {
  const within = async (use: (subject: StatementsSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject)
    } finally {
      await subject.stop()
    }
  }

  describe(`Statements: ${name}`, () => {
    it('have the entries of a month on the balances before it, provisional while it is open', () =>
      within(async ({ month, statements }) => {
        const [before, now] = [right(await statements.of(previousMonth(month))()), right(await statements.of(month)())]
        expect([now.month, now.isProvisional]).toEqual([month, true])
        expect(now.entries.map(({ type }) => type)).toContain('TRANSFER')
        const { control } = statementOf('CLP', before.opening, before.entries)
        expect(Object.entries(control.closing).map(([account, { minor }]) => [account, minor])).toEqual(
          expect.arrayContaining(Object.entries(now.opening)),
        )
      }))

    it('are written as a PDF', () =>
      within(async ({ month, statements }) => {
        const { kind, name: file } = right(await statements.download(month)())
        expect([kind, file]).toEqual(['pdf', `Cartola ${month}.pdf`])
      }))

    it('reject a month to come', () =>
      within(async ({ month, statements }) => {
        const rejection = { left: { _tag: 'Rejected', code: 'ERROR_VALIDATION' } }
        expect(await statements.of(nextMonth(month))()).toMatchObject(rejection)
        expect(await statements.download(nextMonth(month))()).toMatchObject(rejection)
      }))
  })
}
