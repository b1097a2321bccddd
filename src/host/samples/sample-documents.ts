import { createHash, randomUUID } from 'node:crypto'
import type { DocumentOwner } from '#domain/documents/document.ts'
import type { DocumentKind } from '#domain/documents/required-documents.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { documentRecords, textPdf } from '../documents/index.ts'
import { identityStore } from '../identity/index.ts'
import type { Business } from '../kernel/caller.ts'
import { stakeholdersOf } from '../legal/index.ts'
import type { SampleAccount } from './sample-logins.ts'
import type { SampleServices } from './sample-services.ts'

type Services = Pick<SampleServices, 'clock' | 'database' | 'documents'>

/** Uploads documents of the sample companies and their representatives in several states, where there were no uploads. */
export const addSampleDocuments = async (services: Services, logins: ReadonlyArray<SampleAccount>): Promise<void> => {
  for (const { company } of logins) {
    const business = (await identityStore.accountOf(services.database, company.email))?.business
    if (business === undefined) continue
    await addTo(services, business, { type: 'business', id: business.id }, OF_BUSINESS)
    const stakeholders = await stakeholdersOf(services.database, business.id)
    for (const { id } of stakeholders)
      await addTo(
        services,
        business,
        { type: 'stakeholder', id },
        stakeholders.length > 1 && id === stakeholders.at(-1)?.id ? INCOMPLETE : COMPLETE,
      )
  }
}

type SampleState = 'approved' | { readonly rejection: string }
type States = Partial<Readonly<Record<DocumentKind, SampleState>>>

/** The orders of the samples were transferred: the company and its first representative have all. */
const OF_BUSINESS: States = { DEED: 'approved', ADDRESS_PROOF: 'approved', TAX_STATUS: 'approved' }
const COMPLETE: States = { IDENTIFICATION: 'approved', ADDRESS_PROOF: 'approved' }
/** The documents of the last representative. */
const INCOMPLETE: States = {
  IDENTIFICATION: 'approved',
  ADDRESS_PROOF: { rejection: 'El recibo tiene más de 3 meses. Sube uno más reciente.' },
}

/** The documents of an order that was transferred: signed and approved, where the country requires any. */
export const signSampleOrder = (services: Services, business: Business, orderId: OrderId): Promise<void> =>
  addTo(services, business, { type: 'order', id: orderId }, { CONTRACT: 'approved' })

const addTo = async (
  { clock, database, documents }: Services,
  business: Business,
  owner: DocumentOwner,
  states: States,
): Promise<void> => {
  await database.transaction((tx) => documentRecords.createDocumentSet(tx, business, owner))
  if ((await documentRecords.filesOf(database, owner)) > 0) return
  for (const { id, kind, title } of await documentRecords.documentsOf(database, owner)) {
    const state = states[kind]
    if (state === undefined) continue
    const bytes = textPdf([title, business.identifier, 'Documento de ejemplo'])
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file = { key: randomUUID(), name: `${title}.pdf`, kind: 'pdf', size: bytes.length, sha256 } as const
    await documents.write(file.key, bytes)
    await database.transaction(async (tx) => {
      await documentRecords.setSigned(tx, id, file, new Date(clock.now()))
      if (state === 'approved') await documentRecords.setApproved(tx, id, undefined)
      else await documentRecords.setRejected(tx, id, state.rejection)
    })
  }
}
