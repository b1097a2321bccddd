import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { ofMajor, zero } from '#domain/kernel/money.ts'
import type { FinanceableInvoice, FinancingType, Payer } from '#domain/financing/invoice.ts'

export const DEMO_COUNTS: Readonly<Record<FinancingType, number>> = { DIRECT_FINANCING: 4, EARLY_PAYMENT: 0 }

/** Four invoices of fictitious companies, due in two weeks to two months. Due dates may be closed days. */
export const demoInvoices = (country: Country, today: CivilDate): ReadonlyArray<FinanceableInvoice> => {
  const { currency } = profileOf(country)
  const { payers, method, extra } = LOCAL[country]
  return SAMPLES.map(({ id, folio, amount, issuedAgo, dueIn }, at) => ({
    id: id as InvoiceId,
    folio,
    payer: payers[at] ?? payers[0],
    issueDate: addDays(today, -issuedAgo),
    dueDate: addDays(today, dueIn),
    dueDateSource: 'DOCUMENT',
    amount: ofMajor(currency, amount),
    creditNotes: zero(currency),
    method,
    extra,
    averageDaysLate: undefined,
    preselected: false,
    signature: { status: 'VERIFIED' },
  }))
}

/** Ids at the end of the valid range, which no host assigns. */
const SAMPLES = [
  { id: '999999999999991', folio: '1204', amount: 150_000, issuedAgo: 15, dueIn: 15 },
  { id: '999999999999992', folio: '1211', amount: 233_000, issuedAgo: 9, dueIn: 30 },
  { id: '999999999999993', folio: '1219', amount: 430_500, issuedAgo: 5, dueIn: 45 },
  { id: '999999999999994', folio: '1226', amount: 540_321, issuedAgo: 2, dueIn: 60 },
] as const

interface Local {
  readonly payers: readonly [Payer, Payer, Payer, Payer]
  readonly method: string
  readonly extra: string
}

const LOCAL: Readonly<Record<Country, Local>> = {
  CL: {
    payers: [
      { name: 'Comercial Alto Quilén SpA', identifier: '76418205-7' },
      { name: 'Frutícola Los Ciruelillos Ltda.', identifier: '77903164-0' },
      { name: 'Constructora Peñablanca del Sur S.A.', identifier: '96731582-6' },
      { name: 'Transportes Ruta Ventisca SpA', identifier: '76250937-7' },
    ],
    method: '33',
    extra: 'ACKNOWLEDGED',
  },
  MX: {
    payers: [
      { name: 'Comercializadora Díaz y Encino SA de CV', identifier: 'CDE150312AB5' },
      { name: 'Tostadora San Melitón SA de CV', identifier: 'TSM080923H10' },
      { name: 'Materiales Loma Nevada SA de CV', identifier: 'MLN1106175K6' },
      { name: 'Autotransportes Río Verdín SA de CV', identifier: 'ARV190204Q27' },
    ],
    method: '99',
    extra: 'PPD',
  },
}
