import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly nodes: ReadonlyArray<{ readonly target: ReadonlyArray<string>; readonly failureSummary: string }>
}

/** The library that is put into the page. */
declare const axe: {
  run(context: object, options: object): Promise<{ readonly violations: ReadonlyArray<Violation> }>
}

/** Barriers that keep some people from using the screen, as far as a program can tell. */
export const violations = (page: Page): Promise<ReadonlyArray<string>> => found(page, {})

/** The barriers in its colours, which may differ from look to look. */
export const colourViolations = (page: Page): Promise<ReadonlyArray<string>> =>
  found(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } })

/** With more contrast, and with the colours of the system, which the page does not choose. */
export const highContrastViolations = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.emulateMedia({ contrast: 'more' })
  const contrast = await colourViolations(page)
  await page.emulateMedia({ contrast: null, forcedColors: 'active' })
  const forced = await found(page, { rules: { 'color-contrast': { enabled: false } } })
  await page.emulateMedia({ forcedColors: null })
  return [...contrast.map((violation) => `contrast: ${violation}`), ...forced.map((each) => `forced colours: ${each}`)]
}

/**
 * A card and the table in it are regions of one name, and Fluent draws what explains a control outside of the landmarks. Neither keeps
 * anybody from using a screen.
 */
const NOT_COUNTED: ReadonlySet<string> = new Set(['landmark-unique', 'region'])

const found = async (page: Page, options: object): Promise<ReadonlyArray<string>> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const result = await page.evaluate(measure, { ...options, resultTypes: ['violations'] })
  if (result === undefined) return found(page, options)
  return result
    .filter(({ id }) => !NOT_COUNTED.has(id))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
}

/** Runs in the page. Undefined if a live event made something load again meanwhile. */
const measure = async (options: object): Promise<ReadonlyArray<Violation> | undefined> => {
  /* Finishes what fades or moves in, since axe would measure the colours in between. Longer animations stay: spinners, and the time of a toast. */
  for (let calm = 0; calm < 3; calm += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const changes = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState !== 'finished' && Number(effect?.getComputedTiming().endTime) <= 1_000,
      )
    for (const change of changes) change.finish()
    if (changes.length > 0) calm = 0
  }
  let reloaded = false
  const observer = new MutationObserver(() => {
    reloaded = true
  })
  observer.observe(document, { subtree: true, attributeFilter: ['aria-busy'] })
  /* Fluent's menus catch the focus at their ends with dummies and pass it on at once; rows fade while they are loaded again. */
  const { violations: all } = await axe.run({ exclude: [['[data-tabster-dummy]'], ['[aria-busy=true]']] }, options)
  observer.disconnect()
  return reloaded ? undefined : all
}
