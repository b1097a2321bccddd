import * as E from 'fp-ts/Either'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import type { Party, ReadErrorCode, RelatedDocument, SignedDocument, WarningCode } from './tax-document.ts'
import { readUuid } from './uuid.ts'
import { readRfc } from './wire-identifier.ts'
import { attributeOf, childOf, childrenOf, collapse } from './xml-access.ts'
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
  readonly head: E.Either<ReadErrorCode, CfdiHead>
  readonly warnings: ReadonlyArray<WarningCode>
}

export const readCfdiHead = (root: XmlElement, { namespace, version }: CfdiVersion): CfdiHeadReading => {
  const stamps = stampsOf(root, namespace)
  const rfcs = [rfcOf(root, namespace, 'Emisor'), rfcOf(root, namespace, 'Receptor')].map((text) => readRfc(text ?? ''))
  const warnings: ReadonlyArray<WarningCode> = [
    ...(stamps.length > 1 ? (['MULTIPLE_STAMPS'] as const) : []),
    ...(rfcs.some((rfc) => rfc?.dateIsImpossible) ? (['RFC_IMPOSSIBLE_DATE'] as const) : []),
  ]
  return { warnings, head: readHead(root, namespace, version, stamps[0]) }
}

const STAMP = ['http://www.sat.gob.mx/TimbreFiscalDigital']

/** Reads every Complemento: version 3.3 allows several. */
const stampsOf = (root: XmlElement, namespace: string): ReadonlyArray<XmlElement> =>
  childrenOf(root, [namespace], 'Complemento').flatMap((complement) =>
    childrenOf(complement, STAMP, 'TimbreFiscalDigital'),
  )

const readHead = (
  root: XmlElement,
  namespace: string,
  version: '3.3' | '4.0',
  stamp: XmlElement | undefined,
): E.Either<ReadErrorCode, CfdiHead> => {
  const stampedUuid = attributeOf(stamp, 'UUID')
  if (stampedUuid === undefined) return E.left('CFDI_NOT_STAMPED')
  const key = readUuid(stampedUuid)
  if (key === undefined) return E.left('INVALID_UUID')
  const [issuer, receiver] = [partyOf(root, namespace, 'Emisor'), partyOf(root, namespace, 'Receptor')]
  const date = attributeOf(root, 'Fecha')
  if (issuer === 'MISSING_FIELD' || receiver === 'MISSING_FIELD' || date === undefined) return E.left('MISSING_FIELD')
  if (issuer === 'INVALID_IDENTIFIER' || receiver === 'INVALID_IDENTIFIER') return E.left('INVALID_IDENTIFIER')
  const issueDate = CivilDate.parse(date.slice(0, 10))
  if (E.isLeft(issueDate)) return E.left('INVALID_DATE')
  return E.right({
    version,
    stamped: {
      country: 'MX',
      key,
      issuer,
      receiver,
      folio: folioOf(root, key),
      issueDate: issueDate.right,
      warnings: [],
    },
    stampedAt: attributeOf(stamp, 'FechaTimbrado'),
    related: relatedOf(root, namespace),
  })
}

const rfcOf = (root: XmlElement, namespace: string, role: string): string | undefined =>
  attributeOf(childOf(root, [namespace], role), 'Rfc')

const partyOf = (root: XmlElement, namespace: string, role: string): Party | 'MISSING_FIELD' | 'INVALID_IDENTIFIER' => {
  const text = rfcOf(root, namespace, role)
  if (text === undefined) return 'MISSING_FIELD'
  const id = readRfc(text)?.id
  if (id === undefined) return 'INVALID_IDENTIFIER'
  return { id, name: collapse(attributeOf(childOf(root, [namespace], role), 'Nombre') ?? id) }
}

/** Series and number are both optional. Without them users quote the start of the UUID. */
const folioOf = (root: XmlElement, key: string): string => {
  const parts = [attributeOf(root, 'Serie'), attributeOf(root, 'Folio')].filter((part) => part !== undefined)
  return parts.length === 0 ? key.slice(0, 8) : parts.join('-')
}

/** Version 4.0 may group several relations; 3.3 has one. */
const relatedOf = (root: XmlElement, namespace: string): ReadonlyArray<RelatedDocument> =>
  childrenOf(root, [namespace], 'CfdiRelacionados').flatMap((group) =>
    childrenOf(group, [namespace], 'CfdiRelacionado').flatMap((related) => {
      const key = attributeOf(related, 'UUID')
      return key === undefined ? [] : [{ relation: attributeOf(group, 'TipoRelacion') ?? '', key: key.toLowerCase() }]
    }),
  )
