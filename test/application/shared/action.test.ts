import * as TE from 'fp-ts/TaskEither'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Action } from '#application/shared/action.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { settle } from '#test/support/fakes/time.ts'
import { slowly } from '#test/support/slowly.ts'

describe('an action', () => {
  it('sends once while it is busy, and a second run gets the first result', async () => {
    const sent: Array<number> = []
    const action = new Action((n: number) => TE.fromIO(() => (sent.push(n), n * 2)))
    const [first, second] = [action.run(1), action.run(2)]
    expect([first === second, action.isBusy]).toEqual([true, true])
    expect([await first, await second, sent, action.isBusy]).toEqual([2, 2, [1], false])
    expect([await action.run(3), sent]).toEqual([6, [1, 3]])
  })

  it('keeps its failure until the next run', async () => {
    const answers = [TE.left(unreachable), TE.right('done')]
    const action = new Action(() => answers.shift() ?? expect.fail('one too many'))
    expect([await action.run(), action.failure, action.isBusy]).toEqual([undefined, unreachable, false])
    const running = action.run()
    expect([action.failure, await running]).toEqual([undefined, 'done'])
  })

  it('is not busy any more when it says how it ended', async () => {
    const ends: Array<readonly [unknown, boolean]> = []
    const answers = [TE.left(unreachable), TE.right('done')]
    const action: Action<[], string> = new Action(() => answers.shift() ?? expect.fail('one too many'), {
      onSuccess: (result) => ends.push([result, action.isBusy]),
      onFailure: (failure) => ends.push([failure, action.isBusy]),
    })
    await action.run()
    await action.run()
    expect(ends).toEqual([
      [unreachable, false],
      ['done', false],
    ])
  })

  it('never says how a request ended that was dropped', async () => {
    const steps = fc.array(fc.constantFrom('run', 'reset', 'answer'), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(steps, fc.scheduler(), async (walk, scheduler) => {
        let started = 0
        const dropped = new Set<number>()
        const ends: Array<number> = []
        const action = new Action(() => slowly(scheduler, () => TE.right(started)), {
          onSuccess: () => ends.push(started),
        })
        const results: Array<Promise<unknown>> = []
        for (const step of walk) {
          if (step === 'run' && !action.isBusy) started += 1
          if (step === 'run') results.push(action.run())
          if (step === 'reset' && action.isBusy) dropped.add(started)
          if (step === 'reset') action.reset()
          if (step === 'answer' && scheduler.count() > 0) await scheduler.waitOne()
          await settle()
        }
        while (scheduler.count() > 0) await scheduler.waitOne()
        await Promise.all(results)
        expect(ends.length).toBe(started - dropped.size)
        expect(action.isBusy).toBe(false)
      }),
    )
  })
})
