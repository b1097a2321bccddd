/** The key of the session's token, stored across visits. */
export const SESSION_KEY = 'jwtToken'

/** Drafts of one tab, deleted on sign-out. */
export const DRAFT_KEY = 'draft:order'
export const INTENT_KEY = 'intent:order'
export const PROFILE_KEY = 'draft:profile'

/** Orders of every owner with an unknown outcome in this browser, stored beyond the tab. */
export const INTENTS_KEY = 'intents:order'
