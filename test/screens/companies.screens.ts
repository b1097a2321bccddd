import type { Scenario } from './page/scenario.ts'
import { violations } from './support/axe.ts'
import { tabTo } from './support/keyboard.ts'
import { changeAnswers, expect, show, test } from './support/test.ts'
import { LAPTOP, PHONE } from './support/viewports.ts'
import { anOwnCompany, someCompanies } from '#test/support/samples/companies.ts'
import { aBusiness } from '#test/support/samples/identity.ts'

const at = (path: string, values: Scenario['values'] = {}): Scenario => ({
  path,
  values,
  country: 'CL',
  state: 'full',
  visitor: 'company',
})

test.beforeEach(async ({ tab: { page } }) => {
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(LAPTOP)
})

test('twenty companies are listed below the name of one, searched and left by the keyboard', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders'))
  const name = page.getByRole('banner').getByRole('button', { name: 'Aserradero Río Claro SpA' })
  const list = page.getByRole('group', { name: 'Tus empresas' })
  await name.focus()
  await page.keyboard.press('Enter')
  await expect(list.getByRole('link', { name: /^Empresa 03 SpA/ })).toContainText('2 por autorizar · 3 tareas')
  await expect(list.getByRole('link', { name: /^Aserradero/ })).toHaveAttribute('aria-current', 'true')
  expect(await violations(page)).toEqual([])
  await tabTo(page, /^Buscar empresa/)
  await page.keyboard.type('valdivieso errazuriz')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(list.getByRole('listitem')).toHaveCount(20)
  await tabTo(page, /^Empresa 03 SpA/)
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('link', { name: /^Empresa 07 SpA/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(name).toBeFocused()
})

test('on a phone the name and the tax id are one button, and the list fits', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize(PHONE)
  await show(tab, at('/orders'))
  await page.getByRole('banner').getByRole('button', { name: 'Aserradero Río Claro SpA 76.086.428-5' }).click()
  const list = page.getByRole('group', { name: 'Tus empresas' })
  await expect(list.getByRole('button', { name: 'Copiar el RUT' })).toBeVisible()
  const { x = -1, width = 999, y = -1, height = 999 } = (await list.boundingBox()) ?? {}
  expect([x >= 0, x + width <= PHONE.width, y >= 0, y + height <= PHONE.height]).toEqual([true, true, true, true])
})

test('one person with one company has only the way to another one', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders', { 'Companies.list': [anOwnCompany()] }))
  await page.getByRole('banner').getByRole('button', { name: 'Aserradero Río Claro SpA' }).click()
  const list = page.getByRole('group', { name: 'Tus empresas' })
  await expect(list.getByRole('link')).toHaveCount(1)
  await expect(list.getByRole('searchbox')).toHaveCount(0)
  await list.getByRole('button', { name: 'Agregar empresa' }).click()
  await expect(page.getByRole('dialog', { name: 'Agregar empresa' }).getByLabel('RUT de la empresa')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a company that is not verified keeps another one from being added, and says how to go on', async ({ tab }) => {
  const { page } = tab
  const claimed = anOwnCompany({ business: aBusiness({ id: '8' as never, isVerified: false }), name: 'Nueva SpA' })
  await show(tab, at('/companies?agregar', { 'Companies.list': [anOwnCompany(), claimed] }))
  await expect(page.getByText('Antes ingresa la clave SII de Nueva SpA')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Agregar empresa' })).toBeDisabled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('says what failed, and asks again', async ({ tab }) => {
  const { page } = tab
  await show(tab, { ...at('/orders'), ports: { Companies: 'error' } })
  await page.getByRole('banner').getByRole('button', { name: 'Aserradero Río Claro SpA' }).click()
  const list = page.getByRole('group', { name: 'Tus empresas' })
  await expect(list.getByText('No pudimos cargar tus empresas.')).toBeVisible()
  await changeAnswers(tab, { ports: { Companies: 'full' }, values: { 'Companies.list': someCompanies(3) } })
  await list.getByRole('button', { name: 'Reintentar' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
})
