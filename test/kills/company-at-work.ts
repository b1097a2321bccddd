import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { addBusinessDays, bankCalendar } from '#domain/calendar/calendar.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { systemClock } from '#host/kernel/clock.ts'
import { invoiceOf, type JourneyCompany } from '#test/e2e/support/companies.ts'
import { answerOf, type Api, type Outcome } from './api.ts'

/** Maximum requests of one round, within the host's limits for a user. */
const MAX_STEPS = { imports: 4, orders: 6, links: 2 } as const
export const MAX_PER_ROUND = MAX_STEPS.imports + MAX_STEPS.orders + MAX_STEPS.links
/** New documents at the tax authority between two rounds. */
const NEW_DOCUMENTS = 25
const FIRST_FOLIO = 1001

interface Asked {
  readonly invoiceId: string
  readonly folio: string
  orderId: string | undefined
}

/** One company that imports, orders and links its credential, and a ledger of its requests and their responses. */
export const companyAtWork = (api: Api, company: JourneyCompany) => {
  const imports = new Map<string, { readonly bytes: Uint8Array<ArrayBuffer>; isAcknowledged: boolean }>()
  const orders = new Map<string, Asked>()
  const links = { asked: 0, acknowledged: 0 }
  const archived = Array.from({ length: company.invoices }, (_, at) => String(FIRST_FOLIO + at))
  let nextFolio = FIRST_FOLIO + company.invoices
  let onAcknowledged: () => void = () => undefined

  /** Repeats until the host is gone or the round is complete. */
  const repeat = async (most: number, ask: () => Promise<Outcome<unknown> | undefined>): Promise<void> => {
    for (let at = 0; at < most; at += 1) {
      const outcome = await ask()
      if (outcome?._tag !== 'Answered') return
      onAcknowledged()
    }
  }
  const importOne = async (folio: string, bytes: Uint8Array<ArrayBuffer>): Promise<Outcome<unknown>> => {
    const entry = imports.get(folio) ?? { bytes, isAcknowledged: false }
    imports.set(folio, entry)
    const outcome = await api.importFile(`${folio}.xml`, bytes)
    if (outcome._tag === 'Answered') {
      expect(outcome.body.results.map((result) => result.outcome)).toEqual([
        expect.stringMatching(/^(IMPORTED|DUPLICATE)$/),
      ])
      entry.isAcknowledged = true
    }
    return outcome
  }
  const orderOne = async (key: string, asked: Asked): Promise<Outcome<unknown>> => {
    orders.set(key, asked)
    const outcome = await api.placeOrder(key, asked.invoiceId, PAYMENT_DATE)
    if (outcome._tag === 'Unknown') return outcome
    if (asked.orderId !== undefined) expect(outcome.body).toBe(asked.orderId)
    asked.orderId = outcome.body
    return outcome
  }
  const linkOne = async (): Promise<Outcome<unknown>> => {
    links.asked += 1
    const outcome = await api.linkCredential(company.identifier, company.taxPassword)
    if (outcome._tag === 'Answered') links.acknowledged += 1
    return outcome
  }
  const newDocument = (): { readonly folio: string; readonly bytes: Uint8Array<ArrayBuffer> } => {
    const folio = nextFolio
    nextFolio += 1
    return { folio: String(folio), bytes: new Uint8Array(invoiceOf(company, folio)) }
  }

  return {
    links,
    orders: () => [...orders.values()],
    /** Folios of all invoices of the company, ordered or not. */
    folios: () => [...archived, ...imports.keys()].toSorted(),
    /** Runs everything concurrently until the host is gone. Calls `acknowledged` for every acknowledged write. */
    work: async (acknowledged: () => void): Promise<void> => {
      onAcknowledged = acknowledged
      const free = await api.available()
      for (let at = 0; at < NEW_DOCUMENTS; at += 1) {
        const { folio, bytes } = newDocument()
        writeFileSync(join(company.documents, `${folio}.xml`), bytes)
        archived.push(folio)
      }
      await Promise.all([
        repeat(MAX_STEPS.imports, () => {
          const { folio, bytes } = newDocument()
          return importOne(folio, bytes)
        }),
        repeat(MAX_STEPS.orders, async () => {
          const invoice = free[orders.size % free.length]
          return invoice && orderOne(randomUUID(), { invoiceId: invoice.id, folio: invoice.folio, orderId: undefined })
        }),
        repeat(MAX_STEPS.links, linkOne),
      ])
    },
    /** Repeats requests without a response, and waits for the documents of the tax authority. */
    settle: async (): Promise<void> => {
      for (const [folio, { bytes, isAcknowledged }] of imports)
        if (!isAcknowledged) answerOf(await importOne(folio, bytes))
      for (const [key, asked] of orders) if (asked.orderId === undefined) answerOf(await orderOne(key, asked))
      answerOf(await linkOne())
      await expect.poll(() => api.jobState(), { timeout: JOB_LIMIT_MS, interval: 50 }).toBe('SUCCESS')
    },
    /** The host shows every acknowledged write exactly once. */
    check: async (): Promise<void> => {
      const ordered = [...orders.values()]
      const free = await api.available()
      expect([...free, ...ordered].map(({ folio }) => folio).toSorted()).toEqual(
        [...archived, ...imports.keys()].toSorted(),
      )
      expect((await api.orders()).map(({ id }) => Number(id)).toSorted(byNumber)).toEqual(
        ordered.map(({ orderId }) => Number(orderId)).toSorted(byNumber),
      )
    },
    /** Repeats one order with its key. */
    repeatLastOrder: async (): Promise<void> => {
      const last = [...orders].at(-1)
      if (last !== undefined) answerOf(await orderOne(...last))
    },
  }
}

const JOB_LIMIT_MS = 120_000

const byNumber = (a: number, b: number): number => a - b

/** A business day about a month from now. */
const PAYMENT_DATE: CivilDate = E.getOrElseW((reason) => {
  throw new Error(`No business day: ${JSON.stringify(reason)}`)
})(addBusinessDays(addDays(systemClock.today('CL'), 30), 1, bankCalendar('CL')))
