import { describe, expect, it } from 'vitest'
import { ACTIVITY_AREAS, AREAS } from '#domain/team/activity.ts'
import { PAYROLL_ACTIONS } from '#host/payables/process-payroll.ts'
import { sourceFiles } from '#test/architecture/source-files.ts'

const sources = sourceFiles('src/host')
/** The action of a step of the financier is composed. */
const COMPOSED: ReadonlySet<string> = new Set(PAYROLL_ACTIONS.map((action) => `payroll ${action}`))

/* No entry is appended with an action outside the union: it would not compile. */
describe('the actions that members read', () => {
  it.each(AREAS.flatMap((area): ReadonlyArray<string> => ACTIVITY_AREAS[area]))(
    'are written by the host: %s',
    (action) => {
      const written = sources.some(({ text }) => text.includes(`'${action}'`))
      expect(written || COMPOSED.has(action)).toBe(true)
    },
  )

  it('are each in one area', () => {
    const all = AREAS.flatMap((area): ReadonlyArray<string> => ACTIVITY_AREAS[area])
    expect(new Set(all).size).toBe(all.length)
  })
})
