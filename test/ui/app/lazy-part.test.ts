import { describe, expect, it } from 'vitest'
import { loadAgain } from '#ui/app/lazy-part.ts'

/** A load that fails that many times, and the pauses in between. */
const failing = (times: number) => {
  const pauses: Array<number> = []
  let calls = 0
  const load = async (): Promise<string> => {
    calls += 1
    if (calls <= times) throw new TypeError(`failure ${calls}`)
    return 'loaded'
  }
  const pause = async (ms: number): Promise<void> => void pauses.push(ms)
  return { load: () => loadAgain(load, pause), pauses, calls: () => calls }
}

describe('code that is loaded on demand', () => {
  it('is loaded once when that works', async () => {
    const { load, pauses, calls } = failing(0)
    expect([await load(), calls(), pauses]).toEqual(['loaded', 1, []])
  })

  it('is loaded again after a lost connection, with longer and longer pauses', async () => {
    const { load, pauses } = failing(3)
    expect([await load(), pauses]).toEqual(['loaded', [500, 1_000, 2_000]])
  })

  it('fails with the last failure after half a minute', async () => {
    const { load, pauses, calls } = failing(99)
    await expect(load()).rejects.toThrow('failure 7')
    expect([calls(), pauses.reduce((sum, ms) => sum + ms, 0)]).toEqual([7, 30_500])
  })
})
