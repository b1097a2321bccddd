import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BankId } from '#domain/banking/bank.ts'
import { type AccountKeeper, type KnownAccount, sharedWith } from '#domain/banking/shared-account.ts'
import { country } from '#domain/testing/kernel.ts'

const ESTADO = { id: '1012' as BankId, name: 'BancoEstado', code: '012' }
const CHILE = { id: '1001' as BankId, name: 'Banco de Chile', code: '001' }
const [PROVIDER, COMPANY]: ReadonlyArray<AccountKeeper> = [{ _tag: 'Provider' }, { _tag: 'Company' }]
const supplier = (name: string): AccountKeeper => ({ _tag: 'Supplier', name })
const CLABE = '002180000118359710'

const known = (keeper: AccountKeeper = supplier('Uno SpA'), number = '628119', bank = ESTADO): KnownAccount => ({
  bank,
  number,
  keeper,
})

describe('sharedWith', () => {
  it('names the other supplier with the same bank and number, zeros before it or not', () => {
    const shared = (number: string, bankId = ESTADO.id) => sharedWith([known()], { bankId, number }, 'CL')
    expect([shared('628119'), shared('000628119')]).toEqual([supplier('Uno SpA'), supplier('Uno SpA')])
    expect([shared('628118'), shared('628119', CHILE.id)]).toEqual([undefined, undefined])
  })

  it('compares a CLABE whatever bank was selected, because it names its bank', () => {
    const shared = sharedWith([known(COMPANY, CLABE)], { bankId: CHILE.id, number: CLABE }, 'MX')
    expect(shared).toEqual(COMPANY)
  })

  it('names the financier before the company, and both before a supplier', () => {
    const [one, two, three] = [known(), known(COMPANY), known(PROVIDER)]
    const shared = (all: ReadonlyArray<KnownAccount>) => sharedWith(all, { bankId: ESTADO.id, number: '628119' }, 'CL')
    expect([shared([one, two, three]), shared([one, two]), shared([one])]).toEqual([
      PROVIDER,
      COMPANY,
      supplier('Uno SpA'),
    ])
  })

  it('finds one exactly where some known account is the same, in whatever order they are', () => {
    const keeper = fc.constantFrom<AccountKeeper>({ _tag: 'Provider' }, { _tag: 'Company' }, supplier('Uno SpA'))
    const digits = fc.constantFrom('1', '01', '2', '0020')
    const one = fc.record({ keeper, number: digits, bank: fc.constantFrom(ESTADO, CHILE) })
    fc.assert(
      fc.property(fc.array(one), one, country, (all, saved, of) => {
        const account = { bankId: saved.bank.id, number: saved.number }
        const isSame = (other: KnownAccount): boolean =>
          Number(other.number) === Number(saved.number) && (of === 'MX' || other.bank === saved.bank)
        const found = sharedWith(all, account, of)
        expect(found !== undefined).toBe(all.some(isSame))
        expect(sharedWith(all.toReversed(), account, of)).toEqual(found)
      }),
    )
  })
})
