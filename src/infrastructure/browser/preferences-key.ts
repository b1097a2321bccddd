/** Where the persisted state of version 4 is kept. */
export const PREFERENCES_KEY = 'persist:v4'
