import * as E from 'fp-ts/Either'
import * as Email from '#domain/identity/email.ts'
import type { Country } from '#domain/kernel/country.ts'
import { normaliseText } from '#domain/kernel/fold.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { type AccountNumber, parseAccountNumber } from '#domain/banking/account-number.ts'
import { type AccountType, accountTypesOf } from '#domain/banking/account-type.ts'
import { type Bank, bankByDigits, type BankId } from '#domain/banking/bank.ts'
import { bankNamedIn, isRutAccountNamedIn, typeNamedIn } from './bank-names.ts'

/** The parts of a bank account in a text; undefined for a part that it lacks. */
export interface RecognisedAccount {
  readonly bankId: BankId | undefined
  readonly type: AccountType | undefined
  readonly number: AccountNumber | undefined
  readonly email: Email.Email | undefined
  /** Chile only: the RUT of the holder, whose check digit is right. */
  readonly holderIdentifier: Rut.Rut | undefined
}

/**
 * Reads the data of an account that companies send each other as text: name, tax id, bank, type, number and e-mail, in
 * any order, on one line or several, with labels or without. Reads the first 2,000 code units, in linear time.
 */
export const readAccountText = (country: Country, text: string, banks: ReadonlyArray<Bank>): RecognisedAccount => {
  const lines = text.slice(0, MAX_TEXT_LENGTH).split(/[\r\n;|]+/)
  const email = firstOf(lines.flatMap(addressesIn), Email.parse)
  return profileOf(country).accountNumber === 'CLABE'
    ? { ...readClabe(country, lines, banks), email, holderIdentifier: undefined }
    : { ...readLocal(country, lines.map(normaliseText), banks), email }
}

/** How many fields of a form the text fills. */
export const countRecognisedFields = ({ bankId, type, number, email }: RecognisedAccount): number =>
  [bankId, type, number, email].filter((value) => value !== undefined).length

const MAX_TEXT_LENGTH = 2_000
/** Shorter ones are house numbers and parts of names. */
const MIN_DIGITS = 5

/** The words that may be e-mail addresses. */
const addressesIn = (line: string): ReadonlyArray<string> =>
  line
    .split(/[\s,:<>()]+/)
    .filter((word) => word.includes('@'))
    .map((word) => word.replace(/\.$/, ''))

const readClabe = (country: Country, lines: ReadonlyArray<string>, banks: ReadonlyArray<Bank>) => {
  const number = firstOf(lines.flatMap(figuresIn), (figures) => parseAccountNumber(country, figures))
  return {
    bankId: number && bankByDigits(number, banks)?.id,
    type: number && accountTypesOf(country)[0],
    number,
  }
}

const readLocal = (country: Country, lines: ReadonlyArray<string>, banks: ReadonlyArray<Bank>) => {
  const holderIdentifier = firstOf(
    lines.flatMap((line) => line.match(RUT) ?? []),
    (word) => Rut.parse(word.replaceAll(' ', '')),
  )
  const numbered = lines.filter((line) => !TELEPHONE.test(line)).map((line) => line.replaceAll(RUT, ' '))
  const figures = [...numbered.filter((line) => NUMBER_LABEL.test(line)), ...numbered]
    .flatMap((line) => figuresIn(line.replaceAll(/\S*@\S*/g, ' ')))
    .filter(({ length }) => length >= MIN_DIGITS)
  const ofRut = holderIdentifier !== undefined && isRutAccountNamedIn(lines) ? [holderIdentifier.slice(0, -2)] : []
  return {
    bankId: bankNamedIn(lines, banks),
    type: typeNamedIn(lines),
    number: firstOf([...figures, ...ofRut], (digits) => parseAccountNumber(country, digits)),
    holderIdentifier,
  }
}

/** Runs of digits, which single blanks, dots or hyphens may group. */
const figuresIn = (line: string): ReadonlyArray<string> =>
  (line.match(/\d+(?:[ .-]\d+)*/g) ?? []).map((run) => run.replaceAll(/\D/g, ''))

const RUT = /(?<![\d.])\d{1,2}\.?\d{3}\.?\d{3} ?- ?[\dk](?![\da-z])/gi
const TELEPHONE = /\b(?:fono|telefono|tel|celular|cel|movil|whatsapp)\b/
const NUMBER_LABEL = /\b(?:n[°ºo.]?|nro\.?|num\.?|numero|cuenta|cta\.?)(?![a-z])/

const firstOf = <A>(texts: ReadonlyArray<string>, parse: (text: string) => E.Either<unknown, A>): A | undefined => {
  for (const text of texts) {
    const parsed = parse(text)
    if (E.isRight(parsed)) return parsed.right
  }
  return undefined
}
