import { describe, expect, it } from 'vitest'
import { hostileTexts } from '#domain/testing/hostile.ts'
import { textRules } from '#test/support/text-rules.ts'
import { sourceFiles } from './source-files.ts'

/** Longer than any rule reads, and short enough to run every rule on all texts. */
const LENGTH = 2_000

/** Code that parses text can be slow or hang: patterns and Unicode normalisation. */
const READS_TEXT =
  /\/[dgimsu]*\.(?:test|exec)\(|\.(?:replace|replaceAll|split|normalize|trim)\(|\.match\(\/|\bRegExp\(|= \/\^/

/** Splits a constant text only. */
const OWN_TEXT = 'geography/chile-communes'

describe('the rules that parse text', () => {
  const texts = hostileTexts(LENGTH)

  it('are all in the list of rules with hostile texts', () => {
    const reading = sourceFiles('src/domain')
      .filter(({ path, text }) => !path.includes('/testing/') && READS_TEXT.test(text))
      .map(({ path }) => path.slice('src/domain/'.length, -'.ts'.length))
    expect(reading.length).toBeGreaterThan(15)
    expect(reading.filter((name) => textRules[name] === undefined && name !== OWN_TEXT)).toEqual([])
  })

  it('have at least thirty hostile texts, all of one length and distinct', () => {
    expect(texts.length).toBeGreaterThanOrEqual(30)
    expect(new Set(texts).size).toBe(texts.length)
    expect(new Set(texts.map((text) => text.length))).toEqual(new Set([LENGTH]))
  })

  it.each(Object.entries(textRules))('%s accepts each of them', (_, rules) => {
    for (const rule of rules) for (const text of texts) expect(() => rule(text)).not.toThrow()
  })
})
