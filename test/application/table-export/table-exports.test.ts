import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { SavedFile } from '#application/documents/file-saver.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { Failure } from '#application/shared/failure.ts'
import type { TableFile } from '#application/table-export/table-file.ts'
import type { TableFormat } from '#application/table-export/table-file-writer.port.ts'
import { TableExports } from '#application/table-export/table-exports.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'
import { calendarOn } from '#test/support/signed-in.ts'
import { civilDate } from '#domain/kernel/civil-date.ts'

interface Row {
  readonly folio: string
}

const makeExports = () => {
  const current = new CurrentSession()
  current.set(aSession({ business: aBusiness({ country: 'CL' }) }))
  const { clock, scheduler } = makeFakeTime()
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const saved: Array<SavedFile> = []
  const written: Array<readonly [TableFile, TableFormat]> = []
  const exports = new TableExports({
    calendar: calendarOn(civilDate('2026-11-20')),
    current,
    notifications,
    saver: { save: (file) => void saved.push(file) },
    writer: {
      write: (file, format) => {
        written.push([file, format])
        return TE.right(new Uint8Array([1]))
      },
    },
  })
  const tableOf = (load: () => Promise<E.Either<Failure, ReadonlyArray<Row>>>) => ({
    title: 'Operación 10: día «Ñ»',
    columns: [{ header: 'Folio', cell: ({ folio }: Row) => folio }],
    load,
  })
  const toasts = () => notifications.active.map(({ toast }) => toast._tag)
  return { current, exports, saved, tableOf, toasts, written }
}

const ROWS = E.right([{ folio: '7' }])

describe('the export of a table', () => {
  it('saves every row, in a file named after the table and the day', async () => {
    const { exports, saved, tableOf, toasts, written } = makeExports()
    await exports.save(
      tableOf(async () => ROWS),
      'xlsx',
    )
    expect(written).toMatchObject([[{ country: 'CL', headers: ['Folio'], rows: [['7']] }, 'xlsx']])
    expect(saved).toMatchObject([{ name: 'operacion-10-dia-n-2026-11-20.xlsx', kind: 'xlsx' }])
    expect([toasts(), exports.isBusy]).toEqual([['DocumentDownloaded'], false])
  })

  it('saves one file however often it is asked for', async () => {
    const { exports, saved, tableOf } = makeExports()
    const table = tableOf(async () => ROWS)
    const both = [exports.save(table, 'csv'), exports.save(table, 'csv')]
    expect(exports.isBusy).toBe(true)
    await Promise.all(both)
    expect(saved).toHaveLength(1)
  })

  it('says that it failed, and can be tried again', async () => {
    const { exports, saved, tableOf, toasts } = makeExports()
    await exports.save(
      tableOf(async () => E.left(unreachable)),
      'csv',
    )
    expect([saved, toasts(), exports.isBusy]).toEqual([[], ['TableNotExported'], false])
    await exports.save(
      tableOf(async () => ROWS),
      'csv',
    )
    expect(saved).toHaveLength(1)
  })

  it('knows the tables on view until they are gone', () => {
    const { exports } = makeExports()
    const table = { title: 'Facturas', save: () => undefined }
    const hide = exports.show(table)
    expect([...exports.onView]).toEqual([table])
    hide()
    expect(exports.onView.size).toBe(0)
  })

  it('never has rows of two businesses', async () => {
    const { current, exports, saved, tableOf } = makeExports()
    await exports.save(
      tableOf(async () => {
        current.set(aSession({ business: aBusiness({ country: 'CL', id: '99' as BusinessId }) }))
        return ROWS
      }),
      'csv',
    )
    expect(saved).toEqual([])
  })
})
