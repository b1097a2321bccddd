import * as E from 'fp-ts/Either'
import type { Money } from '#domain/kernel/money.ts'
import { readOptionalDate, readPesos } from './dte-values.ts'
import type { DteFacts } from './tax-document.ts'
import type { Writable } from './writable.ts'
import type { XmlElement } from './xml-tree.ts'

/** Adds what the `IdDoc` of a document says was paid of it when it was issued. A faulty field is left out. */
export const addPaidAtIssue = (facts: Writable<DteFacts>, id: XmlElement | undefined): void => {
  const cancelledOn = readOptionalDate(id, 'FchCancel')
  const [amountCancelled, balance] = [pesosIn(id, 'MntCancel'), pesosIn(id, 'SaldoInsol')]
  if (E.isRight(cancelledOn) && cancelledOn.right !== undefined) facts.cancelledOn = cancelledOn.right
  if (amountCancelled !== undefined) facts.amountCancelled = amountCancelled
  if (balance !== undefined) facts.balance = balance
}

const pesosIn = (id: XmlElement | undefined, name: string): Money<'CLP'> | undefined => {
  const amount = readPesos(id, name)
  return E.isRight(amount) ? amount.right : undefined
}
