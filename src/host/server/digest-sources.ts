import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { type CashSoon, SOON_DAYS } from '#domain/cash/soon.ts'
import { addDays } from '#domain/kernel/civil-date.ts'
import type { Money } from '#domain/kernel/money.ts'
import { hasFeature } from '../business/index.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import { makeRepaymentsPart } from '../cash/digest-part.ts'
import { makeDebtsPart } from '../debts/digest-part.ts'
import { makeInvoicesPart } from '../financing/digest-part.ts'
import { makePaidOrdersPart } from '../orders/digest-part.ts'
import { makePayablesPart } from '../payables/digest-part.ts'
import type { CompanyNews, DigestSources } from '../shell/index.ts'

const debtsPart = makeDebtsPart()
const invoicesPart = makeInvoicesPart()
const paidOrdersPart = makePaidOrdersPart()
const payablesPart = makePayablesPart()
const repaymentsPart = makeRepaymentsPart()

/** The contexts tell their parts of a company. Without the feature of payables, none is about what it owes to suppliers. */
export const digestSources: DigestSources = {
  calendarOf: bankCalendarOf,
  newsOf: async (queries, business, period) => {
    const { id } = business
    const hasPayables = await hasFeature(queries, id, PAYABLES_FEATURE)
    return {
      payables: hasPayables ? await payablesPart(queries, business, period) : NO_PAYABLES,
      repayments: hasPayables ? sumsOf(await repaymentsPart(queries, business, period)) : NO_REPAYMENTS,
      soonUntil: addDays(period.today, SOON_DAYS),
      debts: await debtsPart(queries, business),
      invoices: await invoicesPart(queries, id, period),
      paidOrders: await paidOrdersPart(queries, id, period),
    }
  },
}

const NO_PAYABLES: CompanyNews['payables'] = { due: [], arrived: 0 }
const NO_REPAYMENTS: CompanyNews['repayments'] = { overdue: [], soon: [] }

const sumsOf = ({ totals }: CashSoon): CompanyNews['repayments'] => ({
  overdue: totals.map(({ overdueOut }) => overdueOut).filter(isSome),
  soon: totals.map(({ out }) => out).filter(isSome),
})

const isSome = ({ minor }: Money): boolean => minor > 0
