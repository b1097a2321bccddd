import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FAULTS } from '#test/planted/faults.ts'

const timesIn = (file: string, text: string): number => readFileSync(file, 'utf8').split(text).length - 1

describe('the planted faults', () => {
  it('have names of their own', () => {
    expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length)
  })

  it('change a text that is once in its file', () => {
    const unclear = FAULTS.filter(({ file, find, replace }) => timesIn(file, find) !== 1 || find === replace)
    expect(unclear.map(({ id }) => id)).toEqual([])
  })

  it('are caught by a test in a file that exists', () => {
    expect(FAULTS.filter(({ caughtBy }) => !existsSync(caughtBy.file)).map(({ id }) => id)).toEqual([])
  })
})
