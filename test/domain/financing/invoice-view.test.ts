import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_VIEW_NAME_LENGTH, parseViewName, viewKeyOf, withView } from '#domain/financing/invoice-view.ts'

const names = fc.string({ unit: 'grapheme', maxLength: 60 })

describe('a named view', () => {
  // Unicode, canonical decomposition: ñ is n with a tilde, which a key does not keep.
  it.each([
    ['  Atrasadas   de\tñandú ', 'Atrasadas de ñandú', 'atrasadas de nandu'],
    ['GRANDES', 'GRANDES', 'grandes'],
  ])('is named %j as %j, with the key %j', (text, name, key) => {
    expect(parseViewName(text)).toEqual(E.right(name))
    expect(viewKeyOf(name)).toBe(key)
  })

  it.each([
    ['', 'ViewNameEmpty'],
    [' \u0301 ', 'ViewNameEmpty'],
    ['x'.repeat(MAX_VIEW_NAME_LENGTH + 1), 'ViewNameTooLong'],
    ['Gran\0des', 'ViewNameUnseen'],
    ['Gran\u001bdes', 'ViewNameUnseen'],
    ['Gran\u202edes', 'ViewNameUnseen'],
    ['Gran\ud800des', 'ViewNameUnseen'],
  ])('cannot be named %j', (text, _tag) => {
    expect(parseViewName(text)).toEqual(E.left({ _tag }))
  })

  it('can have a name of the greatest length', () => {
    const longest = 'x'.repeat(MAX_VIEW_NAME_LENGTH)
    expect(parseViewName(` ${longest} `)).toEqual(E.right(longest))
  })

  it('has a name that is read again as it is', () => {
    fc.assert(
      fc.property(names, (text) => {
        const name = parseViewName(text)
        if (E.isRight(name)) expect(parseViewName(name.right)).toEqual(name)
      }),
    )
  })

  it('takes the place of one of its name, and of no other', () => {
    fc.assert(
      fc.property(fc.array(names, { maxLength: 12 }), (saved) => {
        const views = saved.map((name) => ({ name, query: [] })).reduce(withView, [])
        const keys = views.map(({ name }) => viewKeyOf(name))
        expect(keys).toEqual([...new Set(saved.map(viewKeyOf))])
        for (const [at, name] of saved.entries())
          if (!saved.slice(at + 1).some((other) => viewKeyOf(other) === viewKeyOf(name)))
            expect(views.map((view) => view.name)).toContain(name)
      }),
    )
  })
})
