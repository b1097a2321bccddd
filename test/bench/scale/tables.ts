import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { folioOrder } from '#domain/financing/folio-order.ts'
import { normaliseIdentifier } from '#domain/financing/invoice-search.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { normaliseText } from '#domain/kernel/fold.ts'
import { supplierSortKey } from '#domain/suppliers/supplier-list.ts'
import { INVOICES_PER_ORDER, invoicesOf, LINES_PER_ORDER, payersOf, type Arrivals, type Fleet } from './fleet.ts'

/** The rows of a table as lines of COPY, without their ends. */
export interface LoadedTable {
  readonly name: string
  readonly columns: string
  readonly lines: () => Iterable<string>
}

/** Every table that the measured calls read, in proportion to the invoices. `now` is when the last of them arrived. */
export const tablesOf = (fleet: Fleet, today: CivilDate, now: Date): ReadonlyArray<LoadedTable> => {
  const dayOf = daysAround(today)
  const at = now.toISOString()
  const ofCompanies = (linesOf: (company: number) => Iterable<string>) => () => perCompany(fleet.companies, linesOf)
  const inOrder = (arrivals: Arrivals, linesOf: (company: number, at: number) => Iterable<string>) => () =>
    perRow(arrivals, linesOf)
  return [
    {
      name: 'business',
      columns: 'id, country, identifier, name, address, verified_at, verified_by',
      lines: ofCompanies((company) => [
        row(company + 1, 'CL', rutOf(company), `Empresa ${company} SpA`, 'Avenida Uno 100', at, 'OPERATOR'),
      ]),
    },
    {
      name: 'app_user',
      columns: 'id, email, name, password_hash',
      lines: ofCompanies((company) => [row(company + 1, `pagos@empresa${company}.example`, 'Ana Rojas', 'x')]),
    },
    {
      name: 'membership',
      columns: 'user_id, business_id, role',
      lines: ofCompanies((company) => [row(company + 1, company + 1, 'OWNER')]),
    },
    {
      name: 'session',
      columns: 'id, user_id, family, started_at, seen_at',
      lines: ofCompanies((company) => [row(`session-${company}`, company + 1, `session-${company}`, at, at)]),
    },
    {
      name: 'entity_feature',
      columns: 'business_id, feature_id, active',
      lines: ofCompanies((company) => [row(company + 1, PAYABLES_FEATURE, true)]),
    },
    {
      name: 'tax_credential',
      columns: 'business_id, identifier, sealed_password, latest_job_at',
      lines: ofCompanies((company) => [row(company + 1, rutOf(company), 'x', jobAt(now, company, JOBS - 1))]),
    },
    {
      name: 'tax_job',
      columns: 'business_id, state, progress, documents, created_at, finished_at, kind',
      lines: ofCompanies((company) =>
        times(JOBS, (job) => {
          const then = jobAt(now, company, job)
          return row(company + 1, 'SUCCESS', 100, 12, then, then, 'REFRESH')
        }),
      ),
    },
    {
      name: 'idempotency',
      columns: 'business_id, key, request_hash, answer, created_at',
      lines: ofCompanies((company) =>
        times(2, (key) => row(company + 1, `key-${key}`, 'x', '{"createdOrder":{"id":1}}', at)),
      ),
    },
    {
      name: 'payer_lateness',
      columns: 'business_id, payer_identifier, average_days_late, paid_invoices',
      lines: ofCompanies((company) =>
        times(payersOf(company), (payer) =>
          row(company + 1, partyOf(company, payer).rut, mixed(company, payer) % 40, 3),
        ),
      ),
    },
    {
      name: 'payables_setup',
      columns: 'business_id, start_date, created_at',
      lines: ofCompanies((company) => [row(company + 1, dayOf(-720), at)]),
    },
    {
      name: 'tax_document',
      columns:
        'received, business_id, country, kind, key, sha256, payload, source, signature, signature_reason, in_archive',
      lines: inOrder(fleet.invoices, (company, place) => [documentLine(fleet, dayOf, company, place)]),
    },
    {
      name: 'invoice',
      columns: `id, business_id, key, folio, payer_name, payer_identifier, issue_date, due_date, amount, financeable, reasons, search,
        plain_identifier, folio_order, payer_order, due_source, signature, signature_reason`,
      lines: inOrder(fleet.invoices, (company, place) => [invoiceLine(fleet, dayOf, company, place)]),
    },
    {
      name: 'cash_opening',
      columns: 'business_id, opened_on, accounts',
      lines: ofCompanies((company) => [
        row(company + 1, dayOf(-1), '[{"name":"BCI","balance":{"currency":"CLP","minor":9000000}}]'),
      ]),
    },
    {
      name: 'cash_fixed',
      columns: 'business_id, name, direction, currency, amount, cadence, starts_on',
      lines: ofCompanies((company) =>
        times(OWN_ITEMS, (at) =>
          row(company + 1, `Gasto ${at}`, 'OUT', 'CLP', 100_000 * (at + 1), 'MONTHLY', dayOf(at)),
        ),
      ),
    },
    {
      name: 'cash_expected',
      columns: 'business_id, invoice_id, state, expected_on, since',
      lines: inOrder(fleet.invoices, (company, place) =>
        place % MARKED === 0
          ? [
              row(
                company + 1,
                fleet.invoices.numberOf(company, place),
                ...(place % (2 * MARKED) === 0 ? (['DATED', dayOf(20)] as const) : (['EXCLUDED', NULL] as const)),
                dayOf(-1),
              ),
            ]
          : [],
      ),
    },
    {
      name: 'supplier',
      columns: 'id, business_id, identifier, name, search, plain_identifier, sort_key',
      lines: inOrder(fleet.suppliers, (company, place) => {
        const { name, plain, plainRut, rut, sortKey } = partyOf(company, place)
        return [row(fleet.suppliers.numberOf(company, place), company + 1, rut, name, plain, plainRut, sortKey)]
      }),
    },
    {
      name: 'bank_account',
      columns: `business_id, supplier_id, bank_id, type, number, email, currency, is_default, is_provider_account, created_at, updated_at, payout_changed_at`,
      lines: inOrder(fleet.suppliers, (company, place) =>
        place % 2 === 0
          ? [row(company + 1, fleet.suppliers.numberOf(company, place), ...ACCOUNT, at, at, at)]
          : place === 1
            ? [row(company + 1, NULL, ...ACCOUNT, at, at, at)]
            : [],
      ),
    },
    {
      name: 'payable',
      columns: `id, business_id, key, supplier_id, payee_id, folio, issue_date, amount, payment_date, location, moved_on, search,
        plain_identifier, folio_order`,
      lines: inOrder(fleet.payables, (company, place) => [payableLine(fleet, dayOf, company, place)]),
    },
    {
      name: 'orders',
      columns: `id, business_id, type, status, requested_on, requested_by, total, credit_notes, retention, retention_rate, base_rate,
        interest, operation_cost, order_discounts, invoice_discounts, transfer, created_at, updated_at`,
      lines: inOrder(fleet.orders, (company, place) => {
        const requested = dayOf(requestedOn(fleet, company, place))
        return [
          row(
            fleet.orders.numberOf(company, place),
            company + 1,
            'DIRECT_FINANCING',
            statusOf(company, place),
            requested,
            company + 1,
            TOTAL,
            0,
            RETENTION,
            1000,
            150,
            INTEREST,
            COST,
            0,
            0,
            TOTAL - RETENTION - INTEREST - COST,
            at,
            at,
          ),
        ]
      }),
    },
    {
      name: 'order_invoice',
      columns: `id, business_id, order_id, invoice_id, position, payment_date, amount, credit_notes, rate, retention_rate, retention,
        active, signature`,
      lines: inOrder(fleet.lines, (company, place) => {
        const [order, position] = [Math.floor(place / LINES_PER_ORDER), place % LINES_PER_ORDER]
        const isActive = statusOf(company, order) !== 'REJECTED'
        return [
          row(
            fleet.lines.numberOf(company, place),
            company + 1,
            fleet.orders.numberOf(company, order),
            fleet.invoices.numberOf(company, order * INVOICES_PER_ORDER + position),
            position,
            dayOf(paymentOn(fleet, company, order)),
            LINE,
            0,
            150,
            1000,
            LINE / 10,
            isActive,
            'VERIFIED',
          ),
        ]
      }),
    },
    {
      name: 'order_status',
      columns: 'business_id, order_id, status, changed_on, changed_at',
      lines: inOrder(fleet.orders, (company, place) =>
        ['IN_REVIEW', 'APPROVED', statusOf(company, place)].map((status) =>
          row(
            company + 1,
            fleet.orders.numberOf(company, place),
            status,
            dayOf(requestedOn(fleet, company, place)),
            at,
          ),
        ),
      ),
    },
    {
      name: 'bill',
      columns: 'business_id, order_id, type, amount, issued_on',
      lines: inOrder(fleet.orders, (company, place) =>
        isTransferred(statusOf(company, place))
          ? ['interest', 'advisory'].map((type) =>
              row(
                company + 1,
                fleet.orders.numberOf(company, place),
                type,
                INTEREST,
                dayOf(requestedOn(fleet, company, place)),
              ),
            )
          : [],
      ),
    },
    {
      name: 'ledger_entry',
      columns: 'business_id, order_id, order_invoice_id, type, debit, credit, amount, moved_on, booked_on',
      lines: inOrder(fleet.orders, (company, place) => ledgerLines(fleet, dayOf, company, place)),
    },
    {
      name: 'audit',
      columns: 'id, at, actor, user_id, business_id, action, detail, position, hash',
      lines: auditLines(fleet, at),
    },
    {
      name: 'notification',
      columns: 'user_id, business_id, kind, at, read, detail',
      lines: inOrder(fleet.orders, (company, place) =>
        place < MAX_NOTIFICATIONS
          ? [
              row(
                company + 1,
                company + 1,
                'OrderStatusChanged',
                at,
                place % 2 === 0,
                `{"orderId":"${fleet.orders.numberOf(company, place)}","status":"PAID"}`,
              ),
            ]
          : [],
      ),
    },
  ]
}

type DayOf = (days: number) => string

const JOBS = 60
/** How many own items a company has, and of how many invoices one has a mark. */
const [OWN_ITEMS, MARKED] = [12, 25]
const HALF_DAY_MS = 12 * 60 * 60 * 1000

const jobAt = (now: Date, company: number, job: number): string =>
  new Date(now.getTime() - (JOBS - job) * HALF_DAY_MS - company * 1000).toISOString()
const MAX_NOTIFICATIONS = 200
const ACCOUNT = ['b012', 'CUENTA_CORRIENTE', '12345678', 'pagos@proveedor.example', 'CLP', true, false] as const

const LINE = 1_000_000
const TOTAL = LINE * LINES_PER_ORDER
const [RETENTION, INTEREST, COST] = [TOTAL / 10, 75_000, 10_000]

const NULL = String.raw`\N`

const row = (...values: ReadonlyArray<string | number | boolean>): string => values.join('\t')

const times = (count: number, lineOf: (at: number) => string): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => lineOf(at))

function* perCompany(companies: number, linesOf: (company: number) => Iterable<string>): Iterable<string> {
  for (let company = 0; company < companies; company += 1) yield* linesOf(company)
}

function* perRow(arrivals: Arrivals, linesOf: (company: number, at: number) => Iterable<string>): Iterable<string> {
  for (const [company, at] of arrivals.inOrder()) yield* linesOf(company, at)
}

/** The same number for the same row in each run, spread evenly. */
const mixed = (company: number, at: number): number => {
  const first = Math.imul((company * 7_368_787 + at * 2_654_435_761) >>> 0, 2_246_822_519)
  return (first ^ (first >>> 15)) >>> 0
}

/** The dates of four years, written once. */
const daysAround = (today: CivilDate): DayOf => {
  const days = Array.from({ length: 2 * RANGE + 1 }, (_, at): string => addDays(today, at - RANGE))
  return (offset) => days[offset + RANGE] ?? today
}
const RANGE = 800

const rutOf = (company: number): string => `${76_000_000 + company}-1`

interface FleetParty {
  readonly rut: string
  readonly plainRut: string
  readonly name: string
  readonly plain: string
  readonly sortKey: string
}

const PLACES = ['Boldos', 'Puente Alto', 'Ñuñoa', 'Valle Central', 'Cordillera', 'Mar del Sur', 'Andes', 'Maule']

/** Companies buy from and sell to the same parties. */
const PARTIES: ReadonlyArray<FleetParty> = Array.from({ length: 5_000 }, (_, at) => {
  const [rut, name] = [`${77_000_000 + at * 37}-5`, `Comercial ${PLACES[at % PLACES.length] ?? ''} ${at} SpA`]
  return { rut, name, plainRut: normaliseIdentifier(rut), plain: normaliseText(name), sortKey: supplierSortKey(name) }
})

const partyOf = (company: number, place: number): FleetParty => {
  const party = PARTIES[(company * 31 + place) % PARTIES.length]
  if (party === undefined) throw new RangeError('No party')
  return party
}

/** Few payers have most invoices. */
const payerOf = (company: number, place: number): FleetParty => {
  const share = (mixed(company, place) % 10_000) / 10_000
  return partyOf(company, Math.floor(payersOf(company) * share * share))
}

/** Over two years; the last ones are of today. */
const issuedOn = (company: number, place: number): number => -Math.floor(700 * (1 - (place + 1) / invoicesOf(company)))

const amountOf = (company: number, place: number): number => 50_000 + (mixed(place, company) % 20_000_000)

const folioOf = (place: number): string => String(1_000 + place)

const keyOf = (company: number, place: number): string => `${rutOf(company)}|33|${folioOf(place)}`

const isVerified = (company: number, place: number): boolean => mixed(company, place) % 10 > 0

const signatureOf = (company: number, place: number): readonly [string, string] =>
  isVerified(company, place) ? ['VERIFIED', NULL] : ['NOT_CHECKED', 'UNTRUSTED_CHAIN']

const invoiceLine = ({ invoices }: Fleet, dayOf: DayOf, company: number, place: number): string => {
  const { name, plain, plainRut, rut } = payerOf(company, place)
  const [issued, folio] = [issuedOn(company, place), folioOf(place)]
  const isFinanceable = mixed(place, company) % 10 < 6
  return row(
    invoices.numberOf(company, place),
    company + 1,
    keyOf(company, place),
    folio,
    name,
    rut,
    dayOf(issued),
    dayOf(issued + 30),
    amountOf(company, place),
    isFinanceable,
    isFinanceable ? '{}' : '{PAID}',
    String.raw`${folio}\n${plain}`,
    plainRut,
    folioOrder(folio),
    plain,
    'ISSUE',
    ...signatureOf(company, place),
  )
}

const documentLine = ({ invoices }: Fleet, dayOf: DayOf, company: number, place: number): string => {
  const { name, rut } = payerOf(company, place)
  const money = { currency: 'CLP', minor: amountOf(company, place) }
  const payload = JSON.stringify({
    _tag: 'Invoice',
    country: 'CL',
    key: keyOf(company, place),
    issuer: { id: rutOf(company), name: `Empresa ${company} SpA` },
    receiver: { id: rut, name },
    folio: folioOf(place),
    issueDate: dayOf(issuedOn(company, place)),
    dueDate: dayOf(issuedOn(company, place) + 30),
    warnings: [],
    amount: money,
    localAmount: money,
    facts: {
      _tag: 'DteFacts',
      documentType: '33',
      net: money,
      exempt: { currency: 'CLP', minor: 0 },
      vat: money,
      references: [],
    },
  })
  const digest = `${mixed(company, place)}${mixed(place, company)}`.padStart(64, 'a')
  return row(
    invoices.numberOf(company, place),
    company + 1,
    'CL',
    'Invoice',
    keyOf(company, place),
    digest,
    payload,
    `archive:mes-${place % 24}.zip`,
    ...signatureOf(company, place),
    true,
  )
}

const payableLine = ({ payables, suppliers }: Fleet, dayOf: DayOf, company: number, place: number): string => {
  const share = (mixed(company, place) % 10_000) / 10_000
  const at = Math.floor(suppliers.countOf(company) * share * share)
  const { plain, plainRut } = partyOf(company, at)
  const issued = -Math.floor(700 * (1 - (place + 1) / payables.countOf(company)))
  const location =
    ['inbox', 'inbox', 'archived', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid'][
      mixed(place, company) % 10
    ] ?? 'paid'
  const supplier = suppliers.numberOf(company, at)
  return row(
    payables.numberOf(company, place),
    company + 1,
    `${plainRut}|33|${place}`,
    supplier,
    supplier,
    folioOf(place),
    dayOf(issued),
    amountOf(company, place),
    dayOf(issued + 30),
    location,
    location === 'inbox' ? NULL : dayOf(issued + 30),
    String.raw`${folioOf(place)}\n${plain}`,
    plainRut,
    folioOrder(folioOf(place)),
  )
}

const STATUSES = ['REJECTED', 'IN_REVIEW', 'ACTIVE', 'ARREAR', 'PAID', 'PAID', 'PAID', 'PAID', 'PAID', 'PAID']
const statusOf = (company: number, order: number): string => STATUSES[mixed(company, order) % STATUSES.length] ?? 'PAID'
const isTransferred = (status: string): boolean => ['ACTIVE', 'ARREAR', 'PAID'].includes(status)

const requestedOn = ({ orders }: Fleet, company: number, order: number): number =>
  -Math.floor(650 * (1 - (order + 1) / orders.countOf(company))) - 1

const paymentOn = (fleet: Fleet, company: number, order: number): number => {
  const status = statusOf(company, order)
  if (status === 'ARREAR') return -5
  return status === 'PAID' ? requestedOn(fleet, company, order) + 40 : 40
}

const ledgerLines = (fleet: Fleet, dayOf: DayOf, company: number, place: number): ReadonlyArray<string> => {
  const status = statusOf(company, place)
  if (!isTransferred(status)) return []
  const order = fleet.orders.numberOf(company, place)
  const entry = (
    line: string | number,
    type: string,
    debit: string,
    credit: string,
    amount: number,
    on: number,
  ): string => row(company + 1, order, line, type, debit, credit, amount, dayOf(on), dayOf(on))
  const [from, until] = [requestedOn(fleet, company, place), paymentOn(fleet, company, place)]
  const transfer = [
    entry(NULL, 'TRANSFER', 'RECEIVABLE', 'TRANSFERS', TOTAL - RETENTION - INTEREST - COST, from),
    entry(NULL, 'RETENTION', 'RECEIVABLE', 'RETENTION', RETENTION, from),
    entry(NULL, 'PRICE_DIFFERENCE', 'RECEIVABLE', 'INTEREST', INTEREST, from),
    entry(NULL, 'ADVISORY', 'RECEIVABLE', 'INTEREST', COST, from),
  ]
  if (status !== 'PAID') return transfer
  const paid = Array.from({ length: LINES_PER_ORDER }, (_, position) => {
    const line = fleet.lines.numberOf(company, place * LINES_PER_ORDER + position)
    return [
      entry(line, 'PAGO_FACTURA', 'TRANSFERS', 'RECEIVABLE', LINE, until),
      entry(line, 'RELEASE', 'RETENTION', 'SURPLUS', LINE / 10, until),
    ]
  })
  return [...transfer, ...paid.flat()]
}

/** Three entries for each order. The chain of digests is not built, because these rows are never verified. */
const auditLines = (fleet: Fleet, at: string) =>
  function* (): Iterable<string> {
    let position = 0
    for (const [company, place] of fleet.orders.inOrder())
      for (const action of ['order requested', 'order advanced', 'order advanced']) {
        position += 1
        const detail = `{"orderId":"${fleet.orders.numberOf(company, place)}","status":"APPROVED"}`
        yield row(
          position,
          at,
          `pagos@empresa${company}.example`,
          company + 1,
          company + 1,
          action,
          detail,
          position,
          'x',
        )
      }
  }
