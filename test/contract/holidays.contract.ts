import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Holidays } from '#application/calendar/holidays.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'

/** A `Holidays` implementation with Chile's Good Friday of 2026. */
export interface HolidaysSubject {
  readonly holidays: Holidays
  readonly stop: () => Promise<void>
}

const day = (text: string): CivilDate => text as CivilDate

export const holidaysContract = (name: string, make: () => Promise<HolidaysSubject>): void => {
  const listed = async (from: string, to: string): Promise<ReadonlyArray<string>> => {
    const { holidays, stop } = await make()
    const answer = await holidays.list('CL', day(from), day(to))()
    await stop()
    return E.isRight(answer) ? answer.right.map(({ date }) => date) : expect.fail(JSON.stringify(answer.left))
  }

  describe(`Holidays: ${name}`, () => {
    it('are listed including both ends', async () => {
      expect(await listed('2026-04-03', '2026-04-03')).toEqual(['2026-04-03'])
    })

    it('stay within the requested range', async () => {
      expect((await listed('2026-01-01', '2026-12-31')).every((date) => date.startsWith('2026-'))).toBe(true)
      expect(await listed('2026-04-06', '2026-04-10')).toEqual([])
    })
  })
}
