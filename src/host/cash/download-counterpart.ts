import * as E from 'fp-ts/Either'
import type { HandlerResult } from '../http/call.ts'
import { dataUrlOf } from '../kernel/data-url.ts'
import { WORKER_ERRORS } from '../workers/worker-errors.ts'
import { counterpartText } from './counterpart-text.ts'
import { counterpartOf } from './counterpart.ts'
import type { CashWorkers } from './tasks.ts'

type Given = Parameters<typeof counterpartOf>

/** The statement as a PDF in a data URL, written in a worker thread. */
export const downloadCounterpart = async (
  services: Given[0] & { readonly workers: CashWorkers },
  business: Given[1],
  days: Given[2],
  read: Given[3],
): HandlerResult<{ readonly name: string; readonly file: string }> => {
  const { country, id, identifier, name } = business
  const found = await counterpartOf(services, business, days, read)
  if (E.isLeft(found)) return found
  const counterpart = found.right
  const document = { country, company: { name, identifier }, counterpart, createdOn: services.clock.today(country) }
  const written = await services.workers.ask('counterpartPdf', document, { owner: id, limitMs: WRITING_MS })
  return E.isLeft(written)
    ? E.left(WORKER_ERRORS[written.left])
    : E.right({
        name: counterpartText.fileName(counterpart.name, counterpart.to, country),
        file: dataUrlOf('pdf', written.right),
      })
}

const WRITING_MS = 20_000
