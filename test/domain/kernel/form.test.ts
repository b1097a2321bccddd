import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { type Form, validateForm, oneOf, optionalText, requiredText } from '#domain/kernel/form.ts'

describe('requiredText', () => {
  it('distinguishes empty, blank and too long texts, and counts user-perceived characters (Unicode, UAX 29: an emoji is one)', () => {
    expect(requiredText('')).toEqual(E.left({ _tag: 'TextEmpty' }))
    expect(requiredText(' \t')).toEqual(E.left({ _tag: 'TextBlank' }))
    expect(requiredText(' Ana ', 3)).toEqual(E.right('Ana'))
    expect(requiredText('Anas', 3)).toEqual(E.left({ _tag: 'TextTooLong', maximum: 3 }))
    expect(requiredText('🔒🔒🔒', 3)).toEqual(E.right('🔒🔒🔒'))
    expect(requiredText('a'.repeat(250))).toEqual(E.right('a'.repeat(250)))
    expect(requiredText('a'.repeat(251))).toEqual(E.left({ _tag: 'TextTooLong', maximum: 250 }))
  })

  it('is valid without text where the field is optional', () => {
    expect(['', ' \t'].map((text) => optionalText(text))).toEqual([E.right(undefined), E.right(undefined)])
  })

  it('accepts its own output, and equals optionalText for non-empty text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), fc.nat({ max: 12 }), (text, maximum) => {
        const read = requiredText(text, maximum)
        if (E.isRight(read)) expect(requiredText(read.right, maximum)).toEqual(read)
        expect(optionalText(text, maximum)).toEqual(text.trim() === '' ? E.right(undefined) : read)
      }),
    )
  })
})

describe('oneOf', () => {
  it('accepts the given options only', () => {
    expect(oneOf(['a', 'b'])('b')).toEqual(E.right('b'))
    expect(oneOf(['a', 'b'])('')).toEqual(E.left({ _tag: 'ChoiceMissing' }))
    expect(oneOf(['a', 'b'])('c')).toEqual(E.left({ _tag: 'ChoiceUnknown' }))
    expect(oneOf(['a', ''])('')).toEqual(E.right(''))
  })
})

describe('validateForm', () => {
  interface Pair {
    readonly b: number
    readonly a: number
  }
  const form: Form<Pair, string, Pair> = {
    b: ({ b }) => (b < 0 ? E.left('negative b') : E.right(b)),
    a: ({ a }) => (a < 0 ? E.left('negative a') : E.right(a)),
  }

  it('returns the value or every problem in form order', () => {
    fc.assert(
      fc.property(fc.record({ b: fc.integer(), a: fc.integer() }), (draft) => {
        const problems = [
          ...(draft.b < 0 ? [{ field: 'b', error: 'negative b' }] : []),
          ...(draft.a < 0 ? [{ field: 'a', error: 'negative a' }] : []),
        ]
        expect(validateForm(form, draft)).toEqual(problems.length === 0 ? E.right(draft) : E.left(problems))
      }),
    )
  })
})
