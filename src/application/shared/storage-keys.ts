import type { FinancingType } from '#domain/financing/invoice.ts'

/** The key of the session's token, stored across visits. */
export const SESSION_KEY = 'jwtToken'

/** Drafts of one tab, deleted on sign-out. Each type of financing has an order of its own. */
export const DRAFT_KEYS = {
  DIRECT_FINANCING: 'draft:order:direct',
  EARLY_PAYMENT: 'draft:order:early',
} as const satisfies Readonly<Record<FinancingType, string>>
export const INTENT_KEY = 'intent:order'
export const PROFILE_KEY = 'draft:profile'
export const FORM_DRAFTS_KEY = 'draft:forms'

/** Orders of every owner with an unknown outcome in this browser, stored beyond the tab. */
export const INTENTS_KEY = 'intents:order'
