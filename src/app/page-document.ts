import type { PageDocument } from '#infrastructure/maintenance/page-maintenance.ts'

/** The document of this page, as it was built and as the host served it. */
export const pageDocument: PageDocument = {
  isBuiltOff: import.meta.env['VITE_MAINTENANCE'] === 'on',
  has: (selector) => document.querySelector(selector) !== null,
  refetch: async () => {
    const answer = await fetch('/maintenance', { cache: 'no-store' })
    if (!answer.ok) throw new Error(`The page answered ${answer.status}`)
    return answer.text()
  },
}
