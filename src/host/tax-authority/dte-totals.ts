import * as E from 'fp-ts/Either'
import type { Money } from '#domain/kernel/money.ts'
import { readPesos } from './dte-values.ts'
import type { ReadErrorCode } from './tax-document.ts'
import type { XmlElement } from './xml-tree.ts'

export interface DteTotals {
  readonly total: Money<'CLP'>
  readonly net?: Money<'CLP'>
  readonly exempt?: Money<'CLP'>
  readonly vat?: Money<'CLP'>
}

/** Whole pesos. The total is the stated one. */
export const readTotals = (totals: XmlElement | undefined): E.Either<ReadErrorCode, DteTotals> => {
  const [total, net] = [readPesos(totals, 'MntTotal'), readPesos(totals, 'MntNeto')]
  const [exempt, vat] = [readPesos(totals, 'MntExe'), readPesos(totals, 'IVA')]
  if (E.isLeft(total)) return total
  if (total.right === undefined) return E.left('MISSING_FIELD')
  if (E.isLeft(net)) return net
  if (E.isLeft(exempt)) return exempt
  if (E.isLeft(vat)) return vat
  return E.right({
    total: total.right,
    ...(net.right === undefined ? {} : { net: net.right }),
    ...(exempt.right === undefined ? {} : { exempt: exempt.right }),
    ...(vat.right === undefined ? {} : { vat: vat.right }),
  })
}

/** Net, exempt and VAT add up to the total, unless it includes other taxes or commissions. */
export const totalsDisagree = (element: XmlElement | undefined, { total, net, exempt, vat }: DteTotals): boolean => {
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
