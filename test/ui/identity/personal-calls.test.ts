import { describe, expect, it } from 'vitest'
import { endpoints } from '#wire/endpoints.ts'

describe('an action denied to operators', () => {
  it('is disabled with an explanation', () => {
    const personal = Object.entries(endpoints).flatMap(([name, { deniedToOperators: personal }]) =>
      personal ? [name] : [],
    )
    expect(personal.toSorted()).toEqual([
      'bankAccountMakeDefault', // the list of accounts asks `usePersonalRejection`
      'debtAuthorisationLink', // the card asks `usePersonalRejection`
      'openSessions', // the card with both is not shown to operators
      'orderDepositConfirm', // its button is replaced by the sentence of `usePersonalRejection`
      'otherSessionsEnd',
      'passwordChange', // its button is not shown to operators
      'pfxUpload', // the button is replaced by the sentence of `usePersonalRejection`
      'refresh', // the session of an operator is not renewed, and its end is on view
      'supplierAccountMakeDefault', // as of the own accounts
      'taxLink', // both of its buttons ask `usePersonalRejection`
    ])
  })
})
