import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { answerLiveQuestion } from '#host/rehearsal/answer-live-question.ts'
import { checkRestored } from '#host/rehearsal/check-restored.ts'
import { compareWithLive } from '#host/rehearsal/compare-with-live.ts'
import { appendEntry, fill, tamper } from '#test/host/database/a-data-folder.ts'
import { sharedDatabase } from '#test/host/database/shared-database.ts'

const FILE_KEY = randomUUID()

const OTHER_DATA = 'El registro de auditoría de la copia no es el comienzo del de los datos en uso: es de otros datos.'

/** Each has the same content, but for the moment of its audit entries. */
const filled = async (): Promise<Database> => {
  const database = await sharedDatabase()
  onTestFinished(() => database.close())
  await database.transaction((tx) => fill(tx, FILE_KEY))
  return database
}

/** The words of a rehearsal about a restored database beside the one in use. */
const differences = async (restored: Database, live: Database): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  const report = { say: () => undefined, differs: (line: string) => void found.push(line) }
  const trail = await checkRestored(restored, report)
  if (trail !== undefined)
    await compareWithLive(restored, (question) => answerLiveQuestion(live, question), trail, report)
  return found
}

describe('a restored database', () => {
  it('is like itself', async () => {
    const database = await filled()
    expect(await differences(database, database)).toEqual([])
  })

  it('is not like data in which a ledger entry was changed since', async () => {
    const [restored, live] = [await filled(), await filled()]
    await tamper(live, 'ledger_entry', `moved_on = '2026-11-03' where id = 2`)
    expect(await differences(restored, live)).toEqual([
      OTHER_DATA,
      'El asiento 2 del libro no es el mismo en los datos en uso.',
    ])
  })

  it('has a ledger whose sums are those of its orders', async () => {
    const database = await filled()
    await tamper(database, 'ledger_entry', 'amount = 39 where id = 3')
    expect(await differences(database, database)).toEqual(['El asiento 1 del libro no corresponde a su operación.'])
  })

  it('has the audit log that was written', async () => {
    const database = await filled()
    await tamper(database, 'audit', `actor = 'host'`)
    expect(await differences(database, database)).toEqual([
      'El registro de auditoría no es el que se escribió: cambia en la fila 1.',
    ])
  })

  it('has the beginning of the audit log in use, and not that of other data', async () => {
    const [restored, live] = [await filled(), await filled()]
    expect(await differences(restored, live)).toEqual([OTHER_DATA])
    await live.transaction((tx) => appendEntry(tx, 'company added'))
    expect(await differences(live, live)).toEqual([])
    expect(await differences(live, restored)).toEqual([
      'La copia tiene más registro de auditoría que los datos en uso.',
    ])
  })
})
