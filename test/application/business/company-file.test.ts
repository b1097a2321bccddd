import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filePartsOf, fileStateOf } from '#application/business/company-file.ts'
import { country } from '#domain/testing/kernel.ts'

describe('the parts of a company file', () => {
  it('include documents in Mexico only, which requires them', () => {
    expect(filePartsOf('CL')).toEqual(['profile', 'representatives', 'account', 'credential'])
    expect(filePartsOf('MX')).toEqual(['profile', 'representatives', 'documents', 'account', 'credential'])
  })

  it('are complete unless their task is pending', () => {
    const state = fileStateOf('CL', [{ id: 'account' }, { id: 'order-documents-7' }])
    expect(state.filter(({ isComplete }) => !isComplete)).toEqual([{ part: 'account', isComplete: false }])
  })

  it('are all listed once, and incomplete exactly where a task has their id', () => {
    fc.assert(
      fc.property(
        country,
        fc.array(fc.constantFrom<string>('profile', 'documents', 'credential', 'other')),
        (of, ids) => {
          const state = fileStateOf(
            of,
            ids.map((id) => ({ id })),
          )
          expect(state.map(({ part }) => part)).toEqual(filePartsOf(of))
          for (const { part, isComplete } of state) expect(isComplete).toBe(!ids.includes(part))
        },
      ),
    )
  })
})
