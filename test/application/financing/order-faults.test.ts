import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Failure } from '#application/shared/failure.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { rejected, timedOut, unauthorized, unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { settle } from '#test/support/fakes/time.ts'
import { aSession } from '#test/support/samples/identity.ts'
import { makeWorld } from '#test/support/world.ts'
import { runs } from '#test/support/runs.ts'

type World = ReturnType<typeof makeWorld>
type Tab = ReturnType<World['openTab']>

/** Faults of one attempt in transit. */
type Fault = { readonly _tag: 'before' | 'lost'; readonly failure: Failure }
/** Events of the page meanwhile. */
type Turn = 'reload' | 'close' | 'sessionEnds' | 'comeBack' | 'wait' | 'check'

const undecodable: Failure = { _tag: 'Undecodable', at: ['body: JSON'] }
const TROUBLE = [
  unreachable,
  timedOut,
  undecodable,
  rejected('ERROR_UNKNOWN_ERROR'),
  rejected('ERROR_STORAGE'),
  rejected('ERROR_IN_PROGRESS'),
]
/** Rejected before the key is looked up, whatever the result of earlier attempts. */
const TURNED_AWAY = [
  unauthorized,
  rejected('ERROR_MAINTENANCE'),
  rejected('ERROR_RATE_LIMITED'),
  rejected('ERROR_AUTH_FORBIDDEN'),
]

const faults: fc.Arbitrary<ReadonlyArray<Fault>> = fc.array(
  fc.oneof(
    fc.record({ _tag: fc.constantFrom('before', 'lost'), failure: fc.constantFrom(...TROUBLE) }),
    fc.record({ _tag: fc.constant('before'), failure: fc.constantFrom(...TURNED_AWAY) }),
  ),
  { maxLength: 8 },
)
const turns = fc.array(fc.constantFrom<Turn>('reload', 'close', 'sessionEnds', 'comeBack', 'wait', 'check'), {
  maxLength: 8,
})

const sent = async (world: World): Promise<Tab> => {
  const tab = world.openTab()
  tab.flow.activate()
  await tab.flow.open('DIRECT_FINANCING')
  for (const row of tab.table.list.rows?.slice(0, 2) ?? []) tab.table.selection.toggle(row)
  await tab.flow.next()
  await world.time.pass(400)
  return tab
}

let tokens = 1_772_620_000
const newSession = () => aSession({ token: `t.${(tokens += 1)}.s`, issuedAt: tokens })

const reopened = async (world: World, before: Tab, how: Turn): Promise<Tab> => {
  const session = how === 'sessionEnds' ? newSession() : (before.current.session ?? newSession())
  before.current.set(undefined)
  const tab = world.openTab(how === 'close' ? makeFakeStorage() : before.tab, session, before.durable)
  tab.flow.activate()
  await tab.flow.open('DIRECT_FINANCING')
  return tab
}

const turned = async (world: World, tab: Tab, turn: Turn): Promise<Tab> => {
  if (turn === 'comeBack') world.page.comeBack()
  if (turn === 'check') void tab.flow.check()
  if (turn === 'wait') await world.time.pass(1_500)
  await settle()
  return turn === 'reload' || turn === 'close' || turn === 'sessionEnds' ? reopened(world, tab, turn) : tab
}

/** After a rejection or maintenance ended the session, the next one continues. */
const withSession = async (world: World, tab: Tab): Promise<Tab> =>
  tab.submission.unknownOutcome === 'waiting' ? reopened(world, tab, 'sessionEnds') : tab

const OTHER = 'another-wish'

/** Another order takes one of the invoices. */
const takeInvoice = (world: World) =>
  world.submissions.create(
    {
      type: 'DIRECT_FINANCING',
      lines: [{ invoiceId: '1' as InvoiceId, paymentDate: '2026-04-10' as CivilDate }],
      preselected: [],
    },
    OTHER,
  )()

/** The screen never contradicts the host about the existence of an order. */
const isTrue = (world: World, tab: Tab): boolean => {
  const { length } = world.submissions.orders().filter(({ intent }) => intent !== OTHER)
  return length <= 1 && (!tab.flow.hasFailed || length === 0) && (!tab.flow.isSent || length === 1)
}

describe('an order with faults', () => {
  it('ends with a true screen, and with exactly one order or none', async () => {
    await fc.assert(
      fc.asyncProperty(faults, turns, fc.boolean(), async (planned, during, isRejected) => {
        const world = makeWorld()
        let tab = await sent(world)
        if (isRejected) await takeInvoice(world)
        for (const { _tag, failure } of planned) world.submissions.placing[_tag](failure)
        void tab.flow.send()
        await settle()
        expect(isTrue(world, tab)).toBe(true)
        for (const turn of during) {
          tab = await turned(world, tab, turn)
          expect(isTrue(world, tab)).toBe(true)
        }
        for (let left = 0; left <= planned.length + 1; left += 1) {
          tab = await withSession(world, tab)
          void tab.flow.check()
          await world.time.pass(10 * 60_000)
          expect(isTrue(world, tab)).toBe(true)
        }
        expect([tab.flow.isBusy, tab.submission.unknownOutcome]).toEqual([false, undefined])
        expect(tab.flow.isSent || tab.flow.hasFailed || tab.flow.step < 2).toBe(true)
        expect([tab.durable.read('intents:order'), tab.tab.read('intent:order')]).toEqual([undefined, undefined])
      }),
      { numRuns: runs(400) },
    )
  })
})
