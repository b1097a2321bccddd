import { hostileTexts } from '#domain/testing/hostile.ts'
import { type TextRule, textRules } from '#test/support/text-rules.ts'
import { atMost, ms, ratio, type Figure } from '../support/figure.ts'
import { timed } from '../support/race.ts'

const LENGTH = 50_000

/** How often a rule may read a text, in the time of one reading: a pattern that goes back for every character reads it 50,000 times. */
const READINGS = atMost(60)

/** Each rule that parses text on each text of 50,000 characters; the slowest pair of a module is its figure. */
export const benchHostileTexts = (): ReadonlyArray<Figure> => {
  const texts = hostileTexts(LENGTH)
  const once = Math.max(...texts.map((text) => answerTime(countLetters, text)))
  return Object.entries(textRules).map(([name, rules]) => {
    const slowest = Math.max(...rules.flatMap((rule) => texts.map((text) => answerTime(rule, text))))
    return ratio(
      `${name}: ${texts.length} hostile texts, the slowest, beside one reading`,
      [slowest],
      [once],
      READINGS,
      (ns) => ms(ns / 1e6),
    )
  })
}

/** The best of five, because a pause of the machine affects one run and a slow pattern all. */
const answerTime = (rule: TextRule, text: string): number =>
  Math.min(...[1, 2, 3, 4, 5].map(() => timed(() => rule(text))))

const countLetters = (text: string): number => {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) if (/\p{L}/u.test(text.charAt(at))) letters += 1
  return letters
}
