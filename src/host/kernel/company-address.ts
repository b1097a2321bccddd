import type { BusinessId } from '#domain/kernel/id.ts'

/** The address of a page for a mail, which opens it in the company. `site` is the public origin of the host. */
export const companyAddress = (site: string, path: string, businessId: BusinessId): string =>
  `${site}${path}${path.includes('?') ? '&' : '?'}c=${businessId}`
