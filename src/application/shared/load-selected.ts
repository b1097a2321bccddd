import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { hasRow, type Member, rowsOf } from '#domain/selection/member-set.ts'
import type { Selection } from '#domain/selection/selection.ts'
import type { Failure } from './failure.ts'
import type { Page } from './page.ts'

/** The maximum number of rows of one request to the host. */
const MAX_ROWS = 10_000
const PAGE_SIZE = 1_000
/** The host reads the next page while the client decodes one. */
const AT_ONCE = 2

/** Reads one page of a filter, in an order that changes in between do not affect. */
export type LoadPage<F, R> = (filter: F, page: number, pageSize: number) => TE.TaskEither<Failure, Page<R>>

/** Every row of the filter, page by page, each once, and the first `most` of them. */
export const loadAllRows = async <F, R extends { readonly id: string }>(
  filter: F,
  load: LoadPage<F, R>,
  most = MAX_ROWS,
): Promise<E.Either<Failure, ReadonlyArray<R>>> => {
  const found = new Map<string, R>()
  let [page, pages] = [1, 1]
  while (page <= pages && found.size < most) {
    const wanted = Array.from({ length: Math.min(AT_ONCE, pages - page + 1) }, (_, at) => page + at)
    const answer = await TE.sequenceArray(wanted.map((one) => load(filter, one, PAGE_SIZE)))()
    if (E.isLeft(answer)) return answer
    for (const { rows, totalRows } of answer.right) {
      for (const row of rows) found.set(row.id, row)
      pages = Math.ceil(totalRows / PAGE_SIZE)
    }
    page += wanted.length
  }
  return E.right([...found.values()].slice(0, most))
}

/** The selected rows: a whole filter is loaded again, without the exceptions, and with the additions. */
export const loadSelectedRows = async <F, R extends Member>(
  chosen: Selection<F, R>,
  load: LoadPage<F, R>,
): Promise<E.Either<Failure, ReadonlyArray<R>>> => {
  if (chosen._tag === 'Rows') return E.right(rowsOf(chosen.chosen))
  const read = await loadAllRows(chosen.filter, load)
  if (E.isLeft(read)) return read
  const wanted = read.right.filter((row) => !hasRow(chosen.except, row.id))
  return E.right([...new Map([...wanted, ...rowsOf(chosen.also)].map((row) => [row.id, row])).values()])
}
