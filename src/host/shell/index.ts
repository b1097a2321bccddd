/** The frame of the client: tasks, badges and notices of a company, and the digest by mail. */
export type { CompanyNews, DigestSources } from './digest-news.ts'
export type { FindingSources } from './findings.ts'
export { registerMutePage } from './mute-page.ts'
export { sendDigests } from './send-digests.ts'
export type { OrdersToConfirm } from './tasks.ts'
