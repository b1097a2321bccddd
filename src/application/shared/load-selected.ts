import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Member } from '#domain/selection/member-set.ts'
import type { Selection } from '#domain/selection/selection.ts'
import type { Failure } from './failure.ts'
import type { Page } from './page.ts'

/** The maximum number of rows of one request to the host. */
const MOST = 10_000
const PAGE_SIZE = 1_000

/** Reads one page of a filter, in an order that changes in between do not affect. */
export type LoadPage<F, R> = (filter: F, page: number, pageSize: number) => TaskEither<Failure, Page<R>>

/** Every row of the filter, page by page, each once. */
export const loadAllRows = async <F, R extends Member>(
  filter: F,
  load: LoadPage<F, R>,
): Promise<E.Either<Failure, ReadonlyArray<R>>> => {
  const found = new Map<string, R>()
  for (let page = 1; found.size < MOST; page += 1) {
    const answer = await load(filter, page, PAGE_SIZE)()
    if (E.isLeft(answer)) return answer
    for (const row of answer.right.rows) found.set(row.id, row)
    if (page * PAGE_SIZE >= answer.right.totalRows || answer.right.rows.length === 0) break
  }
  return E.right([...found.values()].slice(0, MOST))
}

/** The selected rows: a whole filter is loaded again, without the exceptions, and with the additions. */
export const loadSelectedRows = async <F, R extends Member>(
  chosen: Selection<F, R>,
  load: LoadPage<F, R>,
): Promise<E.Either<Failure, ReadonlyArray<R>>> => {
  if (chosen._tag === 'Rows') return E.right([...chosen.chosen.rows.values()])
  const read = await loadAllRows(chosen.filter, load)
  if (E.isLeft(read)) return read
  const wanted = read.right.filter((row) => !chosen.except.rows.has(row.id))
  return E.right([...new Map([...wanted, ...chosen.also.rows.values()].map((row) => [row.id, row])).values()])
}
