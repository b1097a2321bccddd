import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STANDARD_RATES } from '#host/http/rate-limits.ts'
import { makePasswords, PasswordQueueFull } from '#host/security/password-hash.ts'
import { ownHost, PASSWORD, type AHost } from '#test/host/server/a-host.ts'

describe('password guessing', () => {
  let host: AHost
  beforeAll(async () => {
    host = await ownHost({ rates: { ...STANDARD_RATES, writesPerSecond: 1e6, triesPerAddress: 30 } })
  })
  afterAll(() => host.close())
  const guess = (email: string, password: string) => host.request('POST /api/user/login', { body: { email, password } })

  it('stops after ten attempts, also for a missing account', async () => {
    for (const email of ['uno@empresa.cl', 'dos@empresa.cl']) {
      const answers = await Promise.all(Array.from({ length: 14 }, () => guess(email, 'guess')))
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
      const stopped = answers.filter(({ status }) => status === 429)
      expect(stopped).toHaveLength(4)
      expect(Number(stopped[0]?.headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  it('stops an address that tries many accounts', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => guess(`otra${at}@empresa.cl`, 'guess')))
    expect(answers.map(({ status }) => status)).toContain(429)
  })
})

describe('the correct password', () => {
  it('clears the wrong attempts before it', async () => {
    const host = await ownHost({ rates: { ...STANDARD_RATES, writesPerSecond: 1e6, triesPerAddress: 1e6 } })
    await host.company('MX', 'EKU9003173C9', 'luz@empresa.mx')
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 9; wrong += 1) {
        expect(
          (await host.request('POST /api/user/login', { body: { email: 'luz@empresa.mx', password: 'no' } })).status,
        ).toBe(401)
      }
      expect(
        (await host.request('POST /api/user/login', { body: { email: 'luz@empresa.mx', password: PASSWORD } })).status,
      ).toBe(200)
    }
    await host.close()
  })
})

describe('an office behind one address', () => {
  it('signs in as often as it likes with right passwords, and is stopped by wrong ones alone', async () => {
    const host = await ownHost({ rates: { ...STANDARD_RATES, writesPerSecond: 1e6, triesPerAddress: 3 } })
    await host.company('MX', 'EKU9003173C9', 'luz@empresa.mx')
    const signIn = async (email: string, password: string) =>
      (await host.request('POST /api/user/login', { body: { email, password } })).status
    const statuses: Array<number> = []
    for (let at = 0; at < 6; at += 1) statuses.push(await signIn('luz@empresa.mx', PASSWORD))
    for (let at = 0; at < 4; at += 1) statuses.push(await signIn(`otra${at}@empresa.mx`, 'no'))
    statuses.push(await signIn('luz@empresa.mx', PASSWORD))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 401, 401, 401, 429, 429])
    await host.close()
  })
})

describe('hashing', () => {
  it('queues fifty and rejects the next', async () => {
    const passwords = makePasswords({ logN: 10, r: 8, p: 1 })
    const tries = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.hash('secret')))
    const rejected = tries.filter((one) => one.status === 'rejected')
    expect(rejected).toHaveLength(8)
    expect(rejected.every((one) => one.status === 'rejected' && one.reason instanceof PasswordQueueFull)).toBe(true)
  })

  it('detects a hash of another cost, and rejects an invalid one', async () => {
    const [cheap, dear] = [makePasswords({ logN: 4, r: 8, p: 1 }), makePasswords({ logN: 5, r: 8, p: 1 })]
    const hash = await cheap.hash('secret')
    expect(hash).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/)
    expect(await dear.verify('secret', hash)).toBe(true)
    expect([dear.isOutdated(hash), cheap.isOutdated(hash)]).toEqual([true, false])
    expect(await cheap.verify('secret', 'secret')).toBe(false)
  })
})
