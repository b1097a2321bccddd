import type { LocalAccountNumber } from '#domain/banking/account-number.ts'
import type { BankId } from '#domain/banking/bank.ts'
import { checkDigit, type Clabe } from '#domain/banking/clabe.ts'
import type { Email } from '#domain/identity/email.ts'
import type { Country } from '#domain/kernel/country.ts'
import { accountsOf, type AccountValues, insertAccount } from '../banking/index.ts'
import { identityStore } from '../identity/index.ts'
import type { SampleAccount } from './sample-logins.ts'
import type { SampleServices } from './sample-services.ts'

/** Adds bank accounts to the sample companies that have none. */
export const addSampleAccounts = async (
  { clock, database }: Pick<SampleServices, 'clock' | 'database'>,
  logins: ReadonlyArray<SampleAccount>,
): Promise<void> => {
  for (const { company } of logins) {
    const business = (await identityStore.accountOf(database, company.email))?.business
    if (business === undefined || (await accountsOf(database, { business })).length > 0) continue
    await database.transaction(async (tx) => {
      for (const { account, ...flags } of SAMPLES[company.country])
        await insertAccount(
          tx,
          { business },
          { ...account, email: company.email as Email },
          flags,
          new Date(clock.now()),
        )
    })
  }
}

interface SampleBankAccount {
  readonly account: Omit<AccountValues, 'email'>
  readonly isDefault: boolean
  readonly isProviderAccount: boolean
}

const clabe = (digits: string): Clabe => `${digits}${checkDigit(digits)}` as Clabe

const SAMPLES: Readonly<Record<Country, ReadonlyArray<SampleBankAccount>>> = {
  CL: [
    {
      account: {
        bankId: '1012' as BankId,
        type: 'CUENTA_CORRIENTE',
        number: '62811904' as LocalAccountNumber,
        currency: 'CLP',
        alias: 'Operaciones',
      },
      isDefault: true,
      isProviderAccount: false,
    },
    {
      account: {
        bankId: '1001' as BankId,
        type: 'CUENTA_VISTA',
        number: '00104775320' as LocalAccountNumber,
        currency: 'CLP',
      },
      isDefault: false,
      isProviderAccount: false,
    },
    {
      account: {
        bankId: '1001' as BankId,
        type: 'CUENTA_CORRIENTE',
        number: '70188432' as LocalAccountNumber,
        currency: 'CLP',
      },
      isDefault: true,
      isProviderAccount: true,
    },
  ],
  MX: [
    {
      account: {
        bankId: '4646' as BankId,
        type: 'CUENTA_CLABE',
        number: clabe('64618000451029384'),
        currency: 'MXN',
      },
      isDefault: true,
      isProviderAccount: true,
    },
    {
      account: {
        bankId: '4012' as BankId,
        type: 'CUENTA_CLABE',
        number: clabe('01218000451029384'),
        currency: 'MXN',
        alias: 'Operaciones',
      },
      isDefault: true,
      isProviderAccount: false,
    },
    {
      account: {
        bankId: '4072' as BankId,
        type: 'CUENTA_CLABE',
        number: clabe('07258000118820475'),
        currency: 'USD',
        alias: 'Exportación en dólares',
      },
      isDefault: false,
      isProviderAccount: false,
    },
  ],
}
