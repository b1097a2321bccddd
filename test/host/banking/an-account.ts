import type { BankAccountId } from '#domain/banking/bank-account.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'

/** A valid account as the form sends it. Mexican numbers are CLABEs. */
export const anAccount = (country: Country, number: string, instead: Readonly<Record<string, unknown>> = {}) => ({
  bankId: country === 'CL' ? 1012 : 4002,
  accountType: country === 'CL' ? 'CUENTA_CORRIENTE' : 'CUENTA_CLABE',
  accountNumber: number,
  sourceIdentifier: 'ignored',
  accountHolder: 'ignored',
  accountEmail: 'pagos@empresa.cl',
  alias: null,
  currency: country === 'CL' ? 'CLP' : 'MXN',
  ...instead,
})

/** An account of BANAMEX, Mexico City. */
export const A_CLABE = '002180000118359710'

/** Stores an account of the company. */
export const storeAccount = async (
  host: Pick<AHost, 'request'>,
  { businessId, country, token }: Company,
): Promise<BankAccountId> => {
  const number = country === 'CL' ? '123456' : A_CLABE
  const answer = await host.request(`POST /api/business/${businessId}/bankaccount`, {
    token,
    headers: { 'idempotency-key': 'first-account' },
    body: anAccount(country, number),
  })
  const { id } = answer.body as { id: number }
  return String(id) as BankAccountId
}
