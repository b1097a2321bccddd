import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { median, ms, printed, type Figure } from '../support/figure.ts'
import { openSlowPage, untilNextFrame } from './slow-page.ts'

type StorageState = NonNullable<BrowserContextOptions['storageState']>

const RUNS = 7

interface LongList {
  readonly what: string
  readonly path: string
  /** The button that opens the dialog with the list. */
  readonly button: string
  readonly field: string
}

const LISTS: ReadonlyArray<LongList> = [
  { what: 'banks', path: '/user/profile/bankaccounts', button: 'Agregar cuenta nueva', field: 'Banco' },
  { what: 'the countries of the world', path: '/user/profile/legal', button: 'Agregar', field: 'Nacionalidad' },
]

/** Opening the longest lists of the forms with a CPU slowed down four times. */
export const benchLists = async (
  browser: Browser,
  address: string,
  storageState: StorageState,
): Promise<ReadonlyArray<Figure>> => {
  const { close, page } = await openSlowPage(browser, { storageState }, false)
  const figures: Array<Figure> = []
  for (const { button, field, path, what } of LISTS) {
    await page.goto(address + path)
    await page.getByRole('button', { name: button }).first().click()
    figures.push(printed(`opening the list of ${what}, to the next frame`, ms(await opening(page, field))))
  }
  await close()
  return figures
}

const opening = async (page: Page, label: string): Promise<number> => {
  const field = page.getByRole('dialog').getByRole('combobox', { name: label })
  const list = page.getByRole('listbox')
  const name = await field.getAttribute('name')
  const times: Array<number> = []
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await untilNextFrame(page, `document.querySelector('dialog [name="${name}"]').click()`))
    await list.waitFor()
    await field.press('Escape')
    await list.waitFor({ state: 'detached' })
  }
  return median(times)
}
