import { formatInTimeZone } from 'date-fns-tz'
import type { Clock } from '#application/shared/clock.port.ts'
import type { Scheduler } from '#application/shared/scheduler.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'

export interface FakeTime {
  readonly clock: Clock
  readonly scheduler: Scheduler
  /** Advances the time: due tasks run in order, with their immediate consequences. */
  readonly pass: (ms: number) => Promise<void>
  /** Number of scheduled tasks. */
  readonly waiting: () => number
}

/** A clock and a scheduler with a time that only tests advance. */
export const makeFakeTime = (start: number = Date.UTC(2026, 2, 4, 15, 0, 0)): FakeTime => {
  let now = start
  let tasks: ReadonlyArray<{ readonly at: number; readonly task: () => void }> = []
  const dateOf = (epochMs: number, zone: string): CivilDate =>
    formatInTimeZone(epochMs, zone, 'yyyy-MM-dd') as CivilDate
  const passTo = async (end: number): Promise<void> => {
    for (;;) {
      await settle()
      const next = tasks.toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined || next.at > end) break
      tasks = tasks.filter((one) => one !== next)
      now = Math.max(now, next.at)
      next.task()
    }
    now = end
  }
  return {
    clock: {
      now: () => now,
      today: (country) => dateOf(now, profileOf(country).timeZone),
      civilOf: (country, epochMs) => ({
        date: dateOf(epochMs, profileOf(country).timeZone),
        time: formatInTimeZone(epochMs, profileOf(country).timeZone, 'HH:mm'),
      }),
    },
    scheduler: {
      after: (ms, task) => {
        const own = { at: now + ms, task }
        tasks = [...tasks, own]
        return () => {
          tasks = tasks.filter((one) => one !== own)
        }
      },
    },
    pass: (ms) => passTo(now + ms),
    waiting: () => tasks.length,
  }
}

/** Runs all pending promise callbacks. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
