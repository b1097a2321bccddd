import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { QueryPair } from '#domain/financing/invoice-filter-query.ts'
import { MAX_VIEWS, parseViewName } from '#domain/financing/invoice-view.ts'
import { mapCodec, tagOf } from './codec/map-codec.ts'
import { list, storable, text } from './codec/primitives.ts'

/** The limit counts names, payers, notices and methods together. */
const MAX_PAIRS = 200

const ViewName = mapCodec(
  'ViewName',
  text(60),
  (name) => E.mapLeft(tagOf)(parseViewName(name)),
  (name) => name,
)

const QueryPairCodec = mapCodec(
  'QueryPair',
  t.strict({ name: storable(20), value: storable(100) }),
  ({ name, value }): E.Either<string, QueryPair> => E.right([name, value]),
  ([name, value]) => ({ name, value }),
)

export const ViewCodec = t.strict({
  name: ViewName,
  query: list(MAX_PAIRS, QueryPairCodec),
})

export const ViewsResponse = t.strict({ views: list(MAX_VIEWS, ViewCodec) })

export const ViewQuery = t.strict({ name: ViewName })
