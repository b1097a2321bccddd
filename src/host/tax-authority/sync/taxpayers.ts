import { constants } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Country } from '#domain/kernel/country.ts'
import { optional } from '#wire/codec/primitives.ts'
import type { CompanyRegister } from '../../business/index.ts'
import { replaceFile } from '../../kernel/replace-file.ts'
import type { Passwords } from '../../security/password-hash.ts'
import type { TaxAuthority } from '../tax-authority.port.ts'

/** A taxpayer of the stand-in tax authority. It is stored outside the database, because it stands for external data. */
export interface Taxpayer {
  readonly country: Country
  /** In its wire form. */
  readonly identifier: string
  readonly passwordHash: string
  /** The folder of its documents. */
  readonly documents: string
  /** Its registered name, if known. */
  readonly name: string | undefined
}

export interface Taxpayers extends TaxAuthority, CompanyRegister {
  /** Adds it, or changes its password and folder. */
  readonly add: (taxpayer: NewTaxpayer) => Promise<void>
  readonly find: (country: Country, identifier: string) => Promise<Taxpayer | undefined>
}

export interface NewTaxpayer extends Omit<Taxpayer, 'passwordHash' | 'name'> {
  readonly password: string
  readonly name?: string | undefined
}

/** One file per taxpayer in `folder`. */
export const makeTaxpayers = (folder: string, passwords: Pick<Passwords, 'hash' | 'verify'>): Taxpayers => {
  const find: Taxpayers['find'] = async (country, identifier) => {
    const known = await readTaxpayer(fileOf(folder, country, identifier))
    return known?.country === country && known.identifier === identifier ? known : undefined
  }
  return {
    find,
    nameOf: async (country, identifier) => (await find(country, identifier).catch(() => undefined))?.name,
    add: async ({ password, ...taxpayer }) => {
      const text = JSON.stringify({ ...taxpayer, passwordHash: await passwords.hash(password) }, undefined, 2)
      await replaceFile(fileOf(folder, taxpayer.country, taxpayer.identifier), text)
    },
    verify: async (country, identifier, password) => {
      const known = await find(country, identifier).catch(() => 'unavailable' as const)
      if (known === 'unavailable') return known
      const isRight = await passwords.verify(password, known?.passwordHash)
      if (known === undefined || !isRight) return 'wrong'
      return (await canRead(known.documents)) ? 'ok' : 'unavailable'
    },
  }
}

const TaxpayerFile: t.Type<Taxpayer, unknown, unknown> = t.strict({
  country: t.union([t.literal('CL'), t.literal('MX')]),
  identifier: t.string,
  passwordHash: t.string,
  documents: t.string,
  name: optional(t.string),
})

/** `&` and `Ñ` are letters of an RFC, but not valid in every file name. */
const fileOf = (folder: string, country: Country, identifier: string): string =>
  join(folder, `${country}-${encodeURIComponent(identifier)}.json`)

/** Undefined when missing; an invalid file is an error like an unreadable one. */
const readTaxpayer = async (file: string): Promise<Taxpayer | undefined> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const decoded = TaxpayerFile.decode(JSON.parse(text))
  if (E.isLeft(decoded)) throw new Error(`${file} is not a taxpayer's file`)
  return decoded.right
}

const canRead = (folder: string): Promise<boolean> =>
  access(folder, constants.R_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
