import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { freshDatabase } from './fresh-database.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  await database.script('create table note (text text primary key)')
})
beforeEach(() => database.script('truncate note'))
afterAll(() => database.close())

const put = (text: string) => database.query('insert into note values ($1)', [text])
const notes = async () =>
  (await database.query<{ text: string }>('select text from note order by text')).map(({ text }) => text)

describe('work done together', () => {
  it('is one transaction, whoever asks and however', async () => {
    const broken = database.together(async () => {
      await put('a')
      await database.transaction((tx) => tx.query(`insert into note values ('b')`))
      await Promise.all([put('c'), database.transaction((tx) => tx.query(`insert into note values ('d')`))])
      expect(await notes()).toEqual(['a', 'b', 'c', 'd'])
      throw new Error('undone')
    })
    await expect(broken).rejects.toThrow('undone')
    expect(await notes()).toEqual([])
  })

  it('undoes a part of it alone', async () => {
    await database.together(async () => {
      await put('a')
      const part = database.transaction(async (tx) => {
        await tx.query(`insert into note values ('b')`)
        await tx.query(`insert into note values ('a')`)
      })
      await expect(part).rejects.toMatchObject({ code: '23505' })
      await database.transaction((tx) => tx.query(`insert into note values ('c')`))
    })
    expect(await notes()).toEqual(['a', 'c'])
  })

  it('has its parts take turns, so that one undoes nothing of another', async () => {
    await database.together(async () => {
      const part = (text: string, breaks: boolean) =>
        database.transaction(async (tx) => {
          await tx.query('insert into note values ($1)', [text])
          await tx.query('select pg_sleep(0.001)')
          if (breaks) throw new Error('undone')
        })
      await Promise.allSettled(
        Array.from({ length: 20 }, (_, at) => part(`n${String(at).padStart(2, '0')}`, at % 2 === 1)),
      )
    })
    expect(await notes()).toEqual(Array.from({ length: 10 }, (_, at) => `n${String(at * 2).padStart(2, '0')}`))
  })

  it('is part of the work it is begun in', async () => {
    await database.together(() => database.together(() => put('a')))
    expect(await notes()).toEqual(['a'])
  })

  it('lets go of what outlives it', async () => {
    const late: { work?: Promise<unknown> } = {}
    const gate = newGate()
    await database.together(async () => {
      await put('a')
      late.work = gate.opened.then(() => put('b'))
    })
    gate.open()
    await late.work
    expect(await notes()).toEqual(['a', 'b'])
  })

  it('is nothing to whoever works beside it', async () => {
    const entered = newGate()
    const beside = entered.opened.then(() => put('beside'))
    const broken = database.together(async () => {
      await put('a')
      entered.open()
      throw new Error('undone')
    })
    await expect(broken).rejects.toThrow('undone')
    await beside
    expect(await notes()).toEqual(['beside'])
  })
})

/** What waits for `opened` goes on when it is opened. */
const newGate = () => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
