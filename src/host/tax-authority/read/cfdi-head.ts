import * as E from 'fp-ts/Either'
import { readAs, rejected, required } from './read-reasons.ts'
import type { Party, ReadErrorCode, RelatedDocument, SignedDocument, WarningCode } from './tax-document.ts'
import { readTimedDate } from './timed-date.ts'
import { readUuid } from './uuid.ts'
import { readRfc, type WireRfc } from './wire-identifier.ts'
import { attributeOf, childOf, childrenOf, lineOf, repeats, uniqueNames } from './xml-access.ts'
import type { XmlElement } from './xml-tree.ts'

export interface CfdiVersion {
  readonly namespace: string
  readonly version: '3.3' | '4.0'
}

/** The common part of an invoice, a credit note and a payment. */
export interface CfdiHead {
  readonly version: '3.3' | '4.0'
  readonly stamped: SignedDocument
  readonly stampedAt: string | undefined
  readonly related: ReadonlyArray<RelatedDocument>
}

/** The warnings also apply to a rejected document. */
export interface CfdiHeadReading {
  readonly head: E.Either<ReadonlyArray<ReadErrorCode>, CfdiHead>
  readonly warnings: ReadonlyArray<WarningCode>
}

export const readCfdiHead = (root: XmlElement, { namespace, version }: CfdiVersion): CfdiHeadReading => {
  const stamps = stampsOf(root, namespace)
  const parties = [partyOf(root, namespace, 'Emisor'), partyOf(root, namespace, 'Receptor')] as const
  const warnings: ReadonlyArray<WarningCode> = [
    ...(stamps.length > 1 ? (['MULTIPLE_STAMPS'] as const) : []),
    ...(parties.some((party) => E.isRight(party) && party.right.dateIsImpossible)
      ? (['RFC_IMPOSSIBLE_DATE'] as const)
      : []),
  ]
  return { warnings, head: readHead(root, { namespace, version }, stamps[0], { parties, warnings }) }
}

const STAMP = ['http://www.sat.gob.mx/TimbreFiscalDigital']

/** Reads every Complemento: version 3.3 allows several. */
const stampsOf = (root: XmlElement, namespace: string): ReadonlyArray<XmlElement> =>
  childrenOf(root, [namespace], 'Complemento').flatMap((complement) =>
    childrenOf(complement, STAMP, 'TimbreFiscalDigital'),
  )

const readHead = (
  root: XmlElement,
  { namespace, version }: CfdiVersion,
  stamp: XmlElement | undefined,
  { parties: [issuer, receiver], warnings }: Parties,
): E.Either<ReadonlyArray<ReadErrorCode>, CfdiHead> => {
  const key = readAs(stampedUuid(stamp), readUuid, 'INVALID_UUID')
  const issueDate = readAs(required(attributeOf(root, 'Fecha')), readTimedDate, 'INVALID_DATE')
  const once: E.Either<ReadErrorCode, void> = repeats(root, [namespace], ONCE)
    ? E.left('REPEATED_FIELD')
    : E.right(undefined)
  if (E.isLeft(key) || E.isLeft(issuer) || E.isLeft(receiver) || E.isLeft(issueDate) || E.isLeft(once))
    return rejected(key, issuer, receiver, issueDate, once)
  return E.right({
    version,
    stamped: {
      country: 'MX',
      key: key.right,
      issuer: issuer.right.party,
      receiver: receiver.right.party,
      folio: folioOf(root, key.right),
      issueDate: issueDate.right,
      warnings,
    },
    stampedAt: lineOf(stamp?.attributes.get('FechaTimbrado')),
    related: relatedOf(root, namespace),
  })
}

/** The schema of the SAT has each of these once. */
const ONCE = uniqueNames('Emisor Receptor')

const stampedUuid = (stamp: XmlElement | undefined): E.Either<ReadErrorCode, string> => {
  const uuid = attributeOf(stamp, 'UUID')
  return uuid === undefined ? E.left('CFDI_NOT_STAMPED') : E.right(uuid)
}

interface Parties {
  readonly parties: readonly [PartyReading, PartyReading]
  readonly warnings: ReadonlyArray<WarningCode>
}

type PartyReading = E.Either<ReadErrorCode, Pick<WireRfc, 'dateIsImpossible'> & { readonly party: Party }>

const partyOf = (root: XmlElement, namespace: string, role: string): PartyReading => {
  const element = childOf(root, [namespace], role)
  const rfc = readAs(required(attributeOf(element, 'Rfc')), readRfc, 'INVALID_IDENTIFIER')
  if (E.isLeft(rfc)) return rfc
  const { dateIsImpossible, id } = rfc.right
  return E.right({ dateIsImpossible, party: { id, name: lineOf(element?.attributes.get('Nombre')) ?? id } })
}

/** Series and number are both optional. Without them users quote the start of the UUID. */
const folioOf = (root: XmlElement, key: string): string => {
  const series = lineOf(root.attributes.get('Serie'))
  const number = lineOf(root.attributes.get('Folio'))
  if (series === undefined || number === undefined) return series ?? number ?? key.slice(0, 8)
  return `${series}-${number}`
}

/** Version 4.0 may group several relations; 3.3 has one. */
const relatedOf = (root: XmlElement, namespace: string): ReadonlyArray<RelatedDocument> =>
  childrenOf(root, [namespace], 'CfdiRelacionados').flatMap((group) =>
    childrenOf(group, [namespace], 'CfdiRelacionado').flatMap((related) => {
      const key = lineOf(related.attributes.get('UUID'))
      const relation = lineOf(group.attributes.get('TipoRelacion')) ?? ''
      return key === undefined ? [] : [{ relation, key: key.toLowerCase() }]
    }),
  )
