import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchedOf } from '#ui/di/fetched.ts'

describe('what a screen waits for', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is fetched once, however often the screen is drawn', async () => {
    const fetch = vi.fn(async () => 'code')
    expect(await Promise.all([fetchedOf(fetch), fetchedOf(fetch)])).toEqual(['code', 'code'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect([await fetchedOf(fetch), fetch.mock.calls.length]).toEqual(['code', 1])
  })

  it('is marked once it has come, as React reads it without waiting', async () => {
    const fetch = async () => 'code'
    const promise = fetchedOf(fetch)
    expect(promise).not.toHaveProperty('status')
    await promise
    expect(fetchedOf(fetch)).toMatchObject({ status: 'fulfilled', value: 'code' })
  })

  it('fails for who drew it, and is fetched again a while later', async () => {
    const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code')
    const first = fetchedOf(fetch)
    await expect(first).rejects.toThrow('offline')
    expect(fetchedOf(fetch)).toBe(first)
    await vi.advanceTimersByTimeAsync(3_000)
    expect([await fetchedOf(fetch), fetch.mock.calls.length]).toEqual(['code', 2])
  })
})
