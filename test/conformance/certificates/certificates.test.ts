import { readdirSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readCertificate } from '#host/tax-credential/read-certificate.ts'
import { hasSharedData, sharedBytes, sharedPath } from '../shared-data.ts'

const FOLDER = 'data/certificates'
const PASSWORDS: Readonly<Record<string, string>> = { '05-clave-vacia': '', '06-clave-con-enie': 'contraseña' }

const read = (name: string, password = PASSWORDS[name] ?? 'clave123') =>
  readCertificate({ bytes: sharedBytes(`${FOLDER}/${name}.pfx`), password })

const CURRENT = [
  '01-legacy-rc2-40-3des-sha1',
  '02-3des-sha1',
  '03-aes256-sha256-openssl3',
  '05-clave-vacia',
  '06-clave-con-enie',
  '10-con-cadena',
  '16-mac-sha512',
]
/** The dates that `openssl x509 -dates` shows. */
const OTHER_YEARS = {
  '08-vencido': ['2018-01-01', '2021-01-01'],
  '17-aun-no-vigente': ['2040-01-01', '2043-01-01'],
} as const
const OPENED = [...CURRENT, ...Object.keys(OTHER_YEARS)]
const REJECTED = {
  '04-sin-mac': 'UNPROTECTED',
  '07-sin-llave': 'NO_PRIVATE_KEY',
  '09-ec': 'UNSUPPORTED_KEY',
  '11-truncado': 'INVALID',
  '12-es-pem': 'INVALID',
  '13-es-cer': 'INVALID',
  '14-es-jpeg': 'INVALID',
  '15-vacio': 'INVALID',
  '18-sin-cifrar-sin-mac': 'UNPROTECTED',
  '19-aes-600k-iter': 'TOO_SLOW',
} as const

describe.skipIf(!hasSharedData)('the certificate files', () => {
  it('are all named here', () => {
    const names = readdirSync(sharedPath(FOLDER)).flatMap((file) => (file.endsWith('.pfx') ? [file.slice(0, -4)] : []))
    expect(names.toSorted()).toEqual([...OPENED, ...Object.keys(REJECTED)].toSorted())
  })

  it.each(OPENED)('%s is opened and names its holder', (name) => {
    expect(read(name)).toMatchObject({ _tag: 'Right', right: { holderRut: '15987654-3' } })
  })

  it.each(Object.entries(REJECTED))('%s is rejected: %s', (name, error) => {
    expect(read(name)).toEqual(E.left(error))
  })

  it.each(OPENED)('%s is not opened with another password', (name) => {
    expect(read(name, 'otra')).toEqual(E.left('WRONG_PASSWORD'))
  })

  it.each(Object.entries(OTHER_YEARS))('%s is opened and valid only in its years', (name, [from, until]) => {
    const [validFrom, validUntil] = [Date.parse(from), Date.parse(until)]
    expect(read(name)).toMatchObject({ _tag: 'Right', right: { validFrom, validUntil } })
  })
})
