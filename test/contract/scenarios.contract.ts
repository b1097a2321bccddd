import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Scenarios } from '#application/financing/scenarios.port.ts'
import type { OrderSubmissions } from '#application/financing/order-submissions.port.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import { SCENARIO_LETTERS, type ScenarioId } from '#domain/financing/scenario.ts'

/** A `Scenarios` implementation of a user who saved none yet, and at least three financeable lines with valid dates. */
export interface ScenariosSubject {
  readonly scenarios: Scenarios
  readonly submissions: Pick<OrderSubmissions, 'simulate'>
  readonly lines: ReadonlyArray<OrderLine>
  readonly stop: () => Promise<void>
}

const right = <A>(answer: Either<unknown, A>): A => (E.isRight(answer) ? answer.right : expect.fail('rejected'))
const key = (at: number): string => `6f1c2b5e-0f4e-4b52-9a55-0d0f3a1c7e${20 + at}`

export const scenariosContract = (name: string, make: () => Promise<ScenariosSubject>): void => {
  const within = async (use: (subject: ScenariosSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject)
    } finally {
      await subject.stop()
    }
  }

  describe(`Scenarios: ${name}`, () => {
    it('have the figures of a simulation, and the lines that were simulated', () =>
      within(async ({ scenarios, submissions, lines }) => {
        const { invoices, ...figures } = right(await submissions.simulate('DIRECT_FINANCING', lines)())
        const saved = right(await scenarios.save('DIRECT_FINANCING', lines, key(0))())
        expect(saved).toMatchObject({ letter: 'A', type: 'DIRECT_FINANCING', invoices: invoices.length, figures })
        expect(await scenarios.list()()).toEqual(E.right([saved]))
        expect(await scenarios.scenario(saved.id)()).toEqual(E.right(saved))
        expect(await scenarios.lines(saved.id)()).toEqual(E.right(lines))
      }))

    it('are saved once for one key', () =>
      within(async ({ scenarios, lines }) => {
        const save = scenarios.save('DIRECT_FINANCING', lines, key(0))
        const [first, second] = [right(await save()), right(await save())]
        expect(second).toEqual(first)
        expect(right(await scenarios.list()())).toHaveLength(1)
      }))

    it('have as many letters as a user may have scenarios, also when they are saved at once', () =>
      within(async ({ scenarios, lines }) => {
        const saved = await Promise.all(
          [0, 1, 2, 3].map((at) => scenarios.save('DIRECT_FINANCING', lines.slice(0, 1 + (at % 2)), key(at))()),
        )
        expect(saved.filter(E.isLeft)).toMatchObject([{ left: { _tag: 'Rejected', code: 'ERROR_SCENARIO_LIMIT' } }])
        expect(right(await scenarios.list()()).map(({ letter }) => letter)).toEqual(SCENARIO_LETTERS)
      }))

    it('give their letter to the next one when they are removed', () =>
      within(async ({ scenarios, lines }) => {
        const first = right(await scenarios.save('DIRECT_FINANCING', lines, key(0))())
        await scenarios.save('DIRECT_FINANCING', lines.slice(1), key(1))()
        expect(await scenarios.remove(first.id)()).toEqual(E.right(undefined))
        expect(await scenarios.remove(first.id)()).toEqual(E.right(undefined))
        expect(await scenarios.scenario(first.id)()).toMatchObject({ left: { code: 'ERROR_NOT_FOUND' } })
        expect(await scenarios.lines(first.id)()).toMatchObject({ left: { code: 'ERROR_NOT_FOUND' } })
        expect(right(await scenarios.save('DIRECT_FINANCING', lines, key(2))()).letter).toBe('A')
      }))

    it('come back as they were, the one that was removed last', () =>
      within(async ({ scenarios, lines }) => {
        const first = right(await scenarios.save('DIRECT_FINANCING', lines, key(0))())
        const second = right(await scenarios.save('DIRECT_FINANCING', lines.slice(1), key(1))())
        await scenarios.remove(first.id)()
        await scenarios.remove(second.id)()
        expect(await scenarios.restore(first.id)()).toMatchObject({ left: { code: 'ERROR_NOT_FOUND' } })
        expect(await scenarios.restore(second.id)()).toEqual(E.right(second))
        expect(await scenarios.restore(second.id)()).toEqual(E.right(second))
        expect(await scenarios.lines(second.id)()).toEqual(E.right(lines.slice(1)))
      }))

    it('come back under another letter where theirs is taken, and not beyond the last letter', () =>
      within(async ({ scenarios, lines }) => {
        const first = right(await scenarios.save('DIRECT_FINANCING', lines, key(0))())
        await scenarios.remove(first.id)()
        expect(right(await scenarios.save('DIRECT_FINANCING', lines.slice(1), key(1))()).letter).toBe('A')
        expect(await scenarios.restore(first.id)()).toEqual(E.right({ ...first, letter: 'B' }))
        await scenarios.remove(first.id)()
        for (const at of [2, 3]) await scenarios.save('DIRECT_FINANCING', lines.slice(2), key(at))()
        expect(await scenarios.restore(first.id)()).toMatchObject({ left: { code: 'ERROR_SCENARIO_LIMIT' } })
      }))

    it('are rejected when an invoice cannot be financed', () =>
      within(async ({ scenarios, lines }) => {
        const other = { ...lines[0], invoiceId: '999999' } as OrderLine
        expect(await scenarios.save('DIRECT_FINANCING', [...lines, other], key(0))()).toMatchObject({
          left: { code: 'ERROR_INVOICE_NOT_AVAILABLE' },
        })
        expect(await scenarios.list()()).toEqual(E.right([]))
        expect(await scenarios.scenario('999999' as ScenarioId)()).toMatchObject({ left: { code: 'ERROR_NOT_FOUND' } })
      }))
  })
}
