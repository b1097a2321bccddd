import { municipalityByCode } from './mexico.ts'

/** A colony of the postal service's list, with the names that the product shows. */
export interface Colony {
  readonly state: string
  readonly municipality: string
  readonly name: string
}

/** Reads one line after the other: a colony, `undefined` for a line that is none, or BAD for a wrong one. */
export type ReadColonyLine = (line: string) => Colony | 'BAD' | undefined

/**
 * The text format of the Mexican postal service: a notice, the names of the columns, then one line per settlement, with
 * pipes between the fields. Columns are found by their names; states and municipalities by their codes of INEGI.
 */
export const makeColonyReader = (): ReadColonyLine => {
  let columns: Columns | undefined
  return (line) => {
    if (columns === undefined) {
      columns = columnsIn(line)
      return undefined
    }
    return line.trim() === '' ? undefined : colonyIn(columns, line.split('|'))
  }
}

interface Columns {
  readonly count: number
  readonly name: number
  readonly state: number
  readonly municipality: number
}

const columnsIn = (line: string): Columns | undefined => {
  const names = line.trim().split('|')
  const [name, state, municipality] = ['d_asenta', 'c_estado', 'c_mnpio'].map((column) => names.indexOf(column))
  if (name === undefined || state === undefined || municipality === undefined) return undefined
  return Math.min(name, state, municipality) < 0 ? undefined : { count: names.length, name, state, municipality }
}

const colonyIn = ({ count, name, state, municipality }: Columns, fields: ReadonlyArray<string>): Colony | 'BAD' => {
  const colony = fields[name]?.trim() ?? ''
  const place = municipalityByCode(fields[state]?.padStart(2, '0') ?? '', fields[municipality]?.padStart(3, '0') ?? '')
  if (fields.length !== count || place === undefined || colony === '' || colony.length > MAX_NAME_LENGTH) return 'BAD'
  return { ...place, name: colony }
}

/** The limit of a field of the form. */
const MAX_NAME_LENGTH = 120
