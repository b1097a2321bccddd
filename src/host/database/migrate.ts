import type { Database } from './database.ts'
import { identity } from './migrations/0001-identity.ts'
import { taxDocuments } from './migrations/0002-tax-documents.ts'
import { invoices } from './migrations/0003-invoices.ts'
import { orders } from './migrations/0004-orders.ts'
import { trail } from './migrations/0005-trail.ts'
import { accounts } from './migrations/0006-accounts.ts'
import { backOffice } from './migrations/0007-back-office.ts'
import { signatures } from './migrations/0009-signatures.ts'
import { ownership } from './migrations/0010-ownership.ts'
import { jobLeases } from './migrations/0011-job-leases.ts'
import { reportTicket } from './migrations/0012-report-ticket.ts'
import { importedDocuments } from './migrations/0013-imported-documents.ts'
import { importedFilePieces } from './migrations/0014-imported-file-pieces.ts'
import { bankAccounts } from './migrations/0015-bank-accounts.ts'
import { businessVersion } from './migrations/0016-business-version.ts'
import { sessionDevices } from './migrations/0017-session-devices.ts'
import { stakeholders } from './migrations/0018-stakeholders.ts'
import { colonies } from './migrations/0019-colonies.ts'
import { documents } from './migrations/0020-documents.ts'
import { stakeholderDocuments } from './migrations/0021-stakeholder-documents.ts'
import { taxCertificate } from './migrations/0022-tax-certificate.ts'
import { userVersion } from './migrations/0023-user-version.ts'
import { unusedFiles } from './migrations/0024-unused-files.ts'
import { invoiceAttachments } from './migrations/0025-invoice-attachments.ts'
import { orderStatuses } from './migrations/0026-order-statuses.ts'
import { bills } from './migrations/0027-bills.ts'
import { ledger } from './migrations/0028-ledger.ts'
import { debts } from './migrations/0029-debts.ts'
import { suppliers } from './migrations/0030-suppliers.ts'
import { payables } from './migrations/0031-payables.ts'
import { payrolls } from './migrations/0032-payrolls.ts'
import { creditLines } from './migrations/0033-credit-lines.ts'
import { vouchers } from './migrations/0034-vouchers.ts'
import { financedPayrolls } from './migrations/0035-financed-payrolls.ts'
import { distinctPayables } from './migrations/0036-distinct-payables.ts'
import { payeeConfirmations } from './migrations/0037-payee-confirmations.ts'
import { payableVersion } from './migrations/0038-payable-version.ts'
import { payableNotices } from './migrations/0039-payable-notices.ts'
import { payeeConfirmationOperators } from './migrations/0040-payee-confirmation-operators.ts'
import { taxRefreshes } from './migrations/0041-tax-refreshes.ts'
import { dueDateSource } from './migrations/0043-due-date-source.ts'
import { invoiceNotices } from './migrations/0044-invoice-notices.ts'
import { orderStatusTimes } from './migrations/0045-order-status-times.ts'
import { claimedInvoices } from './migrations/0046-claimed-invoices.ts'
import { confirmedPayments } from './migrations/0048-confirmed-payments.ts'
import { invoiceViews } from './migrations/0049-invoice-views.ts'
import { scenarios } from './migrations/0050-scenarios.ts'
import { removedScenarios } from './migrations/0051-removed-scenarios.ts'
import { paymentCorrections } from './migrations/0052-payment-corrections.ts'
import { announcements } from './migrations/0054-announcements.ts'
import { attempts } from './migrations/0055-attempts.ts'
import { retriesAndTurns } from './migrations/0056-retries-and-turns.ts'
import { jobFailures } from './migrations/0057-job-failures.ts'
import { rowSecurity } from './migrations/0058-row-security.ts'
import { businessKeys } from './migrations/0061-business-keys.ts'
import { latestTaxJobs } from './migrations/0064-latest-tax-jobs.ts'
import { queuedTaxJobs } from './migrations/0065-queued-tax-jobs.ts'
import { supplierVersion } from './migrations/0066-supplier-version.ts'
import { addedHolidays } from './migrations/0067-added-holidays.ts'
import { contactVersion } from './migrations/0068-contact-version.ts'
import { documentEffects } from './migrations/0069-document-effects.ts'
import { dueText } from './migrations/0070-due-text.ts'
import { invoiceChanges } from './migrations/0084-invoice-changes.ts'
import { readerVersion } from './migrations/0085-reader-version.ts'
import { statedTotals } from './migrations/0087-stated-totals.ts'
import { documentCopies } from './migrations/0088-document-copies.ts'
import { settlement } from './migrations/0089-settlement.ts'
import { cashOpening } from './migrations/0091-cash-opening.ts'
import { cashFixed } from './migrations/0092-cash-fixed.ts'
import { cashExpected } from './migrations/0093-cash-expected.ts'
import { userCountry } from './migrations/0094-user-country.ts'
import { sessionFamilies } from './migrations/0095-session-families.ts'
import { membershipRole } from './migrations/0096-membership-role.ts'
import { approvals } from './migrations/0097-approvals.ts'
import { invitation } from './migrations/0098-invitation.ts'
import { activityByDay } from './migrations/0099-activity-by-day.ts'
import { coolingHours } from './migrations/0100-cooling-hours.ts'
import { approvalAmount } from './migrations/0101-approval-amount.ts'
import { earlierConfirmation } from './migrations/0102-earlier-confirmation.ts'
import { digest } from './migrations/0103-digest.ts'
import { notificationCompany } from './migrations/0104-notification-company.ts'
import { authorisedMethod } from './migrations/0105-authorised-method.ts'
import { payrollMoney } from './migrations/0090-payroll-money.ts'
import { payoutChanges } from './migrations/0071-payout-changes.ts'
import { payeeConfirmationDigests } from './migrations/0072-payee-confirmation-digests.ts'
import { payrollPayees } from './migrations/0073-payroll-payees.ts'
import { depositAccounts } from './migrations/0075-deposit-accounts.ts'
import { payableCurrency } from './migrations/0082-payable-currency.ts'
import { payrollPayeeCurrency } from './migrations/0083-payroll-payee-currency.ts'

/** In order of application. A released migration is never changed: another follows it. */
const MIGRATIONS: ReadonlyArray<readonly [number, string]> = [
  [1, identity],
  [2, taxDocuments],
  [3, invoices],
  [4, orders],
  [5, trail],
  [6, accounts],
  [7, backOffice],
  [9, signatures],
  [10, ownership],
  [11, jobLeases],
  [12, reportTicket],
  [13, importedDocuments],
  [14, importedFilePieces],
  [15, bankAccounts],
  [16, businessVersion],
  [17, sessionDevices],
  [18, stakeholders],
  [19, colonies],
  [20, documents],
  [21, stakeholderDocuments],
  [22, taxCertificate],
  [23, userVersion],
  [24, unusedFiles],
  [25, invoiceAttachments],
  [26, orderStatuses],
  [27, bills],
  [28, ledger],
  [29, debts],
  [30, suppliers],
  [31, payables],
  [32, payrolls],
  [33, creditLines],
  [34, vouchers],
  [35, financedPayrolls],
  [36, distinctPayables],
  [37, payeeConfirmations],
  [38, payableVersion],
  [39, payableNotices],
  [40, payeeConfirmationOperators],
  [41, taxRefreshes],
  [43, dueDateSource],
  [44, invoiceNotices],
  [45, orderStatusTimes],
  [46, claimedInvoices],
  [48, confirmedPayments],
  [49, invoiceViews],
  [50, scenarios],
  [51, removedScenarios],
  [52, paymentCorrections],
  [54, announcements],
  [55, attempts],
  [56, retriesAndTurns],
  [57, jobFailures],
  [58, rowSecurity],
  [61, businessKeys],
  [64, latestTaxJobs],
  [65, queuedTaxJobs],
  [66, supplierVersion],
  [67, addedHolidays],
  [68, contactVersion],
  [69, documentEffects],
  [70, dueText],
  [71, payoutChanges],
  [72, payeeConfirmationDigests],
  [73, payrollPayees],
  [75, depositAccounts],
  [82, payableCurrency],
  [83, payrollPayeeCurrency],
  [84, invoiceChanges],
  [85, readerVersion],
  [87, statedTotals],
  [88, documentCopies],
  [89, settlement],
  [90, payrollMoney],
  [91, cashOpening],
  [92, cashFixed],
  [93, cashExpected],
  [94, userCountry],
  [95, sessionFamilies],
  [96, membershipRole],
  [97, approvals],
  [98, invitation],
  [99, activityByDay],
  [100, coolingHours],
  [101, approvalAmount],
  [102, earlierConfirmation],
  [103, digest],
  [104, notificationCompany],
  [105, authorisedMethod],
]

/** The number of the last migration: a database with a higher number is from a newer program. */
export const LATEST_SCHEMA = Math.max(...MIGRATIONS.map(([version]) => version))

/** The data are from a newer version of the program. */
export class NewerSchema extends Error {}

/** A migration failed; those before it were applied. */
export class MigrationFailed extends Error {
  constructor(version: number, cause: unknown) {
    super(`${version}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** The advisory lock of the process that migrates a shared database. */
export const MIGRATION_LOCK = 4300

/** Applies the missing migrations, each in one transaction. The caller holds a lock that excludes other processes. */
export const migrate = async (database: Migrated): Promise<void> => {
  await database.script(
    'create table if not exists schema_version (version integer primary key, applied_at timestamptz not null default now())',
  )
  const rows = await database.query<{ version: number }>('select version from schema_version')
  const applied = new Set(rows.map(({ version }) => version))
  const current = Math.max(0, ...applied)
  if (current > LATEST_SCHEMA) throw new NewerSchema(`schema ${current} is newer than ${LATEST_SCHEMA}`)
  for (const [version, sql] of MIGRATIONS.filter(([version]) => !applied.has(version))) {
    await apply(database, version, sql)
  }
}

type Migrated = Pick<Database, 'query' | 'script'>

const apply = async (database: Migrated, version: number, sql: string): Promise<void> => {
  try {
    await database.script(`begin; insert into schema_version (version) values (${version}); ${sql} commit;`)
  } catch (error) {
    throw new MigrationFailed(version, error)
  }
}
