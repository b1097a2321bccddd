import { readFileSync, writeFileSync } from 'node:fs'

/*
 * Writes the municipalities of Mexico from a table of INEGI's Marco Geoestadístico (catálogo único de claves de áreas geoestadísticas): UTF-8,
 * tabs, with the columns state_code, municipality_code, state and municipality.
 *
 *   node scripts/geography/municipalities.mjs TABLE.tsv
 */
const [, , table] = process.argv
if (table === undefined) {
  console.error('usage: node scripts/geography/municipalities.mjs TABLE.tsv')
  process.exit(1)
}

const states = new Map()
for (const line of readFileSync(table, 'utf8').trim().split('\n').slice(1)) {
  const [stateCode, municipalityCode, state, municipality] = line.split('\t')
  const { names } = states.get(stateCode) ?? { names: [] }
  states.set(stateCode, { state, names: [...names, `${municipalityCode}${municipality}`] })
}

const entries = [...states].map(([code, { state, names }]) => `  ['${code}', '${state}', '${names.join('|')}'],`)
writeFileSync(
  new URL('../../src/host/geography/municipality-names.ts', import.meta.url),
  `/** Written by scripts/geography/municipalities.mjs. Each state: its code, its name, its municipalities with their codes of three digits. */
export const MUNICIPALITY_NAMES: ReadonlyArray<readonly [code: string, state: string, municipalities: string]> = [
${entries.join('\n')}
]
`,
)
