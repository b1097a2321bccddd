import * as E from 'fp-ts/Either'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import {
  freeLetter,
  type Scenario,
  SCENARIO_LETTERS,
  type ScenarioFigures,
  type ScenarioId,
  type ScenarioLetter,
  scenarioFiguresOf,
} from '#domain/financing/scenario.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { OrderLines } from '#wire/cart.codec.ts'
import { ScenarioFiguresCodec } from '#wire/scenarios.codec.ts'
import { id, oneOf, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalRow, optionalValue, rows, sql } from '../database/sql.ts'
import { hostError, NOT_FOUND } from '../http/host-error.ts'
import type { Business } from '../kernel/caller.ts'
import { priceRequest } from './price-request.ts'
import type { HandlerResult } from '../http/call.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'

/** Users of one company have scenarios of their own, and see those of each other by their ids. */
export interface ScenarioOwner {
  readonly business: Business
  readonly userId: UserId
}

const scenarioRow = ({ country }: Business) =>
  rowCodec('ScenarioRow', {
    id: id<'Scenario'>(),
    letter: oneOf(SCENARIO_LETTERS),
    figures: ScenarioFiguresCodec(country),
  })

interface StoredScenario extends Pick<Scenario, 'id' | 'letter'> {
  readonly figures: ScenarioFigures
}

const scenarioIn = ({ figures, ...named }: StoredScenario): Scenario => ({ ...named, ...figures })

/** By their letters. */
export const scenariosOf = async (
  queries: Queries,
  { business, userId }: ScenarioOwner,
): Promise<ReadonlyArray<Scenario>> => {
  const found = await rows(
    queries,
    scenarioRow(business),
    sql`select id, letter, figures from scenario where business_id = ${business.id} and user_id = ${userId}
      and not is_removed order by letter`,
  )
  return found.map(scenarioIn)
}

export const scenarioById = async (
  queries: Queries,
  business: Business,
  scenarioId: ScenarioId,
): HandlerResult<Scenario> => {
  const found = await optionalRow(
    queries,
    scenarioRow(business),
    sql`select id, letter, figures from scenario where business_id = ${business.id} and id = ${scenarioId}
      and not is_removed`,
  )
  return found === undefined ? E.left(NOT_FOUND) : E.right(scenarioIn(found))
}

export const linesOfScenario = async (
  queries: Queries,
  businessId: BusinessId,
  scenarioId: ScenarioId,
): HandlerResult<ReadonlyArray<OrderLine>> =>
  E.fromNullable(NOT_FOUND)(
    await optionalValue(
      queries,
      OrderLines,
      sql`select lines from scenario where business_id = ${businessId} and id = ${scenarioId} and not is_removed`,
    ),
  )

export interface ScenarioToSave {
  readonly type: FinancingType
  readonly lines: ReadonlyArray<OrderLine>
  readonly today: CivilDate
}

/** Simulates the request by the host's own amounts and saves it under the first free letter. */
export const saveScenario = async (
  tx: Queries,
  { business, userId }: ScenarioOwner,
  { type, lines, today }: ScenarioToSave,
): HandlerResult<Scenario, ErrorsOf<typeof endpoints.scenarioSave>> => {
  const priced = await priceRequest(tx, business, type, lines, today)
  if (E.isLeft(priced)) return priced
  const figures = scenarioFiguresOf({ type, askedOn: today, undated: [], ...priced.right })
  if (figures === undefined) return E.left(hostError('ERROR_ORDER_EMPTY'))
  const letter = freeLetter(await takenLetters(tx, { business, userId }))
  if (letter === undefined) return E.left(hostError('ERROR_SCENARIO_LIMIT'))
  const stored = {
    lines: JSON.stringify(OrderLines.encode(lines)),
    figures: JSON.stringify(ScenarioFiguresCodec(business.country).encode(figures)),
  }
  const saved = await optionalValue(
    tx,
    id<'Scenario'>(),
    sql`insert into scenario (business_id, user_id, letter, lines, figures)
      values (${business.id}, ${userId}, ${letter}, ${stored.lines}::jsonb, ${stored.figures}::jsonb) returning id`,
  )
  return saved === undefined ? E.left(NOT_FOUND) : E.right({ id: saved, letter, ...figures })
}

/** The one that was removed before it is deleted; one of another user stays. */
export const removeScenario = async (tx: Queries, owner: ScenarioOwner, scenarioId: ScenarioId): Promise<void> => {
  await takenLetters(tx, owner)
  const owned = sql`business_id = ${owner.business.id} and user_id = ${owner.userId}`
  await execute(tx, sql`delete from scenario where ${owned} and is_removed and id <> ${scenarioId}`)
  await execute(tx, sql`update scenario set is_removed = true where ${owned} and id = ${scenarioId}`)
}

/** Under its letter, or the first free one where that is taken meanwhile. */
export const restoreScenario = async (
  tx: Queries,
  owner: ScenarioOwner,
  scenarioId: ScenarioId,
): HandlerResult<Scenario, ErrorsOf<typeof endpoints.scenarioRestore>> => {
  const taken = await takenLetters(tx, owner)
  const owned = sql`business_id = ${owner.business.id} and user_id = ${owner.userId} and id = ${scenarioId}`
  const before = await optionalValue(
    tx,
    oneOf(SCENARIO_LETTERS),
    sql`select letter from scenario where ${owned} and is_removed`,
  )
  if (before === undefined) return scenarioById(tx, owner.business, scenarioId)
  const letter = taken.includes(before) ? freeLetter(taken) : before
  if (letter === undefined) return E.left(hostError('ERROR_SCENARIO_LIMIT'))
  await execute(tx, sql`update scenario set is_removed = false, letter = ${letter} where ${owned}`)
  return scenarioById(tx, owner.business, scenarioId)
}

/** One change of a user at a time, so that two of them do not take the same letter. */
const takenLetters = async (tx: Queries, owner: ScenarioOwner): Promise<ReadonlyArray<ScenarioLetter>> => {
  await execute(tx, sql`select id from app_user where id = ${owner.userId} for update`)
  return (await scenariosOf(tx, owner)).map(({ letter }) => letter)
}
