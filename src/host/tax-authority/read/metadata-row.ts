import { cellOf, MAX_COLUMNS, type DelimitedRow, type DelimitedTable } from './delimited.ts'
import type { Party } from './tax-document.ts'
import { readRfc } from './wire-identifier.ts'
import { collapse } from './xml-access.ts'

/** A line of metadata, of which the names may contain the separator. */
export interface MetadataRow {
  /** Reads a cell like a delimited row; empty for a column that cannot be told from its neighbours. */
  readonly value: (column: string) => string
  /** Undefined without a readable RFC. */
  readonly party: (id: string, name: string) => StatedParty | undefined
}

export interface StatedParty {
  readonly party: Party
  readonly dateIsImpossible: boolean
}

/**
 * A name may hold any character but the bar (Anexo 20), so that a line may have more cells than columns. Then the columns
 * before NombreEmisor count from the left and those after NombreReceptor from the right; the RFC of the receiver is the
 * one valid RFC between them.
 */
export const metadataRow = (row: DelimitedRow, table: DelimitedTable): MetadataRow => {
  const value = valuesOf(row.cells, table) ?? row.value
  return {
    value,
    party: (id, name) => {
      const rfc = readRfc(value(id))
      if (rfc === undefined) return undefined
      const party = { id: rfc.id, name: collapse(value(name)) || rfc.id }
      return { party, dateIsImpossible: rfc.dateIsImpossible }
    },
  }
}

/** Undefined for a line whose cells are the columns. */
const valuesOf = (cells: ReadonlyArray<string>, table: DelimitedTable): MetadataRow['value'] | undefined => {
  const [from, receiver, to] = [table.at('NombreEmisor'), table.at('RfcReceptor'), table.at('NombreReceptor')]
  if (from === undefined || receiver !== from + 1 || to !== from + 2) return undefined
  const surplus = surplusOf(cells, table)
  if (surplus <= 0) return undefined
  /* The end of a longer line is not known. */
  const isWhole = cells.length < MAX_COLUMNS
  const names = isWhole ? namesIn(cells.slice(from, to + surplus + 1)) : []
  const known = isWhole ? cells : cells.slice(0, from)
  return (column) => {
    const at = table.at(column) ?? -1
    if (at >= from && at <= to) return cellOf(names[at - from])
    return cellOf(known[at > to ? at + surplus : at])
  }
}

/**
 * How many cells a line has more than columns. Where the state is the last column but one, it also tells where the
 * columns end: some writers leave out the last cell when it is empty, or close the line with a separator.
 */
const surplusOf = (cells: ReadonlyArray<string>, { at, width }: DelimitedTable): number => {
  const surplus = cells.length - width
  const status = at('Estatus')
  if (status !== width - 2) return surplus
  const last = cells.findLastIndex((cell) => cellOf(cell) !== '')
  const stated = [last, last - 1].find((index) => isState(cellOf(cells[index])))
  return stated === undefined ? surplus : stated - status
}

const isState = (text: string): boolean => STATUSES.has(text.toLowerCase())

/** The meanings of `Estatus`, in small letters. */
export const STATUSES: ReadonlyMap<string, 'CURRENT' | 'CANCELLED'> = new Map([
  ['1', 'CURRENT'],
  ['0', 'CANCELLED'],
  ['vigente', 'CURRENT'],
  ['cancelado', 'CANCELLED'],
])

/** The issuer's name, the receiver's RFC and its name, as far as the RFC is the only one. */
const namesIn = (cells: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [at, other] = cells.flatMap((cell, index) => (readRfc(cell) === undefined ? [] : [index]))
  if (at === undefined || other !== undefined) return []
  return [cells.slice(0, at).join('~'), cells[at] ?? '', cells.slice(at + 1).join('~')]
}
