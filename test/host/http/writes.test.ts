import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database, Queries } from '#host/database/database.ts'
import { readOnly } from '#host/database/read-only.ts'
import { NOT_FOUND } from '#host/http/host-error.ts'
import { createWrites } from '#host/http/writes.ts'
import { freshDatabase } from '#test/host/database/fresh-database.ts'

let database: Database
let events: Array<string>
beforeAll(async () => {
  database = await freshDatabase()
  await database.script('create table note (text text primary key)')
})
beforeEach(async () => {
  events = []
  await database.script('truncate note')
})
afterAll(() => database.close())

const notes = async () =>
  (await database.query<{ text: string }>('select text from note order by text')).map(({ text }) => text)
const put = (tx: Queries, text: string) => tx.query('insert into note values ($1)', [text])
const createCall = () =>
  createWrites(
    database,
    async (tx, work) => {
      const result = await work(tx)
      await put(tx, 'around')
      return result
    },
    (error) => events.push(`logged: ${String(error)}`),
  )

describe('the transaction of a call', () => {
  it('writes the work and what surrounds it together, and runs the effects after the commit', async () => {
    const { afterCommit, transaction } = createCall()
    const result = await transaction(async (tx) => {
      afterCommit(() => void events.push('effect'))
      await put(tx, 'a')
      expect(events).toEqual([])
      return E.right(7)
    })
    expect(result).toEqual(E.right(7))
    expect(events).toEqual(['effect'])
    expect(await notes()).toEqual(['a', 'around'])
  })

  it('undoes everything for a Left, and runs no effect', async () => {
    const { afterCommit, finish, transaction } = createCall()
    const result = await transaction(async (tx) => {
      afterCommit(() => void events.push('effect'))
      await put(tx, 'a')
      return E.left(NOT_FOUND)
    })
    finish()
    expect(result).toEqual(E.left(NOT_FOUND))
    expect(events).toEqual([])
    expect(await notes()).toEqual([])
  })

  it('undoes everything when what surrounds the work fails', async () => {
    const { afterCommit, finish, transaction } = createCall()
    const work = transaction(async (tx) => {
      afterCommit(() => void events.push('effect'))
      await put(tx, 'around')
      return E.right(undefined)
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    finish()
    expect(events).toEqual([])
    expect(await notes()).toEqual([])
  })

  it('runs an effect that was registered outside of it when the call is done', () => {
    const { afterCommit, finish } = createCall()
    afterCommit(() => void events.push('effect'))
    expect(events).toEqual([])
    finish()
    finish()
    expect(events).toEqual(['effect'])
  })

  it('logs failing effects, and still runs the others', async () => {
    const { afterCommit, transaction } = createCall()
    const result = await transaction(async () => {
      afterCommit(() => {
        throw new Error('at once')
      })
      afterCommit(() => Promise.reject(new Error('later')))
      afterCommit(() => void events.push('effect'))
      return E.right(undefined)
    })
    expect(result).toEqual(E.right(undefined))
    expect(events).toEqual(['logged: Error: at once', 'effect', 'logged: Error: later'])
  })
})

describe('reading outside a transaction', () => {
  it.each([
    `insert into note values ('x')`,
    `update note set text = 'x'`,
    'delete from note',
    `with added as (insert into note values ('x') returning text) select * from added`,
    `select 1; delete from note`,
    'select text from note for update',
    'truncate note',
  ])('rejects a call to %s', async (sql) => {
    expect(() => readOnly(database).query(sql)).toThrow('Writing takes a transaction')
  })

  it('answers a query', async () => {
    expect(await readOnly(database).query('select count(*) as count from note')).toEqual([{ count: 0 }])
  })
})
