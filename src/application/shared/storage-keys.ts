import type { FinancingType } from '#domain/financing/invoice.ts'

/** The key of the token of the company used last, stored across visits. A user without a company has no other. */
export const SESSION_KEY = 'jwtToken'

/** The beginning of the keys of tokens that each belong to one company. */
export const SESSION_KEYS = 'jwtToken:'
export const sessionKeyOf = (businessId: string): string => `${SESSION_KEYS}${businessId}`

/** The company of one tab. */
export const COMPANY_KEY = 'company'

/** Drafts of one tab, deleted on sign-out. Each type of financing has an order of its own, in each company. */
const DRAFT_KEYS = {
  DIRECT_FINANCING: 'draft:order:direct',
  EARLY_PAYMENT: 'draft:order:early',
} as const satisfies Readonly<Record<FinancingType, string>>
export const draftKeyOf = (type: FinancingType, businessId: string): string => `${DRAFT_KEYS[type]}:${businessId}`
export const intentKeyOf = (businessId: string): string => `intent:order:${businessId}`
export const PROFILE_KEY = 'draft:profile'
export const FORM_DRAFTS_KEY = 'draft:forms'
/** The beginnings of all of them. */
export const DRAFT_PREFIXES = ['draft:', 'intent:'] as const

/** Orders of every owner with an unknown outcome in this browser, stored beyond the tab. */
export const INTENTS_KEY = 'intents:order'
