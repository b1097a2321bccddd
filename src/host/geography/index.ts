/** The states, municipalities and neighbourhoods of Mexico by postal code. */
export { type Colony, makeColonyReader } from './read-colonies.ts'
export { saveColonies } from './store.ts'
