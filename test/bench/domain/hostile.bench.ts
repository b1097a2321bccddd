import { hostileTexts } from '#test/support/hostile-texts.ts'
import { type TextRule, textRules } from '#test/support/text-rules.ts'
import { ceiling, median, ms, type Figure } from '../support/figure.ts'
import { timed } from '../support/race.ts'

const LENGTH = 50_000

/** Each rule that reads text against each text of 50,000 characters: the slowest pair of a module is its figure. */
export const benchHostileTexts = (): ReadonlyArray<Figure> => {
  const texts = hostileTexts(LENGTH)
  return Object.entries(textRules).map(([name, rules]) => {
    const slowest = Math.max(...rules.flatMap((rule) => texts.map((text) => answerTime(rule, text))))
    return ceiling(`${name}: ${texts.length} hostile texts, the slowest`, slowest / 1e6, 5, ms)
  })
}

/** Of three times, so that a pause of the machine is not taken for the rule's. */
const answerTime = (rule: TextRule, text: string): number => median([0, 1, 2].map(() => timed(() => rule(text))))
