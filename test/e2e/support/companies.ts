import * as E from 'fp-ts/Either'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, type CivilDate, parse } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { checkCharacter } from '#domain/tax-id/rfc-check-character.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { writeCfdi, type CfdiInput, type CfdiParty } from '#samples/write-cfdi.ts'
import { writeDte, type DteInput, type DteParty } from '#samples/write-dte.ts'
import type { Product } from './product.ts'

/** A company of a journey, and where its documents lie. */
export interface JourneyCompany {
  readonly country: Country
  /** Which of the companies of this process it is: its identifier, email and documents differ from all others. */
  readonly serial: number
  readonly identifier: string
  readonly name: string
  readonly email: string
  readonly password: string
  readonly taxPassword: string
  readonly documents: string
  /** How many invoices of its documents can be financed. */
  readonly invoices: number
}

const INVOICES = 45

const todayText = new Date().toISOString().slice(0, 10)
const today = E.getOrElse<unknown, CivilDate>(() => '2026-01-05' as CivilDate)(parse(todayText))

const rutOf = (body: number): string => `${body}-${Rut.checkDigit(String(body))}`
const rfcOf = (body: string): string => body + checkCharacter(body)

let companies = 0

/** Writes a folder of single documents beside the data of the product, the newest first by folio. Every third payer is the same, so that a search finds some. */
export const writeJourneyCompany = (
  { folder }: Product,
  country: Country,
  invoices: number = INVOICES,
): JourneyCompany => {
  companies += 1
  const documents = join(folder, `documents-${companies}`)
  const company = {
    country,
    serial: companies,
    documents,
    invoices,
    taxPassword: 'clave-del-servicio',
    password: 'una frase para entrar',
    ...(country === 'CL'
      ? {
          identifier: chilean(companies).rut,
          name: chilean(companies).name,
          email: `pagos${companies}@maderas.example`,
        }
      : {
          identifier: mexican(companies).rfc,
          name: mexican(companies).name,
          email: `pagos${companies}@aceros.example`,
        }),
  }
  mkdirSync(documents)
  for (let folio = 1001; folio <= 1000 + invoices; folio += 1)
    writeFileSync(join(documents, `${folio}.xml`), invoiceOf(company, folio))
  return company
}

/** An invoice of that company. Those above folio 1045 are not among its documents. */
export const invoiceOf = (company: JourneyCompany, folio: number): Uint8Array =>
  company.country === 'CL' ? writeDte(issuedDte(company, folio)) : writeCfdi(issuedCfdi(company, folio))

/** An invoice that the payer at `place` among the payers issued to the company: a supplier of it. */
export const receivedInvoiceOf = (company: JourneyCompany, place: number): Uint8Array =>
  company.country === 'CL' ? writeDte(receivedDte(company, place)) : writeCfdi(receivedCfdi(company, place))

/** An invoice that a supplier of its own issued to the Chilean company. */
export const receivedFromSupplier = (company: JourneyCompany, place: number): Uint8Array => {
  const issuer = party(rutOf(77_100_000 + place), `Proveedor ${place + 1} Limitada`)
  return writeDte({ ...receivedDte(company, place), issuer })
}

/** A document that a Chilean company received. */
const receivedDte = ({ serial }: Pick<JourneyCompany, 'serial'>, place: number): DteInput => ({
  type: 33,
  folio: 9_000 + place,
  issuedOn: today,
  dueOn: addDays(today, 30),
  paymentForm: 2,
  issuer: pick(CHILEAN_PAYERS, place),
  receiver: chilean(serial),
  lines: [{ name: 'Clavos', unit: 'UN', price: 90_000, quantity: 2 }],
})

/** An invoice of $2,088.00 that a Mexican company received, and that is paid after its issue. */
export const receivedCfdi = (
  { serial }: Pick<JourneyCompany, 'serial'>,
  place: number,
): CfdiInput & { readonly uuid: string } => ({
  kind: 'I',
  uuid: `00000000-0000-4000-9000-${String(serial).padStart(4, '0')}${String(place).padStart(8, '0')}`,
  series: 'R',
  folio: String(9_000 + place),
  issuedOn: today,
  issuer: pick(MEXICAN_PAYERS, place),
  receiver: mexican(serial),
  method: 'PPD',
  form: '99',
  lines: [{ name: 'Clavos', unit: 'H87', key: '31162000', price: 90_000, quantity: 2 }],
})

/** Registers the company, and its documents with the tax authority; its credential is not linked yet. */
export const registerCompany = async (product: Product, company: JourneyCompany): Promise<void> => {
  const { identifier, name, email, password } = company
  await registerTaxpayer(product, company)
  await product.arrange(['company:add', identifier], { name, user: email, password })
}

/** Registers the company's documents with the tax authority, and nothing with the product. */
export const registerTaxpayer = async (product: Product, company: JourneyCompany): Promise<void> => {
  const { identifier, taxPassword, documents } = company
  await product.arrange(['taxpayer:add', identifier], { password: taxPassword, documents })
}

const party = (rut: string, name: string): DteParty => ({
  rut,
  name,
  activity: 'Comercio',
  address: 'Avenida Uno 100',
  commune: 'Santiago',
})
const chilean = (serial: number): DteParty => party(rutOf(76_543_210 + serial), 'Maderas del Maule SpA')
const CHILEAN_PAYERS = [
  party(rutOf(77_000_101), 'Ferretería Los Boldos Limitada'),
  party(rutOf(77_000_202), 'Constructora Puente Alto S.A.'),
  party(rutOf(77_000_303), 'Mueblería Ñuñoa SpA'),
]

const mexican = (serial: number): CfdiParty => ({
  rfc: rfcOf(`ADN100615${String(serial).padStart(2, '0')}`),
  name: 'ACEROS DEL NORTE',
  regime: '601',
  postalCode: '64000',
})
const MEXICAN_PAYERS: ReadonlyArray<CfdiParty> = [
  { rfc: rfcOf('FLB080210Q1'), name: 'FERRETERIA LOS BOLDOS', regime: '601', postalCode: '06600' },
  { rfc: rfcOf('CPA120304R2'), name: 'CONSTRUCTORA PUENTE ALTO', regime: '601', postalCode: '44100' },
  { rfc: rfcOf('MÑU150506S3'), name: 'MUEBLERIA ÑUÑOA', regime: '601', postalCode: '76000' },
]

const pick = <A>(list: ReadonlyArray<A>, folio: number): A => {
  const found = list[folio % list.length]
  if (found === undefined) throw new Error('An empty list has nothing to pick')
  return found
}

/** A document that a Chilean company issued. */
export const issuedDte = ({ serial }: Pick<JourneyCompany, 'serial'>, folio: number): DteInput => ({
  type: 33,
  folio,
  issuedOn: addDays(today, -(folio % 20)),
  dueOn: addDays(today, 30 + (folio % 40)),
  paymentForm: 2,
  issuer: chilean(serial),
  receiver: pick(CHILEAN_PAYERS, folio),
  lines: [{ name: 'Madera aserrada', unit: 'UN', price: 10_000 * (folio - 990), quantity: 3 }],
})

/** A document that a Mexican company issued. */
export const issuedCfdi = (
  { serial }: Pick<JourneyCompany, 'serial'>,
  folio: number,
): CfdiInput & { readonly uuid: string } => ({
  kind: 'I',
  uuid: `00000000-0000-4000-8000-${String(serial).padStart(4, '0')}${String(folio).padStart(8, '0')}`,
  series: 'F',
  folio: String(folio),
  issuedOn: addDays(today, -(folio % 20)),
  issuer: mexican(serial),
  receiver: pick(MEXICAN_PAYERS, folio),
  method: 'PPD',
  form: '99',
  lines: [{ name: 'Lámina galvanizada', unit: 'H87', key: '30102000', price: 125_050 * (folio - 990), quantity: 3 }],
})
