import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import type { Page } from '#application/shared/page.ts'
import { type PageQuery, RemotePage } from '#application/shared/remote-page.ts'
import { SearchFilters } from '#application/shared/search-filters.ts'
import { makeFaults, unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'

interface Row {
  readonly id: string
  readonly name?: string
}

type Filter = 'all' | 'even'

const rowsUpTo = (count: number): ReadonlyArray<Row> => Array.from({ length: count }, (_, at) => ({ id: `${at + 1}` }))

/** A host with rows that it searches by id. */
const makeTable = (count = 45) => {
  const [time, faults] = [makeFakeTime(), makeFaults()]
  let rows = rowsUpTo(count)
  let moves = 0
  const queries: Array<PageQuery & { readonly search: string; readonly filter: Filter }> = []
  const filters = new SearchFilters<Filter>({ scheduler: time.scheduler, all: 'all' })
  const find = ({ page, pageSize }: PageQuery): Page<Row> => {
    const found = rows.filter(
      ({ id }) => id.includes(filters.search) && (filters.filter === 'all' || Number(id) % 2 === 0),
    )
    return { rows: found.slice((page - 1) * pageSize, page * pageSize), page, pageSize, totalRows: found.length }
  }
  const table = new RemotePage<Row>({
    load: (query) => {
      queries.push({ ...query, search: filters.search, filter: filters.filter })
      return faults.around(() => async () => E.right(find(query)))
    },
    filters,
    hostOrder: () => ({ field: 'id', direction: 'asc' }),
    localRows: () => rows.slice(0, 25),
    onMove: () => (moves += 1),
  })
  const put = (next: ReadonlyArray<Row>): void => void (rows = next)
  return { time, faults, table, filters, queries, put, moves: () => moves }
}

const loaded = async (count?: number) => {
  const all = makeTable(count)
  await all.table.load()
  return all
}

const ids = ({ rows }: { readonly rows: ReadonlyArray<Row> | undefined }) => rows?.map(({ id }) => id)

describe('the order of a remote page', () => {
  it("is the host's own until one is chosen, and none of the client's rows", async () => {
    const { queries, table } = await loaded()
    expect([table.order, queries.at(-1)?.sort]).toEqual([{ field: 'id', direction: 'asc' }, undefined])
    table.showLocal()
    expect(table.order).toBeUndefined()
    table.leaveLocal()
    table.sortBy({ field: 'id', direction: 'desc' })
    await settle()
    expect([table.order, queries.at(-1)?.sort]).toEqual([
      { field: 'id', direction: 'desc' },
      { field: 'id', direction: 'desc' },
    ])
  })
})

describe('all rows of a remote page', () => {
  it('are those of every page, with its search and order', async () => {
    const { filters, table, queries } = await loaded(2_345)
    filters.set('1', 'even')
    table.sortBy({ field: 'id', direction: 'desc' })
    await settle()
    const read = await table.readAll()
    const wanted = rowsUpTo(2_345).filter(({ id }) => id.includes('1') && Number(id) % 2 === 0)
    expect(read).toEqual(E.right(wanted))
    expect(queries.at(-1)).toMatchObject({ search: '1', filter: 'even', sort: { field: 'id' } })
    expect(table.rows).toHaveLength(20)
  })

  it('are never those of two searches', async () => {
    const { filters, table } = await loaded(2_345)
    const reading = table.readAll()
    filters.set('1', 'all')
    expect(await reading).toEqual(E.right(rowsUpTo(2_345).filter(({ id }) => id.includes('1'))))
  })

  it('are the local ones while those are on view', async () => {
    const { table } = await loaded()
    table.showLocal()
    expect(await table.readAll()).toEqual(E.right(rowsUpTo(25)))
  })

  it('are not there when a page fails', async () => {
    const { faults, table } = await loaded()
    faults.before(unreachable)
    expect(await table.readAll()).toEqual(E.left(unreachable))
  })
})

describe('a remote page', () => {
  it('shows twenty rows from the first page, and how many there are', async () => {
    const { table } = await loaded()
    expect([table.rows?.length, table.totalRows, table.page, table.isBusy]).toEqual([20, 45, 1, false])
  })

  it('has no rows and no total before any were loaded', () => {
    const { table } = makeTable()
    expect([table.rows, table.totalRows]).toEqual([undefined, 0])
  })

  it('opens another page, and never one before the first', async () => {
    const { table, moves } = await loaded()
    table.openPage(3)
    await settle()
    expect([ids(table), moves()]).toEqual([['41', '42', '43', '44', '45'], 1])
    table.openPage(0)
    expect(table.page).toBe(1)
  })

  it('starts from the first page with another page size and another order', async () => {
    const { table, queries } = await loaded()
    table.openPage(2)
    table.resizePage(50)
    expect([table.page, queries.at(-1)]).toEqual([1, expect.objectContaining({ page: 1, pageSize: 50 })])
    table.openPage(2)
    table.sortBy({ field: 'id', direction: 'desc' })
    expect(queries.at(-1)).toMatchObject({ page: 1, sort: { field: 'id', direction: 'desc' } })
  })

  it('is announced to readers of the list once, and to readers of its rows when they change', async () => {
    const { table } = await loaded()
    const seen: Array<string> = []
    const stops = [
      autorun(() => seen.push(`rows ${table.rows?.length} of ${table.totalRows}`)),
      autorun(() => seen.push(`${table.pageSize} a page, ${table.isBusy ? 'busy' : 'ready'}`)),
    ]
    seen.length = 0
    table.resizePage(50)
    expect(seen).toEqual(['50 a page, busy'])
    await settle()
    expect(seen.slice(1).toSorted()).toEqual(['50 a page, ready', 'rows 45 of 45'])
    stops.forEach((stop) => stop())
  })

  it('goes to the last page when the list became shorter', async () => {
    const { table, put } = await loaded()
    table.openPage(3)
    await settle()
    put(rowsUpTo(21))
    await table.load()
    await settle()
    expect([table.page, ids(table)]).toEqual([2, ['21']])
  })

  it('retains the rows while another page is loaded and when that fails', async () => {
    const { table, faults } = await loaded()
    faults.before(unreachable)
    table.openPage(2)
    expect([table.isBusy, table.rows?.length]).toEqual([true, 20])
    await settle()
    expect([table.failure, ids(table)?.[0]]).toEqual([unreachable, '1'])
    table.retry()
    await settle()
    expect([table.failure, ids(table)?.[0]]).toEqual([undefined, '21'])
  })

  it('restarts after a reset, with the same page size', async () => {
    const { table, filters } = await loaded()
    table.resizePage(50)
    filters.choose('even')
    table.showLocal()
    table.reset()
    expect([table.state._tag, table.page, table.pageSize, table.isLocal, filters.isNarrow]).toEqual([
      'Idle',
      1,
      50,
      false,
      false,
    ])
  })
})

describe('the search of a remote page', () => {
  it('is applied half a second after the last key, once, from the first page', async () => {
    const { table, filters, queries, time } = await loaded()
    table.openPage(2)
    const before = queries.length
    for (const text of ['1', '14', ' 14 ']) {
      filters.change(text)
      await time.pass(499)
    }
    expect([queries.length, filters.searchText, filters.search]).toEqual([before, ' 14 ', ''])
    await time.pass(1)
    expect([queries.length, filters.search, table.page, ids(table)]).toEqual([before + 1, '14', 1, ['14']])
  })

  it('is applied at once on request, and not again after the pause', async () => {
    const { filters, queries, time } = await loaded()
    filters.change('4')
    filters.apply()
    await time.pass(1_000)
    expect([queries.length, filters.isNarrow]).toEqual([2, true])
    filters.apply()
    expect(queries.length).toBe(2)
  })

  it('is combined with a filter, until both are cleared', async () => {
    const { table, filters } = await loaded()
    filters.change('4')
    filters.choose('even')
    await settle()
    expect(ids(table)).toEqual(['4', '14', '24', '34', '40', '42', '44'])
    filters.clearSearch()
    await settle()
    expect([table.totalRows, filters.isNarrow]).toEqual([22, true])
    filters.clear()
    await settle()
    expect([table.totalRows, filters.isNarrow, filters.searchText]).toEqual([45, false, ''])
  })

  it('is at most a hundred characters, and not applied once the page is left', async () => {
    const { table, filters, queries, time } = await loaded()
    filters.change('x'.repeat(200))
    expect(filters.searchText).toHaveLength(100)
    table.cancel()
    await time.pass(1_000)
    expect(queries.length).toBe(1)
  })
})

describe('updates of a remote page', () => {
  it('are announced when they would move rows, and shown on request', async () => {
    const { table, put } = await loaded()
    const shown = table.rows
    put(rowsUpTo(46))
    await table.checkForUpdates()
    expect([table.hasUpdates, table.rows === shown, table.isBusy]).toEqual([true, true, false])
    await table.load()
    expect([table.hasUpdates, table.totalRows]).toEqual([false, 46])
  })

  it('are shown at once in the rows on view', async () => {
    const { table, put } = await loaded()
    put(rowsUpTo(45).map((row) => ({ ...row, name: 'otra' })))
    await table.checkForUpdates()
    expect([table.hasUpdates, table.rows?.[0]?.name]).toEqual([false, 'otra'])
  })

  it('are announced when they cannot be loaded, without a failure', async () => {
    const { table, faults } = await loaded()
    faults.before(unreachable)
    await table.checkForUpdates()
    expect([table.hasUpdates, table.failure]).toEqual([true, undefined])
  })

  it('are shown at once where nothing was shown before', async () => {
    const { table, put } = await loaded(0)
    put(rowsUpTo(2))
    await table.checkForUpdates()
    expect([table.hasUpdates, ids(table)]).toEqual([false, ['1', '2']])
  })

  it('are ignored once another page was opened', async () => {
    const { table, put } = await loaded()
    put(rowsUpTo(46))
    const checking = table.checkForUpdates()
    table.openPage(2)
    await checking
    await settle()
    expect([table.hasUpdates, table.totalRows]).toEqual([false, 46])
  })
})

describe('rows of the client in a remote page', () => {
  it('are paged without a request, until a search or a filter is applied', async () => {
    const { table, filters, queries } = await loaded()
    table.openPage(2)
    table.showLocal()
    expect([table.rows?.length, table.totalRows, table.page, table.isBusy]).toEqual([20, 25, 1, false])
    const before = queries.length
    table.openPage(2)
    expect([ids(table), queries.length]).toEqual([['21', '22', '23', '24', '25'], before])
    filters.clear()
    await settle()
    expect([table.isLocal, table.totalRows, table.page]).toEqual([false, 45, 1])
  })
})

describe('a remote page after any requests', () => {
  it('finally shows the latest page and search', async () => {
    const ask = fc.oneof(
      fc.integer({ min: 1, max: 3 }).map((page) => ({ page })),
      fc.constantFrom('', '1', '4').map((search) => ({ search })),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(ask, { minLength: 1, maxLength: 8 }), fc.scheduler(), async (asks, scheduler) => {
        const filters = new SearchFilters({ scheduler: makeFakeTime().scheduler, all: 'all' })
        const all = rowsUpTo(60)
        const table = new RemotePage<Row, Page<Row> & { readonly search: string }>({
          load: ({ page, pageSize }) => {
            const { search } = filters
            const found = all.filter(({ id }) => id.includes(search))
            const rows = found.slice((page - 1) * pageSize, page * pageSize)
            return () =>
              scheduler.schedule(Promise.resolve(E.right({ rows, page, pageSize, totalRows: found.length, search })))
          },
          filters,
        })
        void table.load()
        for (const one of asks) {
          if ('page' in one) table.openPage(one.page)
          else filters.set(one.search, 'all')
        }
        await scheduler.waitIdle()
        await settle()
        await scheduler.waitIdle()
        await settle()
        expect(table.state).toMatchObject({ _tag: 'Ready', value: { page: table.page, search: filters.search } })
      }),
    )
  })
})
