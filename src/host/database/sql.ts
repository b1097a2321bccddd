import { isLeft } from 'fp-ts/Either'
import type { Decoder, Errors } from 'io-ts'
import tag, { type Sql } from 'sql-template-tag'
import { onlyColumn } from './columns.ts'
import type { Parameter, Queries } from './database.ts'

export type { Sql } from 'sql-template-tag'

/** A statement, or a part of one. Values travel beside the text; other statements become part of it. */
export const sql: (parts: TemplateStringsArray, ...values: ReadonlyArray<Parameter | Sql>) => Sql = tag

/** A statement and the codec of its rows contradict each other, which is a defect. It says where, and none of the values. */
class RowMismatch extends Error {
  constructor(query: string, place: number, [first]: Errors) {
    const path = first?.context.slice(1).map(({ key }) => key)
    super(`${query}: row ${place}, ${path?.join('.')} is not ${first?.context.at(-1)?.type.name}`)
  }
}

export const rows = async <A>(
  queries: Queries,
  codec: Decoder<unknown, A>,
  statement: Sql,
): Promise<ReadonlyArray<A>> =>
  (await send(queries, statement)).map((found, place) => {
    const decoded = codec.decode(found)
    if (isLeft(decoded)) throw new RowMismatch(codec.name, place, decoded.left)
    return decoded.right
  })

/** The first row, if there is one. */
export const optionalRow = async <A>(
  queries: Queries,
  codec: Decoder<unknown, A>,
  statement: Sql,
): Promise<A | undefined> => (await rows(queries, codec, statement))[0]

/** The first row of a statement that always gives one. */
export const row = async <A>(queries: Queries, codec: Decoder<unknown, A>, statement: Sql): Promise<A> => {
  const [first] = await rows(queries, codec, statement)
  if (first === undefined) throw new Error(`${codec.name}: the statement gave no row`)
  return first
}

/** The only column of each row. The beginning of the statement names it in an error. */
export const values = <A>(queries: Queries, codec: Decoder<unknown, A>, statement: Sql): Promise<ReadonlyArray<A>> =>
  rows(queries, onlyColumn(statement.text.slice(0, 60), codec), statement)

/** The only column of the first row, if there is one. */
export const optionalValue = async <A>(
  queries: Queries,
  codec: Decoder<unknown, A>,
  statement: Sql,
): Promise<A | undefined> => (await values(queries, codec, statement))[0]

/** The only column of the row that a statement always gives. */
export const value = <A>(queries: Queries, codec: Decoder<unknown, A>, statement: Sql): Promise<A> =>
  row(queries, onlyColumn(statement.text.slice(0, 60), codec), statement)

/** Whether the statement gives a row, or with `returning` whether it changed one. */
export const hasRow = async (queries: Queries, statement: Sql): Promise<boolean> =>
  (await send(queries, statement)).length > 0

export const execute = async (queries: Queries, statement: Sql): Promise<void> => {
  await send(queries, statement)
}

/** `sql` lets nothing but parameters into a statement. */
const send = (queries: Queries, { text, values }: Sql): Promise<ReadonlyArray<unknown>> =>
  queries.query(text, values as ReadonlyArray<Parameter>)
