import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { RemoteList } from '#application/shared/remote-list.ts'
import { RemotePage } from '#application/shared/remote-page.ts'
import { makeFaults, timedOut } from '#test/support/fakes/faults.ts'
import type { Column } from '#ui/design/data-table/data-table.types.ts'
import { RemoteTable, type RemoteTableProps } from '#ui/design/data-table/remote-table.tsx'
import { markupOf, wordsOf } from '../render.tsx'

interface Account {
  readonly id: string
  readonly alias: string
}

const ROWS: ReadonlyArray<Account> = [
  { id: '1', alias: 'Sueldos' },
  { id: '2', alias: 'Ahorro' },
]

const COLUMNS: ReadonlyArray<Column<Account>> = [
  { id: 'alias', header: 'Alias', render: ({ alias }) => alias, width: 100, sortKey: 'alias' },
]

const words = (model: RemoteTableProps<Account, string>['model']): string =>
  wordsOf(
    markupOf(
      <RemoteTable
        label="Cuentas"
        model={model}
        noun={{ one: 'cuenta', many: 'cuentas', feminine: true }}
        columns={COLUMNS}
        rowLabel={({ alias }) => alias}
        empty="Aún no hay cuentas"
      />,
    ),
  )

const makeList = (rows: ReadonlyArray<Account> = ROWS) => {
  const faults = makeFaults()
  return { faults, list: new RemoteList({ load: () => faults.around(() => async () => E.right(rows)) }) }
}

describe('a table of a remote list', () => {
  it('shows its rows, and keeps them under a failure with a way to retry', async () => {
    const { list, faults } = makeList()
    await list.load()
    expect(words(list)).toMatch(/Alias Sueldos Ahorro/)
    faults.before(timedOut)
    await list.load()
    expect(words(list)).toMatch(/La respuesta está tardando.*Reintentar.*Sueldos Ahorro/)
  })

  it('says that there are none only once it knows', async () => {
    const { list } = makeList([])
    expect(words(list)).not.toContain('Aún no hay cuentas')
    await list.load()
    expect(words(list)).toContain('Aún no hay cuentas')
  })

  it('has no pages', async () => {
    const { list } = makeList()
    await list.load()
    expect(words(list)).not.toContain('1 a 2')
  })
})

describe('a table of a remote page', () => {
  it('shows its rows with where they are in the list', async () => {
    const pages = new RemotePage<Account>({
      load:
        ({ page, pageSize }) =>
        async () =>
          E.right({ rows: ROWS, page, pageSize, totalRows: 30 }),
    })
    await pages.load()
    expect(words(pages)).toMatch(/Sueldos Ahorro.*30/)
  })
})
