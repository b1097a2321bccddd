import type { AHost, Answer, Company } from '#test/host/server/a-host.ts'

/** The calls of the payments of a company, each with a key of its own unless one is given, for the first version of a row. */
export const paymentCalls = (of: () => { readonly host: AHost; readonly mine: Company }) => ({
  path: (rest: string): string => `/api/payment/business/${of().mine.businessId}/${rest}`,
  ask: (call: string, body?: unknown, key: string = crypto.randomUUID(), version = 1): Promise<Answer> =>
    of().host.request(call, {
      token: of().mine.token,
      ...(body === undefined ? {} : { body }),
      headers: { 'idempotency-key': key, 'if-match': `"${version}"` },
    }),
})
