/* Recomputes the cells of the projection with SQL and numbers alone: it shares no rule with the product. */
import type { CashBlock } from '#domain/cash/projection.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Database } from '#host/database/database.ts'

interface Item {
  readonly kind: string
  readonly minor: number
  /** Null where no day is known. */
  readonly day: string | null
  readonly isCounted?: boolean
}

const DAY_MS = 86_400_000
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const plus = (day: string, days: number): string => new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10)
const between = (from: string, to: string): number => Math.round((at(to) - at(from)) / DAY_MS)
const later = (one: string, other: string): string => (one < other ? other : one)

/** The days on which banks are closed, besides weekends, from 2026 to April 2027. */
const CLOSED: Readonly<Record<Country, string>> = {
  CL: `2026-01-01 2026-04-03 2026-04-04 2026-05-01 2026-05-21 2026-06-21 2026-06-29 2026-07-16 2026-08-15
    2026-09-18 2026-09-19 2026-10-12 2026-10-31 2026-11-01 2026-12-08 2026-12-25 2026-12-31 2027-01-01
    2027-03-26 2027-03-27`,
  MX: `2026-01-01 2026-02-02 2026-03-16 2026-04-02 2026-04-03 2026-05-01 2026-09-16 2026-11-02 2026-11-16
    2026-12-12 2026-12-25 2027-01-01 2027-02-01 2027-03-15 2027-03-25 2027-03-26`,
}

const isOpen = (day: string, country: Country): boolean =>
  ![0, 6].includes(new Date(at(day)).getUTCDay()) && !CLOSED[country].includes(day)
const rolled = (day: string, country: Country): string => (isOpen(day, country) ? day : rolled(plus(day, 1), country))
const nextOpen = (day: string, country: Country): string => rolled(plus(day, 1), country)

const columnOf = ({ day, isCounted }: Item, today: string): string => {
  if (isCounted === false) return 'EXCLUDED'
  if (day === null) return 'UNDATED'
  if (day < today) return 'OVERDUE'
  const monday = (new Date(at(today)).getUTCDay() + 6) % 7
  const week = Math.floor((between(today, day) + monday) / 7) + 1
  return week > 13 ? 'LATER' : `W${week}`
}

/** The cells of a table as they are shown, by the names of `recomputedCells`. */
export const shownCells = (
  block: CashBlock | undefined,
): ReadonlyMap<string, readonly [minor: number, count: number]> =>
  new Map(
    block?.columns.flatMap(({ cells, column }) =>
      cells.map(({ amount, count, direction, kind }) => {
        const name = kind === 'FIXED' ? `${kind} ${direction}` : kind
        return [`${column} ${name}`, [amount.minor, count]] as const
      }),
    ),
  )

interface LineRow {
  readonly type: string
  readonly status: string
  readonly owed: number
  readonly retention: number
  readonly payment_date: string
  readonly due_date: string
  readonly late: number
  readonly changes: ReadonlyArray<{ readonly on: string; readonly paid?: number; readonly rate?: number }>
  readonly rate: number
  readonly agreed: string | null
}

/** Default interest until a day: monthly basis points on what is owed without the retention, half up. */
const interestOf = ({ changes, owed, payment_date: from, rate, retention }: LineRow, until: string): number => {
  let [rest, monthly, day, sum] = [owed - retention, rate, from, 0]
  const run = (to: string): void => {
    const end = later(day, to < until ? to : until)
    sum += Math.max(0, rest) * between(day, end) * monthly
    day = end
  }
  for (const change of changes.toSorted((one, other) => at(one.on) - at(other.on))) {
    run(change.on)
    rest -= change.paid ?? 0
    monthly = change.rate ?? monthly
  }
  run(until)
  return Math.floor((2 * sum + 300_000) / 600_000)
}

interface Place {
  readonly businessId: string
  readonly country: Country
  /** That of the country, or the dollar. */
  readonly currency: string
  readonly today: string
}

/** The cells in a currency, as `column kind`: their sum and their number. */
export const recomputedCells = async (
  database: Database,
  place: Place,
): Promise<ReadonlyMap<string, readonly [minor: number, count: number]>> => {
  const { businessId, country, currency, today } = place
  const isLocal = currency === localOf(country)
  const items: Array<Item> = [
    ...(await receivables(database, place)),
    ...(isLocal ? [...(await lines(database, place)), ...(await transfers(database, place))] : []),
    ...(isLocal ? await surpluses(database, place) : []),
    ...(
      await database.query<{ minor: string; day: string }>(
        `select coalesce(i.document_amount, i.amount) as minor, i.payment_date::text as day from payable i
          left join payables_setup s on s.business_id = i.business_id
          where i.business_id = $1 and i.location = 'inbox' and i.obstacle is null and i.amount > 0
            and coalesce(i.currency, $2) = $3 and (s.start_date is null or i.issue_date >= s.start_date)`,
        [businessId, localOf(country), currency],
      )
    ).map(({ day, minor }) => ({ kind: 'PAYABLE', minor: Number(minor), day })),
    ...(
      await database.query<{ minor: string; day: string }>(
        `select sum(coalesce(i.document_amount, i.amount)) as minor, p.payment_date::text as day from payroll p join payable i on i.payroll_id = p.id
          where p.business_id = $1 and i.location = 'scheduled' and i.obstacle is null and coalesce(i.currency, $2) = $3
            and p.status in ('SCHEDULED_READY_TO_PAY', 'FUNDING_AWAITING', 'FUNDING_INCOMPLETE', 'REJECTED', 'FINANCING_REJECTED')
            and not exists (select from orders o where o.payroll_id = p.id and o.status <> 'REJECTED')
          group by p.id`,
        [businessId, localOf(country), currency],
      )
    ).map(({ day, minor }) => ({ kind: 'PAYROLL', minor: Number(minor), day })),
    ...(
      await database.query<{ minor: string; day: string; direction: string }>(
        `select f.amount as minor, day::date::text as day, f.direction from cash_fixed f, lateral (
            select f.starts_on + n * 7 as day from generate_series(0, 13) n where f.cadence = 'WEEKLY'
            union all select f.starts_on + make_interval(months => n) from generate_series(0, 4) n where f.cadence = 'MONTHLY'
            union all select f.starts_on where f.cadence = 'ONCE') days
          where f.business_id = $1 and f.currency = $2 and day >= $3::date`,
        [businessId, currency, today],
      )
    )
      .map(({ day, direction, minor }) => ({ kind: `FIXED ${direction}`, minor: Number(minor), day }))
      .filter((item) => columnOf(item, today).startsWith('W')),
  ]
  const cells = new Map<string, readonly [number, number]>()
  for (const item of items) {
    const key = `${columnOf(item, today)} ${item.kind}`
    const [minor, count] = cells.get(key) ?? [0, 0]
    cells.set(key, [minor + item.minor, count + 1])
  }
  return cells
}

const localOf = (country: Country): string => (country === 'CL' ? 'CLP' : 'MXN')

interface ReceivableRow {
  readonly minor: string
  readonly due: string
  readonly late: number | null
  readonly reasons: string
  readonly extra: string | null
  readonly mark: string | null
  readonly dated: string | null
}

/** A document in another currency is counted in it while nothing lowered its invoice. */
const receivables = async (
  database: Database,
  { businessId, country, currency, today }: Place,
): Promise<ReadonlyArray<Item>> =>
  (
    await database.query<{ [Name in keyof ReceivableRow]: ReceivableRow[Name] }>(
      `select coalesce(abroad.minor, i.amount - i.credit_notes - i.paid) as minor, i.due_date::text as due,
          l.average_days_late as late, array_to_string(i.reasons, ' ') as reasons, i.extra, m.state as mark,
          m.expected_on::text as dated
        from invoice i left join payer_lateness l on l.business_id = i.business_id and l.payer_identifier = i.payer_identifier
        left join cash_expected m on m.business_id = i.business_id and m.invoice_id = i.id
        left join (select d.business_id, d.key, d.payload->'amount'->>'currency' as currency,
            (d.payload->'amount'->>'minor')::bigint as minor from tax_document d where d.kind = 'Invoice') abroad
          on abroad.business_id = i.business_id and abroad.key = i.key and abroad.currency <> $2 and i.credit_notes + i.paid = 0
        where i.business_id = $1 and i.amount > i.credit_notes + i.paid and coalesce(abroad.currency, $2) = $3
          and coalesce(m.state, '') <> 'COLLECTED'
          and not i.reasons && array['CANCELLED', 'REPLACED', 'PAID', 'FULLY_CREDITED', 'ZERO_TOTAL', 'CURRENCY_NOT_SUPPORTED',
            'NO_EXCHANGE_RATE', 'ALREADY_ASSIGNED']
          and not exists (select from order_invoice o where o.invoice_id = i.id and o.active)`,
      [businessId, localOf(country), currency],
    )
  ).map(({ dated, due, extra, late, mark, minor, reasons }) => ({
    kind: 'RECEIVABLE',
    minor: Number(minor),
    day: mark === 'DATED' ? dated : rolled(plus(due, late ?? 0), country),
    isCounted:
      mark === 'DATED' ||
      (mark !== 'EXCLUDED' &&
        !/CLAIMED|IN_DOUBT|GENERIC_RECEIVER|CASH_SALE/.test(reasons) &&
        extra !== 'PUE' &&
        between(due, today) <= 180),
  }))

interface TransferRow {
  readonly minor: string
  readonly status: string
  readonly approved: string | null
  readonly lacks: boolean
}

/**
 * The transfers that are to come. Nothing is missing where the company has an account and a representative, no document of the
 * order waits for it, and in Mexico every document of the company, of a representative and, once it exists, of the order is approved.
 */
const transfers = async (
  database: Database,
  { businessId, country, currency, today }: Place,
): Promise<ReadonlyArray<Item>> =>
  (
    await database.query<{ [Name in keyof TransferRow]: TransferRow[Name] }>(
      `select o.transfer as minor, o.status,
          (select max(s.changed_on)::text from order_status s where s.order_id = o.id and s.status = 'APPROVED') as approved,
          not exists (select from bank_account a where a.business_id = $1 and a.supplier_id is null and a.is_default and a.currency = $2)
          or not exists (select from stakeholder s where s.business_id = $1 and ($3 = 'CL'
            or exists (select from document d where d.owner_type = 'stakeholder' and d.owner_id = s.id)
            and not exists (select from document d where d.owner_type = 'stakeholder' and d.owner_id = s.id and not d.approved)))
          or $3 = 'MX' and exists (select from document d where d.business_id = $1 and d.owner_type = 'business' and not d.approved)
          or $3 = 'MX' and o.status <> 'IN_REVIEW' and exists (select from document d
            where d.owner_type = 'order' and d.owner_id = o.id and not d.approved)
          or exists (select from document d where d.owner_type = 'order' and d.owner_id = o.id and not d.approved
            and d.file_key is null and d.action in ('UPLOAD', 'MIFIEL_ON')) as lacks
        from orders o where o.business_id = $1 and o.type <> 'CONFIRMING' and o.transfer > 0 and not o.status in ('REJECTED', 'PAID')
          and not exists (select from ledger_entry e where e.order_id = o.id and e.type = 'TRANSFER')`,
      [businessId, currency, country],
    )
  ).map(({ approved, lacks, minor, status }) => {
    const arrival = nextOpen(nextOpen(today, country), country)
    const day = status === 'IN_REVIEW' || approved === null ? arrival : nextOpen(approved, country)
    return { kind: 'ORDER_TRANSFER', minor: Number(minor), day: lacks ? null : day }
  })

/** The request that waits, and no more of it than the balance. */
const surpluses = async (database: Database, { businessId, country, today }: Place): Promise<ReadonlyArray<Item>> => {
  const asked = await database.query<{ minor: string }>(
    `select amount as minor from wallet_request where business_id = $1 and paid_on is null and withdrawn_on is null`,
    [businessId],
  )
  const balance = await walletBalance(database, businessId)
  return asked
    .map(({ minor }) => ({ kind: 'SURPLUS', minor: Math.min(Number(minor), balance), day: nextOpen(today, country) }))
    .filter(({ minor }) => minor > 0)
}

const lines = async (database: Database, { businessId, country, today }: Place): Promise<ReadonlyArray<Item>> => {
  const found = await database.query<{ [Name in keyof LineRow]: LineRow[Name] }>(
    `select o.type, o.status, (l.amount - l.credit_notes)::float8 as owed, l.retention::float8 as retention,
        l.payment_date::text as payment_date, coalesce(i.due_date, l.payment_date)::text as due_date,
        coalesce(late.average_days_late, 0) as late, l.rate,
        (select r.payment_date::text from renegotiation r where r.order_invoice_id = l.id order by r.agreed_on desc limit 1) as agreed,
        coalesce((select json_agg(json_build_object('on', e.moved_on::text, 'paid', e.amount) order by e.moved_on, e.id)
          from ledger_in_force e where e.order_invoice_id = l.id and e.type = 'PAGO_FACTURA'), '[]'::json)::jsonb
        || coalesce((select json_agg(json_build_object('on', r.agreed_on::text, 'rate', r.rate) order by r.agreed_on)
          from renegotiation r where r.order_invoice_id = l.id), '[]'::json)::jsonb as changes
      from order_invoice l join orders o on o.id = l.order_id left join invoice i on i.id = l.invoice_id
      left join payer_lateness late on late.business_id = i.business_id and late.payer_identifier = i.payer_identifier
      where o.business_id = $1 and o.status not in ('REJECTED', 'PAID')`,
    [businessId],
  )
  const items: Array<Item> = []
  let debt = Math.max(0, -(await walletBalance(database, businessId)))
  for (const line of found) {
    const paid = line.changes.reduce((sum, change) => sum + (change.paid ?? 0), 0)
    if (line.owed - paid <= 0) continue
    const agreed = line.agreed ?? line.payment_date
    const day = line.type === 'CONFIRMING' ? agreed : later(agreed, rolled(plus(line.due_date, line.late), country))
    const interest = interestOf(line, later(day, today))
    if (line.type === 'CONFIRMING') {
      items.push({ kind: 'REPAYMENT', minor: line.owed - paid + interest, day })
      continue
    }
    const released = day < today || country === 'MX' ? day : nextOpen(day, country)
    const minor = Math.max(0, line.retention - interest)
    if (minor > 0) items.push({ kind: 'RETENTION', minor, day: line.status === 'DEFAULT' ? null : released })
    if (!['IN_REVIEW', 'APPROVED'].includes(line.status)) debt += Math.max(0, interest - line.retention)
  }
  const next = items
    .filter(({ day, kind }) => kind === 'RETENTION' && day !== null && day >= today)
    .toSorted((one, other) => at(one.day ?? '') - at(other.day ?? ''))
  for (const { day, minor } of next) {
    const charged = Math.min(debt, minor)
    if (charged > 0) items.push({ kind: 'DEBT', minor: charged, day })
    debt -= charged
  }
  return debt > 0 ? [...items, { kind: 'DEBT', minor: debt, day: plus(today, -1) }] : items
}

const walletBalance = async (database: Database, businessId: string): Promise<number> => {
  const [row] = await database.query<{ balance: number }>(
    `select coalesce(sum(case when credit = 'SURPLUS' then amount when debit = 'SURPLUS' then -amount else 0 end), 0)::float8 as balance
      from ledger_in_force where business_id = $1`,
    [businessId],
  )
  return row?.balance ?? 0
}
