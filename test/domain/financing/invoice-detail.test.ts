import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type InvoiceEvent, newestFirst } from '#domain/financing/invoice-detail.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { invoiceEvent } from '#domain/testing/invoice-detail.ts'

const on = (day: string) => day as CivilDate

describe('the history of an invoice', () => {
  // SAT, complemento de pagos 2.0: the balance after each instalment is ImpSaldoInsoluto.
  it('has the newest first, and of two payments of a day the one that leaves less', () => {
    const payment = (day: string, outstanding: number): InvoiceEvent => ({
      _tag: 'PaymentReceived',
      on: on(day),
      amount: money('MXN', 50_000),
      outstanding: money('MXN', outstanding),
    })
    const issued: InvoiceEvent = { _tag: 'InvoiceIssued', on: on('2026-09-01') }
    expect(newestFirst([issued, payment('2026-09-10', 100_000), payment('2026-09-10', 50_000)])).toEqual([
      payment('2026-09-10', 50_000),
      payment('2026-09-10', 100_000),
      issued,
    ])
  })

  // SII, Ley 19.983: a cession is registered after the issue, often on the same day.
  it('has what follows first on the same day', () => {
    const day = on('2026-09-01')
    const issued: InvoiceEvent = { _tag: 'InvoiceIssued', on: day }
    const note: InvoiceEvent = { _tag: 'CreditNoteIssued', on: day, folio: '9', amount: money('CLP', 10) }
    const later: InvoiceEvent = { ...note, folio: '10' }
    const ordered: InvoiceEvent = { _tag: 'AddedToOrder', on: day, orderId: '5' as OrderId, status: 'IN_REVIEW' }
    const assigned: InvoiceEvent = { _tag: 'ReceivableAssigned', on: day, assignee: 'Factor SpA' }
    expect(newestFirst([note, issued, assigned, later, ordered])).toEqual([assigned, ordered, later, note, issued])
  })

  // SAT and SII: metadata and registers state that, and not when, so what ends an invoice follows all else of its day.
  it('has what ends the invoice first on the same day', () => {
    const day = on('2026-09-01')
    const cancelled: InvoiceEvent = { _tag: 'InvoiceCancelled', on: day }
    const claimed: InvoiceEvent = { _tag: 'InvoiceClaimed', on: day }
    const replaced = (folio: string): InvoiceEvent => ({ _tag: 'InvoiceReplaced', on: day, folio })
    const assigned: InvoiceEvent = { _tag: 'ReceivableAssigned', on: day, assignee: 'Factor SpA' }
    const newest = [cancelled, claimed, replaced('10'), replaced('9'), assigned]
    expect(newestFirst(newest.toReversed())).toEqual(newest)
  })

  it('has of two equal kinds of a day the greater order, folio, amount or name first', () => {
    const day = on('2026-09-01')
    const order = (orderId: string, status: string): InvoiceEvent => ({
      _tag: 'AddedToOrder',
      on: day,
      orderId: orderId as OrderId,
      status,
    })
    const note = (folio: string, minor: number): InvoiceEvent => ({
      _tag: 'DebitNoteIssued',
      on: day,
      folio,
      amount: money('CLP', minor),
    })
    const assigned = (assignee: string): InvoiceEvent => ({ _tag: 'ReceivableAssigned', on: day, assignee })
    const payment = (minor: number | undefined): InvoiceEvent => ({
      _tag: 'PaymentReceived',
      on: day,
      amount: minor === undefined ? undefined : money('CLP', minor),
      outstanding: undefined,
    })
    const newest = [
      [payment(100), payment(20), payment(undefined)],
      [assigned('Factor B'), assigned('Factor A')],
      [order('10', 'APPROVED'), order('9', 'PAID'), order('9', 'APPROVED')],
      [note('10', 5), note('9', 100), note('9', 20)],
    ].flat()
    expect(newestFirst(newest.toReversed())).toEqual(newest)
    expect(newestFirst(newest)).toEqual(newest)
  })

  // SAT, complemento de pagos 2.0: ImpSaldoInsoluto is optional where the receipt is of an earlier version.
  it('has a payment that states what it leaves before one that does not', () => {
    const payment = (outstanding: number | undefined): InvoiceEvent => ({
      _tag: 'PaymentReceived',
      on: on('2026-09-10'),
      amount: money('MXN', 100),
      outstanding: outstanding === undefined ? undefined : money('MXN', outstanding),
    })
    expect(newestFirst([payment(undefined), payment(500)])).toEqual([payment(500), payment(undefined)])
  })

  it('does not depend on the order in which it was found, loses nothing, and never goes forward in time', () => {
    fc.assert(
      fc.property(
        fc
          .array(invoiceEvent, { maxLength: 12 })
          .chain((events) =>
            fc.tuple(fc.constant(events), fc.shuffledSubarray([...events], { minLength: events.length })),
          ),
        ([events, shuffled]) => {
          const sorted = newestFirst(events)
          expect(newestFirst(shuffled)).toEqual(sorted)
          expect(new Set(sorted)).toEqual(new Set(events))
          for (const [at, event] of sorted.slice(1).entries()) expect((sorted[at]?.on ?? '') >= event.on).toBe(true)
        },
      ),
    )
  })
})
