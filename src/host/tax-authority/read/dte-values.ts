import * as E from 'fp-ts/Either'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import type { Money } from '#domain/kernel/money.ts'
import { readAmount } from './amount.ts'
import { readAs } from './read-reasons.ts'
import type { Party, ReadErrorCode } from './tax-document.ts'
import { attributeOf, childOf, lineOf, textOf } from './xml-access.ts'
import { readRut } from './wire-identifier.ts'
import type { XmlElement } from './xml-tree.ts'

/** Documents of the SII have its namespace or, cut out of their envelope, none. */
export const SII: ReadonlyArray<string> = ['http://www.sii.cl/SiiDte', '']

export const siiChild = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  childOf(parent, SII, name)

export const siiText = (parent: XmlElement | undefined, name: string): string | undefined =>
  textOf(siiChild(parent, name))

/** A text for people. */
export const siiLine = (parent: XmlElement | undefined, name: string): string | undefined =>
  lineOf(siiChild(parent, name)?.text)

/** The version of every document and envelope of the SII; some writers leave it out. */
export const isVersionOne = (element: XmlElement): boolean =>
  /^1(?:\.0+)?$/.test(attributeOf(element, 'version') ?? '1.0')

export const readDate = (text: string): CivilDate.CivilDate | undefined => {
  const date = CivilDate.parse(text)
  return E.isRight(date) ? date.right : undefined
}

/** A date that may be absent; a stated one must be a date. */
export const readOptionalDate = (
  parent: XmlElement | undefined,
  name: string,
): E.Either<ReadErrorCode, CivilDate.CivilDate | undefined> => {
  const text = siiText(parent, name)
  return text === undefined ? E.right(undefined) : readAs(E.right(text), readDate, 'INVALID_DATE')
}

/**
 * `names` are alternatives, of which the first present counts: a receipt names its issuer differently from an invoice.
 */
export const readParty = (
  parent: XmlElement | undefined,
  idName: string,
  names: ReadonlyArray<string>,
): E.Either<ReadErrorCode, Party> => {
  const text = siiText(parent, idName)
  if (text === undefined) return E.left('MISSING_FIELD')
  const id = readRut(text)
  if (id === undefined) return E.left('INVALID_IDENTIFIER')
  return E.right({ id, name: firstLine(parent, names) ?? id })
}

const firstLine = (parent: XmlElement | undefined, names: ReadonlyArray<string>): string | undefined => {
  for (const name of names) {
    const line = siiLine(parent, name)
    if (line !== undefined) return line
  }
  return undefined
}

/** 1 to 10 digits; leading zeros are padding. */
export const readFolio = (text: string): string | undefined => {
  const trimmed = text.trim()
  return /^\d{1,10}$/.test(trimmed) && Number(trimmed) > 0 ? String(Number(trimmed)) : undefined
}

/** A referenced folio may be padded, a list, or a text: only a number is normalised. */
export const normaliseFolio = (text: string): string =>
  /^0+\d/.test(text) && /^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : text

/** Absent is valid and undefined; unreadable is an error, because a wrong part makes the whole doubtful. */
export const readPesos = (
  parent: XmlElement | undefined,
  name: string,
): E.Either<ReadErrorCode, Money<'CLP'> | undefined> => {
  const text = siiText(parent, name)
  if (text === undefined) return E.right(undefined)
  return readAmount('CLP', text)
}

/** The number of a document type; those of paper documents have two digits too. */
export const readType = (text: string): string | undefined => (/^\d{2,3}$/.test(text) ? text : undefined)
