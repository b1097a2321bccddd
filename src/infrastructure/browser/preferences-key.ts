/** The key of the persisted state of version 4. */
export const PREFERENCES_KEY = 'persist:v4'
