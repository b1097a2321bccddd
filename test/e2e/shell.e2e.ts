import type { Page } from '@playwright/test'
import { sessionOf, type Session } from './support/api.ts'
import type { JourneyCompany } from './support/companies.ts'
import { expectNoTroubles, tabIn } from '#test/screens/support/page-watch.ts'
import { expect, test } from './support/test.ts'

const MAINTENANCE = 'Disculpa las molestias, estamos realizando una breve mantención'

test.describe('the shell', () => {
  let company: JourneyCompany
  let session: Session

  test.beforeAll(async ({ companies }) => {
    company = await companies.create('CL')
  })

  /** Maintenance ends every session, so each journey has one of its own. */
  test.beforeEach(async ({ product }) => {
    session = await sessionOf(product.address, company)
  })

  const go = async (page: Page, path: string): Promise<void> => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
  }
  const places = (page: Page) =>
    page.getByRole('navigation', { name: 'Navegación principal' }).first().getByRole('listitem').allInnerTexts()
  const pathOf = (page: Page): string => new URL(page.url()).pathname
  const expectClosed = async (page: Page): Promise<void> => {
    await expect(page.getByRole('heading', { name: MAINTENANCE })).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe('/maintenance')
  }

  test('follows what an operator changes while a page is open', async ({ openTab, product }) => {
    const tab = await openTab({ storageState: session })
    const { page } = tab
    const closed = page.getByText('Tu empresa no tiene activos Proveedores y Pagos')
    await go(page, '/payments')
    await expect(closed).toBeVisible()
    await product.operator('feature:set', company.identifier, '10', 'on')
    await expect.poll(() => places(page)).toContain('Pagos')
    await expect(closed).toHaveCount(0)
    await page.getByRole('link', { name: 'Proveedores' }).first().click()
    await expect(page.getByText('Todavía no tienes proveedores')).toBeVisible()
    await product.operator('feature:set', company.identifier, '10', 'off')
    await expect(closed).toBeVisible()
    expect(await places(page)).toEqual(['Financiamiento', 'Estado de Operaciones', 'Caja', 'Xtracker'])

    const name = 'Nombre Nuevo SpA'
    const who = ['--user', 'otra@empresa.example', '--role', 'READER']
    await product.operator('company:add', company.identifier, '--name', name, ...who)
    await expect(page.getByText(name).first()).toBeVisible()

    /* The way back from the profile outlives a reload. */
    await page.getByRole('link', { name: 'Estado de Operaciones' }).first().click()
    await page.getByRole('button', { name: /^Hola,/ }).click()
    await page.getByRole('menuitem', { name: 'Perfil' }).click()
    await page.getByRole('link', { name: 'SII', exact: true }).click()
    await expect.poll(() => pathOf(page)).toBe('/user/profile/sii')
    await page.reload()
    await page.getByRole('link', { name: 'Volver' }).click()
    await expect.poll(() => pathOf(page)).toBe('/orders')
    expectNoTroubles(tab)
  })

  test('shows the report again at each reload and in each new tab, and a link that was used shows it no more', async ({
    openTab,
  }) => {
    const tab = await openTab({ storageState: session })
    const { page } = tab
    await go(page, '/xtracker')
    const shown = (one: Page) =>
      expect(
        one.locator('iframe[title="Reporte de tu empresa"]').contentFrame().getByText('Aún no tienes operaciones'),
      ).toBeVisible()
    await shown(page)
    await page.reload()
    await shown(page)
    const link = page.getByRole('link', { name: 'Abrir en otra pestaña' })
    const used = new Set<string>()
    for (const button of ['left', 'left', 'middle'] as const) {
      await expect.poll(async () => used.has((await link.getAttribute('href')) ?? '')).toBe(false)
      const opening = page.context().waitForEvent('page')
      /* Chromium reports no navigation of a background tab that loads before Playwright is attached to it, so its request waits for that. */
      if (button === 'middle')
        await page.context().route(/ticket=/, (route) => opening.then(() => route.continue()), { times: 1 })
      const [opened] = await Promise.all([opening, link.click({ button })])
      await expect(opened.getByText('Aún no tienes operaciones')).toBeVisible()
      const { pathname, search } = new URL(opened.url())
      used.add(pathname + search)
      await opened.reload()
      await expect(opened.getByText('Este informe ya no está disponible')).toBeVisible()
      await opened.close()
    }
    expect(used.size).toBe(3)
    expectNoTroubles(tab, /status of 410/)
  })

  test('closes for maintenance in the middle of the work, also for who hears nothing of it, and opens again', async ({
    openTab,
    product,
  }) => {
    const { page, context } = await openTab({ storageState: session })
    const opened = page.waitForEvent('websocket')
    await go(page, '/orders')
    await opened
    const { page: deaf } = await openTab({ storageState: await sessionOf(product.address, company) })
    await deaf.routeWebSocket(/\/ws$/, () => undefined)
    await go(deaf, '/orders')
    const calls: string[] = []
    const lines: string[] = []
    await product.operator('maintenance', 'on')
    try {
      await expectClosed(page)
      await deaf.getByRole('link', { name: 'Xtracker' }).first().click()
      await expectClosed(deaf)
      for (const one of [page, deaf]) expect(await one.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull()
      const fresh = await tabIn(context)
      for (const each of [page, fresh.page]) {
        each.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
        each.on('websocket', (line) => lines.push(line.url()))
      }
      for (const path of ['/', '/orders/7', '/start/login', '/resetpassword/7']) {
        await fresh.page.goto(path)
        await expectClosed(fresh.page)
      }
      await page.getByRole('button', { name: 'Revisar ahora' }).click()
      await expect(page.getByText('Todavía no terminamos.')).toBeVisible()
      expect([calls, lines]).toEqual([[], []])
      expectNoTroubles(fresh)
    } finally {
      await product.operator('maintenance', 'off')
    }
    await page.getByRole('button', { name: 'Revisar ahora' }).click()
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe('/start/login')
    await page.goto('/maintenance')
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe('/start/login')
  })
})
