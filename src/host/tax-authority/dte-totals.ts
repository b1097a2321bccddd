import * as E from 'fp-ts/Either'
import type { Money } from '#domain/kernel/money.ts'
import { readPesos } from './dte-values.ts'
import { refused, required } from './read-reasons.ts'
import type { DteFacts, ReadErrorCode } from './tax-document.ts'
import type { XmlElement } from './xml-tree.ts'

export interface DteTotals {
  readonly total: Money<'CLP'>
  readonly parts: Pick<DteFacts, 'exempt' | 'net' | 'vat'>
  /** Net, exempt and VAT do not add up to the total, although it includes nothing else. */
  readonly disagree: boolean
}

/** Whole pesos. The total is the stated one. */
export const readTotals = (totals: XmlElement | undefined): E.Either<ReadonlyArray<ReadErrorCode>, DteTotals> => {
  const [stated, net] = [readPesos(totals, 'MntTotal'), readPesos(totals, 'MntNeto')]
  const [exempt, vat] = [readPesos(totals, 'MntExe'), readPesos(totals, 'IVA')]
  const total = E.isLeft(stated) ? stated : required(stated.right)
  if (E.isLeft(total) || E.isLeft(net) || E.isLeft(exempt) || E.isLeft(vat)) return refused(total, net, exempt, vat)
  const parts = {
    ...(net.right === undefined ? {} : { net: net.right }),
    ...(exempt.right === undefined ? {} : { exempt: exempt.right }),
    ...(vat.right === undefined ? {} : { vat: vat.right }),
  }
  return E.right({ total: total.right, parts, disagree: sumOf(parts) !== total.right.minor && !hasOtherParts(totals) })
}

const sumOf = ({ exempt, net, vat }: DteTotals['parts']): number =>
  (net?.minor ?? 0) + (exempt?.minor ?? 0) + (vat?.minor ?? 0)

/** Other taxes or commissions, which the total includes. */
const hasOtherParts = (totals: XmlElement | undefined): boolean =>
  totals?.children.some(({ name }) => OTHER_PARTS.has(name)) === true

const OTHER_PARTS: ReadonlySet<string> = new Set([
  'ImptoReten',
  'IVAProp',
  'IVATerc',
  'IVANoRet',
  'CredEC',
  'GrntDep',
  'Comisiones',
  'MntBase',
])
