import type { TaxJobs } from '../jobs/tax-jobs.ts'
import { businessesToCheck } from '../tax-authority/sign/index.ts'
import { addSampleAccounts } from './sample-accounts.ts'
import { writeSampleArchives } from './sample-archive.ts'
import { addSampleCash } from './sample-cash.ts'
import { addSampleCertificates } from './sample-certificate.ts'
import { linkSamples, loginLines, registerSamples, signInLinksOf } from './sample-companies.ts'
import { addSampleDebts } from './sample-debts.ts'
import { addSampleDocuments } from './sample-documents.ts'
import { admitEarlyPayers } from './sample-early-payers.ts'
import { requestSamplePayrolls } from './sample-financed-payrolls.ts'
import { orderSamples } from './sample-orders.ts'
import { addSamplePayables, openSamplePayables } from './sample-payables.ts'
import type { SampleServices } from './sample-services.ts'
import { addSampleStakeholders } from './sample-stakeholders.ts'

/** Sample mode: two companies with logins, whose documents follow in the background. */
export interface SampleMode {
  /** The logins, for the terminal, each with a link to the host at `origin` that signs in once. */
  readonly lines: (origin: string) => Promise<ReadonlyArray<string>>
  /**
   * Writes missing documents, starts their import jobs, adds early payers, configures payables, and creates orders. Existing data remain.
   * False when the host stopped before the orders.
   */
  readonly finishSetup: () => Promise<boolean>
}

export const beginSampleMode = async (services: SampleServices, jobs: TaxJobs): Promise<SampleMode> => {
  const accounts = await registerSamples(services)
  await linkSamples(services, accounts)
  await addSampleAccounts(services, accounts)
  await addSampleDebts(services, accounts)
  await addSampleStakeholders(services, accounts)
  await addSampleDocuments(services, accounts)
  await openSamplePayables(services, accounts)
  return {
    lines: async (origin) => loginLines(accounts, await signInLinksOf(services, accounts, origin)),
    finishSetup: async () => {
      await addSampleCertificates(services, accounts)
      await writeSampleArchives(
        services,
        accounts.map(({ company }) => company),
      )
      await jobs.start()
      await jobs.idle()
      await addSamplePayables(services, accounts)
      await admitEarlyPayers(services.database, accounts)
      await services.signatures.idle()
      /* A host that stops early creates the orders at its next start, when the signatures are checked. */
      const isChecked = (await businessesToCheck(services.database)).length === 0
      if (isChecked) {
        await orderSamples(services, accounts)
        await requestSamplePayrolls(services, accounts)
        await addSampleCash(services, accounts)
      }
      return isChecked
    },
  }
}
