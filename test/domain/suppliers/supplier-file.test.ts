import { describe, expect, it } from 'vitest'
import { repeatsEarlier, type SupplierRowDraft, validateSupplierRow } from '#domain/suppliers/supplier-file.ts'

const ACCOUNT = { bankId: '1012', type: 'CUENTA_VISTA', number: '00123456', email: 'pagos@empresa.cl', currency: '' }

const row = (over: Partial<SupplierRowDraft> = {}): SupplierRowDraft => ({
  identifier: ' 76.418.205-7 ',
  account: ACCOUNT,
  term: '30',
  ...over,
})

const valid = (draft: SupplierRowDraft) => {
  const read = validateSupplierRow('CL', draft)
  return read._tag === 'Right' ? read.right : expect.fail(JSON.stringify(read.left))
}

describe('a row of a file of suppliers', () => {
  it('has an account, a term, or both, by the rules of the forms', () => {
    expect(valid(row())).toMatchObject({
      identifier: '76.418.205-7',
      account: { bankId: '1012', currency: 'CLP', alias: undefined },
      term: 30,
    })
    expect(valid(row({ account: undefined }))).toMatchObject({ account: undefined, term: 30 })
    expect(valid(row({ term: ' ' }))).toMatchObject({ term: undefined })
  })

  it('names each of its problems', () => {
    const draft = row({ account: { ...ACCOUNT, bankId: 'Banco de la Luna', number: '=1+1', email: 'x' }, term: '400' })
    const read = validateSupplierRow('CL', draft)
    if (read._tag === 'Right') return expect.fail('valid')
    expect(read.left.map(({ field }) => field)).toEqual(['bankId', 'number', 'email', 'term'])
    expect(validateSupplierRow('CL', row({ account: undefined, term: '' }))).toMatchObject({
      left: [{ field: 'row', error: { _tag: 'RowEmpty' } }],
    })
  })

  it('checks the last digit of a CLABE', () => {
    const account = { ...ACCOUNT, bankId: '4002', type: 'CUENTA_CLABE', currency: 'MXN', number: '002180000118359710' }
    expect(validateSupplierRow('MX', row({ account }))._tag).toBe('Right')
    const wrong = validateSupplierRow('MX', row({ account: { ...account, number: '002180000118359711' } }))
    expect(wrong).toMatchObject({ left: [{ field: 'number' }] })
  })

  it('repeats an earlier one with the account of any supplier, or a term of the same one', () => {
    const first = valid(row())
    const other = { identifier: '1-9' }
    expect(repeatsEarlier(valid(row({ ...other, term: '' })), [first])).toBe(true)
    expect(repeatsEarlier(valid(row({ ...other, account: { ...ACCOUNT, number: '123456' } })), [first])).toBe(true)
    expect(repeatsEarlier(valid(row({ identifier: '76418205-7', account: undefined })), [first])).toBe(true)
    expect(repeatsEarlier(valid(row({ ...other, account: undefined })), [first])).toBe(false)
    expect(repeatsEarlier(valid(row({ account: { ...ACCOUNT, number: '999' }, term: '' })), [first])).toBe(false)
  })
})
