import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  boolean,
  country,
  date,
  id,
  instant,
  integer,
  nullable,
  rowCodec,
  text,
  texts,
  word,
} from '#host/database/columns.ts'
import type { Database } from '#host/database/database.ts'
import { execute, hasRow, optionalRow, optionalValue, row, rows, sql, value, values } from '#host/database/sql.ts'
import { freshDatabase } from './fresh-database.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const Sample = rowCodec('Sample', {
  id: id<'Order'>(),
  total: integer,
  on: date,
  at: instant,
  name: text,
  country,
  isOpen: boolean,
  reasons: texts,
  missing: nullable(text),
})

const SAMPLE = sql`select 7::bigint as id, 9007199254740991::bigint as total, '2026-02-28'::date as on,
  '2026-02-28T12:00:00Z'::timestamptz as at, 'Ñandú' as name, 'CL' as country, true as "isOpen",
  array['A', 'B'] as reasons, null::text as missing`

describe('a row', () => {
  it('is read in the terms of the domain', async () => {
    expect(await row(database, Sample, SAMPLE)).toEqual({
      id: '7',
      total: Number.MAX_SAFE_INTEGER,
      on: '2026-02-28',
      at: new Date('2026-02-28T12:00:00Z'),
      name: 'Ñandú',
      country: 'CL',
      isOpen: true,
      reasons: ['A', 'B'],
      missing: undefined,
    })
  })

  it.each([
    ['a text where a number belongs', rowCodec('Wrong', { name: integer }), sql`select 'secreto' as name`],
    ['a null', rowCodec('Wrong', { name: text }), sql`select null::text as name`],
    ['a column that is not selected', rowCodec('Wrong', { name: text }), sql`select 'secreto' as other`],
    ['a word of another union', rowCodec('Wrong', { name: country }), sql`select 'secreto' as name`],
    ['a word of another type', rowCodec('Wrong', { name: word<'A'>({ A: true }) }), sql`select 'secreto' as name`],
    ['a key that is no key', rowCodec('Wrong', { name: id() }), sql`select 0 as name`],
    ['an instant where a date belongs', rowCodec('Wrong', { name: date }), sql`select now() as name`],
    ['a null among texts', rowCodec('Wrong', { name: texts }), sql`select array['secreto', null] as name`],
  ])('that contradicts its codec is a defect: %s', async (_, codec, statement) => {
    const read = rows<unknown>(database, codec, sql`${statement} from generate_series(1, 2)`)
    await expect(read).rejects.toThrow(/^Wrong: row 0, name is not /)
    await expect(read).rejects.not.toThrow('secreto')
  })

  it('of one column is read as its value', async () => {
    const numbers = sql`select n::text from generate_series(1, 2) n order by n`
    expect(await values(database, text, numbers)).toEqual(['1', '2'])
    expect(await value(database, text, numbers)).toBe('1')
    expect(await optionalValue(database, text, sql`${numbers} offset 2`)).toBeUndefined()
    await expect(value(database, text, sql`${numbers} offset 2`)).rejects.toThrow('the statement gave no row')
    await expect(values(database, integer, numbers)).rejects.toThrow(
      /^select n::text from .*: row 0, n is not integer$/,
    )
  })

  it('that is missing is a defect only where there must be one', async () => {
    const none = sql`${SAMPLE} where false`
    expect(await optionalRow(database, Sample, none)).toBeUndefined()
    expect(await hasRow(database, none)).toBe(false)
    await expect(row(database, Sample, none)).rejects.toThrow('Sample: the statement gave no row')
  })
})

describe('a statement', () => {
  it('carries its values beside its text, whatever they say', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (first, second) => {
        const condition = sql`b = ${second}`
        const statement = sql`select a from t where a = ${first} and ${condition}`
        expect(statement.text).toBe('select a from t where a = $1 and b = $2')
        expect(statement.values).toEqual([first, second])
      }),
    )
  })

  it('gives each value back as it was', async () => {
    await execute(database, sql`create table kept (text text, amounts bigint[], bytes bytea)`)
    const value = `'; drop table kept; -- $1 "ñ" \\`
    await execute(database, sql`insert into kept values (${value}, ${[1, 2]}, ${new Uint8Array([0, 255])})`)
    expect(
      await hasRow(
        database,
        sql`select from kept where text = ${value} and amounts = array[1, 2]::bigint[] and bytes = '\\x00ff'`,
      ),
    ).toBe(true)
  })
})
