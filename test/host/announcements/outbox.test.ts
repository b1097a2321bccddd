import { describe, expect, it } from 'vitest'
import type { Announcement } from '#host/announcements/announcements.port.ts'
import { makeOutbox } from '#host/announcements/outbox.ts'

const end = (sessionId: string): Announcement => ({ type: 'sessionEnd', sessionId })

describe('an outbox', () => {
  it('sends what comes at any moment after a batch, without waiting for a later one', async () => {
    for (let microtasks = 0; microtasks < 12; microtasks += 1) {
      const sent: Array<Announcement> = []
      const outbox = makeOutbox(
        async (batch) => void sent.push(...batch),
        () => undefined,
      )
      outbox.add(end('first'))
      for (let passed = 0; passed < microtasks; passed += 1) await Promise.resolve()
      outbox.add(end('second'))
      await new Promise((resolve) => setImmediate(resolve))
      expect(sent).toEqual([end('first'), end('second')])
    }
  })

  it('rejects when it closes with announcements that were not sent', async () => {
    const errors: Array<unknown> = []
    const outbox = makeOutbox(
      () => Promise.reject(new Error('no database')),
      (error) => errors.push(error),
    )
    outbox.add(end('lost'))
    await expect(outbox.close()).rejects.toThrow('1 announcements were not passed on')
    expect(errors).toHaveLength(2)
  })
})
