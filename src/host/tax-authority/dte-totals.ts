import * as E from 'fp-ts/Either'
import type { Money } from '#domain/kernel/money.ts'
import { readPesos } from './dte-values.ts'
import { refused, required } from './read-reasons.ts'
import type { DteFacts, ReadErrorCode } from './tax-document.ts'
import type { XmlElement } from './xml-tree.ts'

export interface DteTotals {
  readonly total: Money<'CLP'>
  readonly parts: Pick<DteFacts, 'exempt' | 'net' | 'vat'>
}

/** Whole pesos. The total is the stated one. */
export const readTotals = (totals: XmlElement | undefined): E.Either<ReadonlyArray<ReadErrorCode>, DteTotals> => {
  const [stated, net] = [readPesos(totals, 'MntTotal'), readPesos(totals, 'MntNeto')]
  const [exempt, vat] = [readPesos(totals, 'MntExe'), readPesos(totals, 'IVA')]
  const total = E.isLeft(stated) ? stated : required(stated.right)
  if (E.isLeft(total) || E.isLeft(net) || E.isLeft(exempt) || E.isLeft(vat)) return refused(total, net, exempt, vat)
  return E.right({
    total: total.right,
    parts: {
      ...(net.right === undefined ? {} : { net: net.right }),
      ...(exempt.right === undefined ? {} : { exempt: exempt.right }),
      ...(vat.right === undefined ? {} : { vat: vat.right }),
    },
  })
}

/** Net, exempt and VAT add up to the total, unless it includes other taxes or commissions. */
export const totalsDisagree = (element: XmlElement | undefined, { parts, total }: DteTotals): boolean => {
  const { exempt, net, vat } = parts
  if (element?.children.some(({ name }) => OTHER_PARTS.has(name))) return false
  return total.minor !== (net?.minor ?? 0) + (exempt?.minor ?? 0) + (vat?.minor ?? 0)
}

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
