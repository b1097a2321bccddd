import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MEXICAN_STATES } from '#domain/geography/mexico-states.ts'
import { municipalitiesOf, municipalityByCode, stateNames } from '#host/geography/mexico.ts'
import { MUNICIPALITY_NAMES } from '#host/geography/municipality-names.ts'
import { aHost, errorOf, type AHost } from '#test/host/server/a-host.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

const read = async (path: string): Promise<unknown> => (await host.request(`GET /api/geo/mx/${path}`)).body

describe('the municipalities of Mexico', () => {
  // INEGI, Marco Geoestadístico: 2,478 municipalities and territorial demarcations, 570 of them in Oaxaca.
  it('are 2,478 in the 32 states', () => {
    expect(MUNICIPALITY_NAMES.flatMap(([, , names]) => names.split('|'))).toHaveLength(2_478)
    expect(stateNames().toSorted()).toEqual(MEXICAN_STATES.map(({ name }) => name).toSorted())
    expect(municipalitiesOf('Oaxaca')).toHaveLength(568)
    expect(municipalitiesOf('Ciudad de México')).toHaveLength(16)
    expect(municipalityByCode('14', '039')).toEqual({ state: 'Jalisco', municipality: 'Guadalajara' })
    expect(municipalityByCode('14', '999')).toBeUndefined()
  })
})

describe('the calls of the geography', () => {
  it('name states, municipalities and colonies in alphabetical order, without a session', async () => {
    expect(await read('state')).toEqual(stateNames())
    expect(await read(`state/${encodeURIComponent('Nuevo León')}/municipality`)).toContain('San Pedro Garza García')
    await host.database.query(
      `insert into colony (state, municipality, name)
       values ('Jalisco', 'Guadalajara', 'Oblatos'), ('Jalisco', 'Guadalajara', 'Árbol'), ('Sonora', 'Guadalajara', 'Otra')`,
    )
    expect(await read('municipality/Guadalajara/colony?state=Jalisco')).toEqual(['Árbol', 'Oblatos'])
  })

  it('do not know other states, nor a municipality of another state', async () => {
    expect(errorOf(await host.request('GET /api/geo/mx/state/Atlantis/municipality'))).toMatchObject({ status: 404 })
    for (const place of ['Guadalajara/colony?state=Atlantis', 'Guadalajara/colony?state=Sonora'])
      expect(errorOf(await host.request(`GET /api/geo/mx/municipality/${place}`))).toMatchObject({ status: 404 })
  })
})
