import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { ImportViewModel } from '#application/financing/import.view-model.ts'
import type { SelectedFile } from '#application/shared/selected-file.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeInvoices } from '#test/support/fakes/invoices.ts'

const file = (name: string, size = 2_000): SelectedFile => ({ name, size, bytes: async () => new Uint8Array(size) })

const makeImport = () => {
  const host = makeFakeInvoices([])
  return { host, report: new ImportViewModel({ invoices: host }) }
}

describe('dropping tax documents', () => {
  it('reports the result of each file', async () => {
    const { report } = makeImport()
    await report.drop([file('a.xml'), file('duplicate.xml'), file('unreadable.zip')])
    expect(report.results.map(({ file: name, outcome }) => [name, outcome])).toEqual([
      ['a.xml', 'IMPORTED'],
      ['duplicate.xml', 'DUPLICATE'],
      ['unreadable.zip', 'UNREADABLE'],
    ])
    expect([report.imported, report.isBusy]).toEqual([1, false])
  })

  it('rejects files that no host would accept, and sends the rest', async () => {
    const { report } = makeImport()
    await report.drop([file('a.pdf'), file('b.xml', 0), file('c.xml', 50_000_000), file('d.XML')])
    expect(report.results.map(({ file: name, detail }) => [name, detail])).toEqual([
      ['a.pdf', 'ERROR_DOCUMENT_TYPE'],
      ['b.xml', 'ERROR_INVOICE_EMPTY_FILE'],
      ['c.xml', 'ERROR_DOCUMENT_SIZE'],
      ['d.XML', undefined],
    ])
    expect(report.files).toBe(4)
  })

  it('accepts a hundred files and reports the others', async () => {
    const { report } = makeImport()
    await report.drop(Array.from({ length: 103 }, (_, at) => file(`${at}.xml`)))
    expect([report.imported, report.results.length, report.sent]).toEqual([100, 103, 100])
  })

  it('counts a file once, however many documents it contained', async () => {
    const report = new ImportViewModel({
      invoices: {
        importFiles: (files) =>
          TE.right(
            files.flatMap(({ name }) =>
              [1, 2].map(() => ({ file: name, outcome: 'IMPORTED' as const, invoiceId: undefined, detail: undefined })),
            ),
          ),
      },
    })
    await report.drop([file('dos.zip'), file('vacia.xml', 0)])
    expect([report.files, report.results.length, report.imported]).toEqual([2, 3, 2])
    await report.drop([file('otra.xml')])
    expect(report.files).toBe(1)
  })

  it('retains earlier results when a later batch fails, and sends the rest again', async () => {
    const { report, host } = makeImport()
    const files = Array.from({ length: 30 }, (_, at) => file(`${at}.xml`))
    const around = host.faults.around
    let calls = 0
    Object.assign(host.faults, { around })
    const importFiles = host.importFiles
    Object.assign(host, {
      importFiles: (batch: ReadonlyArray<SelectedFile>) => {
        calls += 1
        if (calls === 2) host.faults.before(unreachable)
        return importFiles(batch)
      },
    })
    await report.drop(files)
    expect([report.imported, report.failure, report.unsent.length]).toEqual([20, unreachable, 10])
    await report.retry()
    expect([report.imported, report.failure, report.unsent.length]).toEqual([30, undefined, 0])
  })
})
