import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as Curp from '#domain/tax-id/curp.ts'
import { vectorsOf } from '../shared-data.ts'

interface CurpVector {
  readonly input: string
  readonly valid: boolean
  readonly reason?: string
  readonly birthDate?: string
  readonly sex?: string
  readonly state?: string
}

const vectors = vectorsOf<CurpVector>('curp').filter(({ input }) => typeof input === 'string')

// Where the source rejects it, the project accepts an inconvenient word with a warning.
const onlyAWord = ({ reason }: CurpVector): boolean => reason === 'forbidden word'

describe('CURP vectors', () => {
  it.each(vectors.filter(({ valid }) => valid))('$input is accepted', ({ input, birthDate, sex, state }) => {
    const read = Curp.parse(input)
    if (E.isLeft(read)) return expect.unreachable(read.left._tag)
    expect([Curp.birthDateOf(read.right), Curp.sexOf(read.right), Curp.stateOf(read.right)]).toEqual([
      birthDate,
      sex,
      state,
    ])
    expect(Curp.warningsOf(read.right)).toEqual([])
  })

  it.each(vectors.filter((vector) => !vector.valid && !onlyAWord(vector)))(
    '$input is rejected ($reason)',
    ({ input }) => {
      expect(Curp.parse(input)).toMatchObject({ _tag: 'Left' })
    },
  )

  it.each(vectors.filter(onlyAWord))('$input is accepted with a warning, as decided', ({ input }) => {
    const read = Curp.parse(input)
    expect(E.map((curp: Curp.Curp) => Curp.warningsOf(curp))(read)).toEqual(E.right([{ _tag: 'CurpWordInconvenient' }]))
  })
})
