import type { Page } from '@playwright/test'
import * as Rut from '#domain/tax-id/rut.ts'
import { tabIn } from '#test/screens/support/page-watch.ts'
import { contentOf, sessionOf, tokenOf } from './support/api.ts'
import { enter } from './support/steps.ts'
import { expect, type Journey, test } from './support/test.ts'

const rutOf = (body: number): string => `${body}-${Rut.checkDigit(String(body))}`

/** A user with a company of a journey and others. */
const accountantOf = async ({ companies, product }: Pick<Journey, 'companies' | 'product'>, others: number) => {
  const company = await companies.create('CL')
  const add = (at: number) =>
    product.arrange(['company:add', rutOf(78_000_000 + company.serial * 100 + at)], {
      name: `Cliente ${at} SpA`,
      user: company.email,
      password: company.password,
    })
  for (let at = 1; at <= others; at += 1) await add(at)
  return company
}

const nameIn = (page: Page) => page.getByRole('banner').locator('[aria-haspopup="dialog"][aria-expanded]')
const pathOf = (page: Page): string => new URL(page.url()).pathname
const choose = async (page: Page, name: string): Promise<void> => {
  await nameIn(page).click()
  await page
    .getByRole('group', { name: 'Tus empresas' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
}

test('an accountant works for twenty companies in two tabs, by a link and by the keyboard, until one is lost', async ({
  companies,
  openTab,
  product,
}) => {
  const company = await accountantOf({ companies, product }, 19)
  /* The company used last, before another is opened. */
  const id = contentOf(await tokenOf(product.address, company)).business.id
  const { page: one, context } = await openTab({ storageState: await sessionOf(product.address, company) })
  await one.goto('/orders')
  await choose(one, 'Cliente 7 SpA')
  await expect(nameIn(one)).toHaveText('Cliente 7 SpA')
  await expect.poll(() => pathOf(one)).toBe('/finance/directo')

  const { page: two } = await tabIn(context)
  await two.goto('/orders')
  await expect(nameIn(two)).toHaveText('Cliente 7 SpA')
  await nameIn(two).focus()
  await two.keyboard.press('Enter')
  const search = two.getByRole('searchbox', { name: 'Buscar empresa' })
  await search.focus()
  await two.keyboard.type('cliente 12')
  await expect(two.getByRole('group', { name: 'Tus empresas' }).getByRole('listitem')).toHaveCount(1)
  await two.keyboard.press('Tab')
  await two.keyboard.press('Tab')
  await two.keyboard.press('Enter')
  await expect(nameIn(two)).toHaveText('Cliente 12 SpA')
  await one.reload()
  await expect(nameIn(one)).toHaveText('Cliente 7 SpA')

  await two.goto(`/orders?c=${id}`)
  await expect(two.getByText(/^Estás en /)).toBeVisible()
  expect([pathOf(two), new URL(two.url()).search]).toEqual(['/orders', ''])
  await two.goto('/orders?c=999999')
  await expect(two.getByText('No tienes acceso a esa empresa')).toBeVisible()

  await two.getByRole('button', { name: /^Hola,/ }).click()
  await two.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect(one.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
})

test('a mailed link opens its company for a visitor, after signing in', async ({ companies, openTab, product }) => {
  const company = await accountantOf({ companies, product }, 1)
  const first = contentOf(await tokenOf(product.address, company)).business
  const { page } = await openTab()
  await page.goto(`/orders?c=${first.id}`)
  await enter(page, company)
  await expect(page.getByRole('heading', { name: 'Estado de Operaciones' })).toBeVisible()
  await expect(nameIn(page)).toHaveText(first.name)
})
