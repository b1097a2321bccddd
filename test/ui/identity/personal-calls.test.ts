import { describe, expect, it } from 'vitest'
import { endpoints } from '#wire/endpoints.ts'

describe('an action denied to operators', () => {
  it('is disabled with an explanation', () => {
    const personal = Object.entries(endpoints).flatMap(([name, { deniedToOperators: personal }]) =>
      personal ? [name] : [],
    )
    expect(personal.toSorted()).toEqual([
      'approvalDecide', // the host says that an operator may decide nothing, and the page shows no button
      'approvalPolicySave', // its button asks `usePersonalRejection`
      'bankAccountMakeDefault', // the list of accounts asks `usePersonalRejection`
      'debtAuthorisationLink', // the card asks `usePersonalRejection`
      'invitationAccept', // an operator has no invitation of the own address
      'invitationDelete', // the team shows its buttons to members only, and says so at "Invitar"
      'invite',
      'leave',
      'memberChange',
      'memberRemove',
      'openSessions', // the card with both is not shown to operators
      'orderDepositConfirm', // its button is replaced by the sentence of `usePersonalRejection`
      'otherSessionsEnd',
      'ownership',
      'passwordChange', // its button is not shown to operators
      'pfxUpload', // the button is replaced by the sentence of `usePersonalRejection`
      'refresh', // the session of an operator is not renewed, and its end is on view
      'supplierAccountMakeDefault', // as of the own accounts
      'taxLink', // both of its buttons ask `usePersonalRejection`
    ])
  })
})
