import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Country } from '#domain/kernel/country.ts'
import { Count, FiniteNumber } from '#wire/codec/primitives.ts'
import { replaceFile } from '../kernel/replace-file.ts'
import type { DebtSource, ReportedDebts } from './debt-source.port.ts'

/** The stand-in source of the embedded host. */
export interface DebtFolder extends DebtSource {
  /** Replaces the kinds that are given. */
  readonly set: (country: Country, identifier: string, debts: ReportedDebts) => Promise<void>
}

const MAX_BYTES = 4_096

/** One JSON file per company in `folder`. A company without one was never consulted; an invalid file is a source that fails. */
export const makeDebtFolder = (folder: string): DebtFolder => {
  const fileOf = (country: Country, identifier: string) =>
    join(folder, `${country}-${encodeURIComponent(identifier)}.json`)
  const consult: DebtSource['consult'] = async (country, identifier) => {
    const text = await readSmall(fileOf(country, identifier))
    if (text === undefined) return {}
    const read = DebtFile.decode(JSON.parse(text))
    if (E.isLeft(read)) throw new Error('the file of debts has unknown values')
    return read.right
  }
  return {
    consult,
    set: async (country, identifier, debts) => {
      const before = await consult(country, identifier).catch(() => ({}))
      await replaceFile(fileOf(country, identifier), JSON.stringify({ ...before, ...debts }, undefined, 2))
    },
  }
}

const Debt = t.intersection([t.strict({ total: FiniteNumber }), t.exact(t.partial({ score: Count }))])
const DebtFile = t.exact(t.partial({ treasury: Debt, bureau: Debt, service: Debt }))

const readSmall = async (file: string): Promise<string | undefined> => {
  try {
    if ((await stat(file)).size > MAX_BYTES) throw new Error('the file of debts is too large')
    return await readFile(file, 'utf8')
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
