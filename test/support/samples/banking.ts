import type { HeldBankAccount } from '#application/banking/bank-accounts.port.ts'
import type { LocalAccountNumber } from '#domain/banking/account-number.ts'
import type { Bank, BankId } from '#domain/banking/bank.ts'
import type { Email } from '#domain/identity/email.ts'

export const SOME_BANKS: ReadonlyArray<Bank> = [
  { id: '1001' as BankId, name: 'Banco de Chile', code: '001' },
  { id: '1012' as BankId, name: 'BancoEstado', code: '012' },
]

export const aHeldAccount = (number: string, instead: Partial<HeldBankAccount> = {}): HeldBankAccount => ({
  bankId: '1012' as BankId,
  type: 'CUENTA_CORRIENTE',
  number: number as LocalAccountNumber,
  currency: 'CLP',
  email: 'pagos@empresa.cl' as Email,
  alias: undefined,
  holder: 'Aserradero Río Claro SpA',
  holderIdentifier: '77214860-7',
  ...instead,
})
