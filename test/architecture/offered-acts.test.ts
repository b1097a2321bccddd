import { COUNTRIES } from '#domain/kernel/country.ts'
import { describe, expect, it } from 'vitest'
import { offeredActs } from '#application/team/policy-text.ts'
import { approvedActsOf } from '#host/server/approved-acts.ts'
import type { HostServices } from '#host/server/services.ts'

describe('the policy on screen', () => {
  it('offers the acts that the host carries out once they are authorised, and no other', () => {
    const offered = new Set(COUNTRIES.flatMap(offeredActs))
    expect([...offered].toSorted()).toEqual(Object.keys(approvedActsOf({} as HostServices)).toSorted())
  })
})
