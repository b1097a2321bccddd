import type { ActivityEntry } from '#application/team/company-activity.port.ts'
import { ACTIVITY_AREAS, AREAS, type ActivityKind } from '#domain/team/activity.ts'

export const ANA = { id: 1, name: 'Ana Soto' }
export const LUIS = { id: 2, name: 'Luis Alberto Fuenzalida Errázuriz' }

export const anActivity = (given: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: '1',
  at: Date.UTC(2026, 2, 10, 15),
  kind: 'payment date changed',
  person: ANA.name,
  operator: undefined,
  source: 'USER',
  subject: { _tag: 'ReceivedInvoice', name: '1042' },
  before: '2026-03-20',
  after: '2026-03-27',
  ...given,
})

const SUBJECTS: ReadonlyArray<ActivityEntry['subject']> = [
  { _tag: 'Supplier', name: 'Logística Portuaria Bahía de San Vicente S.A.' },
  { _tag: 'Order', name: '5000' },
  undefined,
  { _tag: 'ReceivedInvoices', count: 12 },
]

/** One entry of each kind, by a member, an operator in her name, the staff and the host in turn; the newest first. */
export const someActivity = (newest: number): ReadonlyArray<ActivityEntry> =>
  AREAS.flatMap((area): ReadonlyArray<ActivityKind> => ACTIVITY_AREAS[area]).map((kind, at) => {
    const isChange = kind === 'bank account changed'
    return anActivity({
      id: String(1_000 - at),
      at: newest - at * 3_600_000,
      kind,
      subject: SUBJECTS[at % SUBJECTS.length],
      before: isChange ? '·····4321' : undefined,
      after: isChange ? '·····8765' : undefined,
      person: [ANA.name, LUIS.name, undefined, undefined][at % 4],
      operator: at % 4 === 1 ? 'Olga Rivas' : undefined,
      source: (['USER', 'USER', 'STAFF', 'HOST'] as const)[at % 4] ?? 'USER',
    })
  })
