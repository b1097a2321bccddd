/** The keys and certificates with which a company's documents are fetched from the tax authority. */
export { remindOfCertificates } from './certificate-reminders.ts'
export { certificateOf, saveCertificate } from './certificate-store.ts'
export { readCertificate } from './read-certificate.ts'
export { type Resealed, resealSecrets } from './reseal-secrets.ts'
export { endAllCredentials, opensCredentials, saveCredential, taxStatusOf } from './store.ts'
export type { JobEnd, SyncJobDependencies } from './sync-job.ts'
