import { describe, expect, it } from 'vitest'
import type { Failure } from '#application/shared/failure.ts'
import { describeFailure } from '#ui/text/describe-failure.ts'
import { ERROR_SENTENCES } from '#ui/text/error-sentences.ts'
import { ERROR_STATUS } from '#wire/error-codes.ts'

const rejected = (code: string) =>
  ({ _tag: 'Rejected', code, requestId: 'r-1', retryAfterSeconds: undefined }) as const satisfies Failure

describe('describeFailure', () => {
  it('has a separate sentence for every code of the catalogue, and none for other codes', () => {
    expect(Object.keys(ERROR_SENTENCES).sort()).toEqual(Object.keys(ERROR_STATUS).sort())
  })

  it('states what happened and what to do, with the code apart', () => {
    const { sentence, code, reference } = describeFailure(rejected('ERROR_INVOICE_DATE_PAST'))
    expect(sentence).toBe('Una fecha de pago ya pasó. Elige una fecha desde hoy en adelante.')
    expect(code).toBe('ERROR_INVOICE_DATE_PAST')
    expect(reference).toBe('r-1')
  })

  it('describes an unknown code as the unknown error, and retains the code', () => {
    expect(describeFailure(rejected('ERROR_FROM_THE_FUTURE'))).toMatchObject({
      sentence: ERROR_SENTENCES['ERROR_UNKNOWN_ERROR'],
      code: 'ERROR_FROM_THE_FUTURE',
    })
  })

  it.each(['ERROR_AUTH_INVALID_CREDENTIALS', 'ERROR_USER_WRONG_PASSWORD', 'ERROR_TAX_CREDENTIAL_INVALID'])(
    'has no small print for %s, which the user corrects',
    (code) => {
      expect(describeFailure(rejected(code))).toMatchObject({ code: undefined, reference: undefined })
    },
  )

  it('names the payroll that already has an invoice', () => {
    const scheduled = { folio: '4711', payroll: 'Facturas del 05 de septiembre' }
    expect(describeFailure({ ...rejected('ERROR_PAYABLE_MOVED'), scheduled }).sentence).toBe(
      'La factura 4711 ya está en la lista «Facturas del 05 de septiembre».',
    )
  })

  it.each<Failure>([
    { _tag: 'Unreachable' },
    { _tag: 'TimedOut' },
    { _tag: 'Unauthorized' },
    { _tag: 'Undecodable', at: ['data/0'] },
  ])('never shows a code alone for $_tag', (failure) => {
    const { sentence, code } = describeFailure(failure)
    expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
    expect(sentence).not.toContain(code)
  })
})
