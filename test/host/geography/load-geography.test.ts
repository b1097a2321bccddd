import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { geoLoad } from '#host/operator/load-geography.ts'
import { aHost, type AHost } from '#test/host/server/a-host.ts'

let host: AHost
const folder = mkdtempSync(join(tmpdir(), 'anticipo-geography-'))
beforeAll(async () => {
  host = await aHost()
})
afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true })
})

/** Columns and notice as the postal service writes them. */
const HEAD = [
  'El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México',
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad',
]
const line = (name: string, state: string, municipality: string): string =>
  `44100|${name}|Colonia|Guadalajara|Jalisco|Guadalajara|44101|${state}|44101||09|${municipality}|0001|Urbano|02`
const load = (lines: ReadonlyArray<string>) => {
  const file = join(folder, 'CPdescarga.txt')
  writeFileSync(file, Buffer.from(lines.join('\r\n'), 'latin1'))
  return geoLoad.run(host.services, { file })
}
const colonies = async (municipality: string, state: string): Promise<unknown> =>
  (
    await host.request(
      `GET /api/geo/mx/municipality/${encodeURIComponent(municipality)}/colony?state=${encodeURIComponent(state)}`,
    )
  ).body

describe('the colonies of the postal service', () => {
  it('are loaded with their accents, by the codes of their municipality, and only once', async () => {
    const lines = [...HEAD, line('Cañadas de San Andrés', '14', '039'), line('Roma Norte', '09', '015'), '']
    expect(await load(lines)).toEqual(E.right(['2 colonias leídas, 2 nuevas']))
    expect(await colonies('Guadalajara', 'Jalisco')).toEqual(['Cañadas de San Andrés'])
    expect(await colonies('Cuauhtémoc', 'Ciudad de México')).toEqual(['Roma Norte'])
    expect(await load([...lines, line('Oblatos', '14', '039')])).toEqual(E.right(['3 colonias leídas, 1 nueva']))
  })

  it('are loaded beside wrong lines, which are named by their numbers', async () => {
    const wrong = [line('', '14', '039'), line('Lejos', '14', '999'), '1|2|3', line('x'.repeat(121), '14', '039')]
    expect(await load([...HEAD, ...wrong, line('Analco', '14', '039')])).toEqual(
      E.right(['1 colonia leída, 1 nueva', '4 líneas con errores, sin cargar: 3, 4, 5, 6']),
    )
    expect(await colonies('Guadalajara', 'Jalisco')).toContain('Analco')
  })

  it('are not found in another file, nor where there is none', async () => {
    const other = E.left('El archivo no tiene colonias en el formato del servicio postal.')
    expect(await load(['folio;fecha', '1;2'])).toEqual(other)
    expect(await load([])).toEqual(other)
    for (const file of [join(folder, 'none.txt'), folder])
      expect(await geoLoad.run(host.services, { file })).toEqual(E.left(`No se puede leer el archivo ${file}.`))
  })
})
