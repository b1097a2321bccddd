import type { Locator, Page } from '@playwright/test'
import { beginAfresh, expect, show, test } from './support/test.ts'
import { NOW_MS, type Scenario } from './page/scenario.ts'
import { PHONE } from './support/viewports.ts'

const OPERATOR = 'Olga Soto'
const LONGEST = 'María Fernanda de los Ángeles Echeverría-Undurraga '.repeat(2).trim().slice(0, 100)
const MINUTE_MS = 60_000

const at = (path: string, operator: string): Scenario => ({
  path,
  operator,
  country: 'CL',
  state: 'full',
  visitor: 'company',
  credential: 'missing',
})
const banner = (page: Page, operator: string) =>
  page.getByText(`Estás viendo como Aserradero Río Claro SpA (${operator})`)
const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect())

beginAfresh()

test('an operator may not give the key or the certificate of the company, and is told so', async ({ tab }) => {
  const { page } = tab
  const forbidden = page.getByText('No disponible mientras ves como la empresa: solo su usuario puede hacerlo.')
  await show(tab, at('/finance/directo', OPERATOR))
  await expect(banner(page, OPERATOR)).toBeVisible()
  await expect(forbidden).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ingresar credenciales' })).toHaveCount(0)
  await show(tab, at('/user/profile/sii', OPERATOR))
  await expect(forbidden, 'for the key and for the certificate').toHaveCount(2)
  await expect(page.getByRole('button', { name: /^(Ingresa|Registrar)/ })).toHaveCount(0)
})

test('an operator is named in full on a phone, above the bar of the product', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize(PHONE)
  await show(tab, at('/orders', LONGEST))
  const name = banner(page, LONGEST)
  await expect(name).toBeVisible()
  expect(await name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  const frame = await boxOf(page.getByRole('region', { name: 'Sesión de operador' }))
  expect((await boxOf(name)).bottom).toBeLessThan(frame.bottom)
  expect((await boxOf(page.getByRole('banner'))).top).toBe(frame.bottom)
})

test('an operator has half an hour, which is counted down', async ({ tab }) => {
  const { page } = tab
  const timer = page.getByRole('timer')
  await show(tab, at('/orders', OPERATOR))
  await expect(timer).toContainText('Quedan 30:00')
  try {
    await page.clock.setFixedTime(NOW_MS + 25 * MINUTE_MS)
    await expect(timer).toContainText('Quedan 5:00')
    await page.clock.setFixedTime(NOW_MS + 30 * MINUTE_MS)
    await expect(page.getByText(/Tu sesión expiró/)).toBeVisible()
  } finally {
    await page.clock.setFixedTime(NOW_MS)
  }
})
