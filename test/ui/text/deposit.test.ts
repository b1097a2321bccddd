import { describe, expect, it } from 'vitest'
import type { BankAccountId } from '#domain/banking/bank-account.ts'
import type { OrderDeposit, ShownAccount } from '#domain/orders/transfer-obstacles.ts'
import { depositText, obstacleText } from '#ui/text/deposit.ts'

const ONE: ShownAccount = { id: '7' as BankAccountId, version: 1, bank: 'BancoEstado', lastDigits: '1904' }
const OTHER: ShownAccount = { ...ONE, bank: 'Banco BICE', lastDigits: '7702' }

describe('the task about the account of an order', () => {
  it.each<[OrderDeposit, string | undefined]>([
    [
      { state: 'MISSING', account: undefined, replacement: undefined },
      'Falta tu cuenta bancaria: la necesitamos para transferirte.',
    ],
    [{ state: 'EXPECTED', account: ONE, replacement: undefined }, undefined],
    [
      { state: 'CHANGED', account: ONE, replacement: OTHER },
      'Confirma dónde depositamos: aprobamos la operación con BancoEstado ···1904 y ahora tu cuenta es Banco BICE ···7702.',
    ],
  ])('is of its state: %j', (deposit, sentence) => {
    expect(depositText.task(deposit)).toBe(sentence)
  })
})

describe('what is missing before a transfer', () => {
  it('has the documents of the company only where they are required', () => {
    expect(obstacleText.representative('CL')).toBe('Falta tu representante legal: lo necesitamos para transferirte.')
    expect(obstacleText.representative('MX')).toContain('sus documentos y los de tu empresa')
  })
})
