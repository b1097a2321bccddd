import { hostileTexts } from '#domain/testing/hostile.ts'
import { type TextRule, textRules } from '#test/support/text-rules.ts'
import { ceiling, ms, type Figure } from '../support/figure.ts'
import { timed } from '../support/race.ts'

const LENGTH = 50_000

/** Each rule that parses text on each text of 50,000 characters; the slowest pair of a module is its figure. */
export const benchHostileTexts = (): ReadonlyArray<Figure> => {
  const texts = hostileTexts(LENGTH)
  return Object.entries(textRules).map(([name, rules]) => {
    const slowest = Math.max(...rules.flatMap((rule) => texts.map((text) => answerTime(rule, text))))
    return ceiling(`${name}: ${texts.length} hostile texts, the slowest`, slowest / 1e6, 5, ms)
  })
}

/** The best of five, because a pause of the machine affects one run and a slow pattern all. */
const answerTime = (rule: TextRule, text: string): number =>
  Math.min(...[1, 2, 3, 4, 5].map(() => timed(() => rule(text))))
