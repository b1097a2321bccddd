import * as E from 'fp-ts/Either'
import type { Money } from '#domain/kernel/money.ts'
import { readPesos } from './dte-values.ts'
import { rejected, required } from './read-reasons.ts'
import type { ReadErrorCode } from './tax-document.ts'
import type { XmlElement } from './xml-tree.ts'

export interface DteTotals {
  readonly total: Money<'CLP'>
  readonly net: Money<'CLP'> | undefined
  readonly exempt: Money<'CLP'> | undefined
  readonly vat: Money<'CLP'> | undefined
  /** Net, exempt and VAT do not add up to the total, although it includes nothing else. */
  readonly disagree: boolean
}

/** Whole pesos. The total is the stated one. */
export const readTotals = (totals: XmlElement | undefined): E.Either<ReadonlyArray<ReadErrorCode>, DteTotals> => {
  const stated = readPesos(totals, 'MntTotal')
  const net = readPesos(totals, 'MntNeto')
  const exempt = readPesos(totals, 'MntExe')
  const vat = readPesos(totals, 'IVA')
  const total = E.isLeft(stated) ? stated : required(stated.right)
  if (E.isLeft(total) || E.isLeft(net) || E.isLeft(exempt) || E.isLeft(vat)) return rejected(total, net, exempt, vat)
  const sum = (net.right?.minor ?? 0) + (exempt.right?.minor ?? 0) + (vat.right?.minor ?? 0)
  return E.right({
    total: total.right,
    net: net.right,
    exempt: exempt.right,
    vat: vat.right,
    disagree: sum !== total.right.minor && !hasOtherParts(totals),
  })
}

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
