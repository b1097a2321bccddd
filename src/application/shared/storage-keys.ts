/** Where the session's token is kept, across visits. */
export const SESSION_KEY = 'jwtToken'

/** What is under way in one tab: gone when its user signs out. */
export const DRAFT_KEY = 'draft:order'
export const INTENT_KEY = 'intent:order'
export const PROFILE_KEY = 'draft:profile'

/** Orders whose outcome this browser does not know, of every owner: kept when the tab closes. */
export const INTENTS_KEY = 'intents:order'
