/** The actions that are recorded of the work on a company, by the area that its members read them under. */
export const ACTIVITY_AREAS = {
  INVOICES: ['documents imported', 'imported invoice removed', 'tax refresh requested'],
  ORDERS: [
    'order requested',
    'order documents requested',
    'order advanced',
    'order repaid',
    'order payment corrected',
    'order account confirmed',
    'invoice PDF attached',
    'invoice PDF deleted',
    'doubts settled',
    'surplus requested',
    'surplus request withdrawn',
    'surplus request ended',
    'surplus paid',
    'credit line set',
    'transfer account set',
  ],
  PAYABLES: [
    'payables configured',
    'payment date changed',
    'payable is no duplicate',
    'assignee of an invoice confirmed',
    'payables archived',
    'payables marked as paid',
    'payables restored',
    'payables taken out of their payroll',
    'payables scheduled',
    'payroll deleted',
    'payroll financing requested',
    'payroll transfer announced',
    'payroll transfer declared',
    'payroll recorded as paid',
    'payroll account changed',
    'payroll fund',
    'payroll fundShort',
    'payroll confirm',
    'payroll fail',
    'payroll reject',
    'account of a payee confirmed',
    'voucher requested',
    'voucher attached',
  ],
  SUPPLIERS: ['supplier changed', 'contact added', 'contact changed', 'contact deleted'],
  ACCOUNTS: ['bank account added', 'bank account changed', 'default bank account chosen', 'bank account deleted'],
  CASH: [
    'cash opening stated',
    'own cash item added',
    'own cash item changed',
    'own cash item deleted',
    'invoice marked for cash',
  ],
  TEAM: [
    'member invited',
    'invitation withdrawn',
    'member joined',
    'member role changed',
    'owner added',
    'member removed',
    'member left',
    'approval rule changed',
    'approval requested',
    'approval given',
    'approval executed',
    'approval rejected',
    'approval withdrawn',
    'approval expired',
    'approval voided',
    'approval struck out',
  ],
  COMPANY: [
    'business created',
    'company added',
    'business verified',
    'business changed',
    'feature set',
    'legal representative added',
    'legal representative changed',
    'documents requested',
    'document uploaded',
    'document sent to sign',
    'document signed',
    'document approved',
    'document rejected',
    'tax credential linked',
    'tax credential rejected',
    'tax job retried',
    'certificate registered',
    'debt consultation authorised',
    'impersonation begun',
  ],
} as const

/** The part of the work that an action belongs to. */
export type ActivityArea = keyof typeof ACTIVITY_AREAS
/** A recorded action of the work on a company. */
export type ActivityKind = (typeof ACTIVITY_AREAS)[ActivityArea][number]

/** All areas, in the order of a filter. */
export const AREAS = Object.keys(ACTIVITY_AREAS) as ReadonlyArray<ActivityArea>

const AREA_OF: ReadonlyMap<string, ActivityArea> = new Map(
  AREAS.flatMap((area) => ACTIVITY_AREAS[area].map((kind) => [kind, area] as const)),
)

/** The area of an action. */
export const areaOf = (kind: ActivityKind): ActivityArea => AREA_OF.get(kind) ?? 'COMPANY'

/** The kind of a recorded action; undefined for one that this version does not know. */
export const activityKind = (action: string): ActivityKind | undefined =>
  AREA_OF.has(action) ? (action as ActivityKind) : undefined
