import * as E from 'fp-ts/Either'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { seededRandom } from '#samples/random.ts'
import type { FileReading } from '#host/tax-authority/read/file-reading.ts'
import { MAX_MINOR_UNITS, readAmount } from '#host/tax-authority/read/amount.ts'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import type { TaxDocument } from '#host/tax-authority/read/tax-document.ts'

export interface NamedText {
  readonly name: string
  readonly text: string
}

/** Property names of every object, and texts that break numbers, dates and markup. */
const OF_EVERY_OBJECT: ReadonlyArray<string> = ['__proto__', 'constructor', 'valueOf', 'toString', 'hasOwnProperty']
const HOSTILE: ReadonlyArray<string> = [
  'prototype',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '1e999',
  '9007199254740993',
  '90071992547409.91',
  '99999999999999999999',
  '0',
  '00',
  '1.005',
  '-0',
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\u202e',
  '﷽',
  'x'.repeat(5_000),
  '2026-02-30',
  '9999-99-99',
  '0000-00-00',
  '<',
  '>',
  '&',
  '&amp;',
  '&#0;',
  '&x;',
  ']]>',
  '<!--',
  '"',
  "'",
  ';',
  '~',
  '|',
  '\n',
  '33',
  '61',
  'I',
  'E',
  'P',
  'MXN',
  'XXX',
  'UUID',
  '..',
]

/** One to four mutations of a text, deterministic by seed. */
export const mutated = (text: string, seed: number): string => {
  const random = seededRandom(seed)
  const pick = (most: number): number => random.integer(0, Math.max(0, most - 1))
  const hostile = (): string => random.pick(random.next() < 0.3 ? OF_EVERY_OBJECT : HOSTILE)
  /* Prefers the start, where most fields are. */
  const changeValue = (now: string): string => {
    const values = [...now.matchAll(now.startsWith('<') ? MARKED_UP : SEPARATED)]
    if (values.length === 0) return hostile()
    const { 0: value, index } = random.pickEarly(values)
    return now.slice(0, index) + hostile() + now.slice(index + value.length)
  }
  const changes: ReadonlyArray<(text: string) => string> = [
    changeValue,
    changeValue,
    changeValue,
    (now) => replaced(now, names(now)[pick(names(now).length)] ?? '', hostile),
    (now) => cut(now, pick(now.length), pick(200)),
    (now) => insert(now, pick(now.length), hostile()),
    (now) => insert(now, pick(now.length), now.slice(pick(now.length)).slice(0, pick(400))),
    (now) => now.slice(0, pick(now.length)),
  ]
  let now = text
  for (let left = random.next() < 0.6 ? 1 : random.integer(2, 4); left > 0; left -= 1)
    now = (changes[pick(changes.length)] ?? ((same) => same))(now)
  return now
}

/** Attribute values, and texts between tags. */
const MARKED_UP = /(?<==")[^"<>]+(?=")|(?<=>)[^<>\s][^<>]*(?=<)/g
const SEPARATED = /[^;~|\r\n]+/g

const names = (text: string): ReadonlyArray<string> => text.slice(0, 20_000).match(/[A-Za-z_]\w{2,}/g) ?? []

const replaced = (text: string, what: string, by: () => string): string => {
  const at = what === '' ? -1 : text.indexOf(what)
  return at === -1 ? text : text.slice(0, at) + by() + text.slice(at + what.length)
}

const cut = (text: string, from: number, length: number): string => text.slice(0, from) + text.slice(from + length)
const insert = (text: string, at: number, what: string): string => text.slice(0, at) + what + text.slice(at)

/** Faults in the reading of a mutated file: a reader's failure, or a document without mandatory fields. */
export const faultsOf = ({ name, text }: NamedText): ReadonlyArray<string> =>
  readTaxFile(name, Buffer.from(text)).flatMap((reading) => [
    ...faultsIn(reading),
    ...reading.documents.flatMap(lacksOf),
  ])

const faultsIn = ({ failures }: FileReading): ReadonlyArray<string> => failures.flatMap(({ fault }) => fault ?? [])

const lacksOf = (document: TaxDocument): ReadonlyArray<string> => [
  ...(keyIsThere(document) ? [] : [`${document._tag} without a key`]),
  ...('issueDate' in document && E.isLeft(CivilDate.parse(document.issueDate ?? ''))
    ? [`${document._tag} without a date`]
    : []),
  ...(amountsOf(document).every((amount) => Number.isSafeInteger(amount) && amount >= 0 && amount <= MAX_MINOR_UNITS)
    ? []
    : [`${document._tag} without an amount`]),
  ...(document._tag === 'MetadataEntry' && !['CURRENT', 'CANCELLED', 'UNREADABLE'].includes(document.status)
    ? ['MetadataEntry without a status']
    : []),
]

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DTE_KEY = /^\d{1,8}-[\dK]\|\d{2,3}\|\d{1,10}(?:\|AEC\|\d{1,3}(?:\|\d{1,8}-[\dK]){2}\|.{1,40})?$/

const keyIsThere = (document: TaxDocument): boolean => {
  if (document._tag === 'RegisterEntry')
    return /^\d{1,10}$/.test(document.folio) && document.party.id !== '' && document.documentType !== ''
  return document.country === 'MX' ? UUID.test(document.key) : DTE_KEY.test(document.key)
}

const amountsOf = (document: TaxDocument): ReadonlyArray<number> => {
  switch (document._tag) {
    case 'Invoice':
    case 'CreditNote':
    case 'DebitNote':
      return [document.amount.minor, document.localAmount.minor]
    case 'RegisterEntry':
      return [document.amount, document.net, document.exempt, document.vat].map((amount) => amount?.minor ?? 0)
    case 'Assignment':
      return [document.amount.minor]
    case 'Payment':
      return document.settlements.flatMap(({ outstanding, paid }) => [paid?.minor ?? 0, outstanding?.minor ?? 0])
    case 'MetadataEntry':
      return [
        E.match(
          () => Number.NaN,
          ({ minor }: { readonly minor: number }) => minor,
        )(readAmount('MXN', document.total ?? '0')),
      ]
    case 'ThirdPartyEntry':
      return []
  }
}
