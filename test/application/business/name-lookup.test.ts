import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  advance,
  IDLE,
  isNameEditable,
  type NameLookup,
  type NameLookupEvent,
  requestedName,
} from '#application/business/name-lookup.ts'

describe('looking up the name of a business', () => {
  const typed = (identifier: string | undefined): NameLookupEvent => ({ _tag: 'Typed', identifier })
  const answered = (identifier: string, name: string): NameLookupEvent => ({
    _tag: 'Answered',
    identifier,
    known: { name, source: 'DOCUMENTS' },
  })
  const failed = (identifier: string): NameLookupEvent => ({ _tag: 'Failed', identifier })
  const run = (...events: ReadonlyArray<NameLookupEvent>): NameLookup => events.reduce(advance, IDLE)

  it('finds it, finds none, or fails, and locks the name while loading or found', () => {
    expect(run(typed('A'))).toEqual({ _tag: 'Pending', identifier: 'A' })
    expect(run(typed('A'), answered('A', ' Acme '))).toEqual({
      _tag: 'Found',
      identifier: 'A',
      name: 'Acme',
      source: 'DOCUMENTS',
    })
    expect(run(typed('A'), answered('A', ' '))).toEqual({ _tag: 'NotFound', identifier: 'A' })
    expect(run(typed('A'), failed('A'))).toEqual({ _tag: 'NotFound', identifier: 'A' })
    expect(
      [IDLE, run(typed('A')), run(typed('A'), answered('A', 'Acme')), run(typed('A'), failed('A'))].map(isNameEditable),
    ).toEqual([true, false, false, true])
  })

  it('is reset with the tax id and requests each tax id once', () => {
    expect(run(typed('A'), answered('A', 'Acme'), typed(undefined))).toEqual(IDLE)
    expect(run(typed('A'), answered('A', 'Acme'), typed('A'))).toEqual({
      _tag: 'Found',
      identifier: 'A',
      name: 'Acme',
      source: 'DOCUMENTS',
    })
    expect(requestedName(run(typed('A'), typed('B')))).toBe('B')
    expect(requestedName(run(typed('A'), failed('A')))).toBeUndefined()
    expect(run(answered('A', 'Acme'))).toEqual(IDLE)
    const found = run(typed('A'), answered('A', 'Acme'))
    expect(advance(found, answered('A', 'Another'))).toBe(found)
    expect(advance(found, failed('A'))).toBe(found)
  })

  it('shows the name of the latest tax id, in whatever order responses arrive', () => {
    const id = fc.constantFrom('A', 'B', 'C')
    const event = fc.oneof(
      fc.option(id, { nil: undefined }).map(typed),
      id.map((one) => answered(one, `Name of ${one}`)),
      id.map(failed),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const lookup = run(...events)
        const last = events.findLast(({ _tag }) => _tag === 'Typed')?.identifier
        expect(lookup._tag === 'Idle' ? undefined : lookup.identifier).toBe(last)
        if (lookup._tag === 'Found') expect(lookup.name).toBe(`Name of ${last}`)
        expect(requestedName(lookup)).toBe(lookup._tag === 'Pending' ? last : undefined)
      }),
    )
  })
})
