import { describe, expect, it } from 'vitest'
import type { Queries } from '#host/database/database.ts'
import { openPostgres } from '#host/database/postgres-database.ts'
import { aListeningHost } from './a-listening-host.ts'
import { aProxy } from './a-proxy.ts'
import { emptyDatabase } from './cluster-database.ts'

const end = (sessionId: string) => ({ type: 'sessionEnd' as const, sessionId })

/** Announces as a part of a transaction. */
const write = (queries: Queries, sessionId: string) =>
  queries.query(
    `with added as (insert into announcement (content) values ($1::text::jsonb)) select pg_notify('announcement', '')`,
    [JSON.stringify(end(sessionId))],
  )

/** A transaction that stays open until `commit`. */
const openTransaction = async (address: string, sessionId: string) => {
  const database = openPostgres(address)
  let finish = (): void => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  let begin = (): void => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const done = database.transaction(async (tx) => {
    await write(tx, sessionId)
    begin()
    await finished
  })
  await begun
  return {
    commit: async () => {
      finish()
      await done
      await database.close()
    },
  }
}

describe('an announcement', () => {
  it('is heard by every host once, in the order of its host', async () => {
    const address = await emptyDatabase()
    const hosts = [await aListeningHost(address), await aListeningHost(address), await aListeningHost(address)]
    for (const host of hosts) await host.start()
    const names = Array.from({ length: 100 }, (_, at) => String(at))
    for (const name of names) for (const [at, host] of hosts.entries()) host.publish(end(`${at} ${name}`))
    for (const { heard, hears } of hosts) {
      await hears(300)
      for (const [at] of hosts.entries())
        expect(heard().filter((one) => one.startsWith(`${at} `))).toEqual(names.map((name) => `${at} ${name}`))
      expect(heard()).toHaveLength(300)
    }
  })

  it('is heard once also when its transaction ends after one that began later', async () => {
    const address = await emptyDatabase()
    const host = await aListeningHost(address)
    await host.start()
    const slow = await openTransaction(address, 'late')
    host.publish(end('quick'))
    await host.hears(1)
    host.publish(end('quick again'))
    await host.hears(2)
    await slow.commit()
    await host.hears(3)
    host.publish(end('last'))
    await host.hears(4)
    expect(host.heard()).toEqual(['quick', 'quick again', 'late', 'last'])
  })

  it('is heard once, in whatever order two hundred transactions of twenty connections end', async () => {
    const address = await emptyDatabase()
    const host = await aListeningHost(address)
    await host.start()
    const writers = [openPostgres(address), openPostgres(address)]
    const names = Array.from({ length: 200 }, (_, at) => String(at))
    await Promise.all(
      names.map((name, at) =>
        writers[at % 2]?.transaction(async (tx) => {
          await write(tx, name)
          await tx.query('select pg_sleep($1::float8)', [(at % 7) / 500])
        }),
      ),
    )
    await host.hears(names.length)
    host.publish(end('last'))
    await host.hears(names.length + 1)
    expect([...host.heard()].toSorted()).toEqual([...names, 'last'].toSorted())
    for (const writer of writers) await writer.close()
  })

  it('is heard after a lost connection, with all that was announced meanwhile', async () => {
    const address = await emptyDatabase()
    const [host, other] = [await aListeningHost(address), await aListeningHost(address)]
    await host.start()
    other.publish(end('before'))
    await host.hears(1)
    const slow = await openTransaction(address, 'late')
    await host.cut()
    for (let at = 0; at < 20; at += 1) other.publish(end(`while away ${at}`))
    await host.hears(21)
    await slow.commit()
    await host.hears(22)
    expect(host.heard()).toEqual(['before', ...Array.from({ length: 20 }, (_, at) => `while away ${at}`), 'late'])
    expect(host.timesMissed()).toBe(0)
  })

  it('is heard over one connection, however often the attempts to listen again failed', async () => {
    const address = await emptyDatabase()
    const proxy = await aProxy(address)
    const [host, other] = [await aListeningHost(proxy.address), await aListeningHost(address)]
    await host.start()
    proxy.cutNext(3)
    await host.cut()
    other.publish(end('while away'))
    await host.hears(1)
    expect(proxy.listens()).toBe(5)
  })

  it('is heard by every listener, also after one that throws', async () => {
    const address = await emptyDatabase()
    const host = await aListeningHost(address)
    const failures: Array<unknown> = []
    host.subscribe({
      onAnnouncement: () => {
        throw new Error('a fault')
      },
      onMissed: () => undefined,
      onError: (error) => void failures.push(error),
    })
    const next: Array<string> = []
    host.subscribe({
      onAnnouncement: ({ type }) => void next.push(type),
      onMissed: () => undefined,
      onError: () => undefined,
    })
    const other = openPostgres(address)
    await other.transaction(async (tx) => {
      await write(tx, 'first')
      await write(tx, 'second')
    })
    await other.close()
    await host.start()
    expect(host.heard()).toEqual(['first', 'second'])
    expect(next).toEqual(['sessionEnd', 'sessionEnd'])
    expect(failures).toHaveLength(2)
  })

  it('is passed on once the database takes it again', async () => {
    const address = await emptyDatabase()
    const host = await aListeningHost(address)
    await host.start()
    host.fail(true)
    host.publish(end('first'))
    host.publish(end('second'))
    host.fail(false)
    await host.hears(2)
    expect(host.heard()).toEqual(['first', 'second'])
  })

  it('of the last minute is heard by a host that starts, with its time; an older one is not', async () => {
    const address = await emptyDatabase()
    const [first, second] = [await aListeningHost(address), await aListeningHost(address)]
    await first.start()
    for (const name of ['old', 'recent']) first.publish(end(name))
    await first.hears(2)
    await first.database.query(
      `update announcement set at = at - case when content->>'sessionId' = 'old' then interval '61 s' else interval '30 s' end`,
    )
    await second.start()
    expect(second.heard()).toEqual(['recent'])
    expect(Math.abs(Date.now() - 30_000 - (second.times[0] ?? 0))).toBeLessThan(10_000)
  })

  it('of a newer program is passed over', async () => {
    const address = await emptyDatabase()
    const host = await aListeningHost(address)
    await host.start()
    await host.database.query(`insert into announcement (content) values ('{"type": "unknown"}')`)
    host.publish(end('known'))
    await host.hears(1)
    expect(host.heard()).toEqual(['known'])
  })
})

describe('a host', () => {
  it('that was away for longer than announcements are kept is told that it missed some', async () => {
    const clock = { now: 0 }
    const address = await emptyDatabase()
    const host = await aListeningHost(address, () => clock.now)
    await host.start()
    clock.now += 5 * 60_000 + 1
    host.publish(end('after'))
    await host.hears(1)
    expect(host.timesMissed()).toBe(1)
  })
})
