import { expect, type Page } from '@playwright/test'

/** Resolves with the focus on what has that accessible name. */
export const tabTo = (page: Page, wanted: string | RegExp): Promise<void> => goTo(page, 'Tab', wanted)

export const shiftTabTo = (page: Page, wanted: string | RegExp): Promise<void> => goTo(page, 'Shift+Tab', wanted)

export const expectFocusOn = (page: Page, wanted: string | RegExp): Promise<unknown> =>
  expect
    .poll(async () => (await focused(page)).name)
    .toEqual(typeof wanted === 'string' ? wanted : expect.stringMatching(wanted))

/** The focused part of a table. */
interface RowStop {
  /** Undefined outside of rows, also where the page lost the focus. */
  readonly row: number | undefined
  readonly name: string
}

/** Presses the key as quickly as the browser takes it; where the focus was after each press. */
export const pressQuickly = async (
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  times: number,
): Promise<ReadonlyArray<RowStop>> => {
  const stops = await page.evaluateHandle(() => {
    const seen: RowStop[] = []
    const see = ({ key: pressed }: KeyboardEvent): void => {
      if (pressed !== 'Tab') return
      const control = document.activeElement
      const row = control?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex') ?? undefined
      seen.push({ row: row === undefined ? undefined : Number(row), name: control?.getAttribute('aria-label') ?? '' })
    }
    addEventListener('keyup', see, true)
    return seen
  })
  for (let press = 0; press < times; press += 1) await page.keyboard.press(key)
  return stops.jsonValue()
}

const MAX_STOPS = 60

interface Stop {
  readonly name: string
  readonly isSeen: boolean
}

/** The focused element: its accessible name, and whether a person sees that it has the focus. The browser's own bar has no name. */
const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', isSeen: true }
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.innerText : undefined
    const name = element.getAttribute('aria-label') ?? label ?? element.innerText
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const around = [element, element.parentElement, element.parentElement?.parentElement]
    const isOutlined = around.some((each) => {
      if (each === null || each === undefined) return false
      const style = getComputedStyle(each)
      const after = getComputedStyle(each, '::after')
      return (
        (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
        style.boxShadow !== 'none' ||
        (after.content !== 'none' && parseFloat(after.borderBottomWidth) > 0)
      )
    })
    const box = element.getBoundingClientRect()
    const isInView = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
    return {
      name: name.trim(),
      isSeen: isInView && (isOutlined || (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'),
    }
  })

const isNamed = ({ name }: Stop, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name)

/** Goes on until it is there. Every stop on the way can be seen. */
const goTo = async (page: Page, key: 'Tab' | 'Shift+Tab', wanted: string | RegExp): Promise<void> => {
  const passed: string[] = []
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key)
    const stop = await focused(page)
    passed.push(stop.name)
    expect(stop, `focus is seen on ${stop.name}`).toMatchObject({ isSeen: true })
    if (isNamed(stop, wanted)) return
  }
  throw new Error(`${String(wanted)} is not among ${passed.join(' | ')}`)
}
