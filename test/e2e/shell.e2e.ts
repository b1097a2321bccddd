import type { Page } from '@playwright/test'
import { clientAddresses } from '#test/host/http/every-address.ts'
import { sessionOf, type Session } from './support/api.ts'
import type { JourneyCompany } from './support/companies.ts'
import { tabTo } from './support/keyboard.ts'
import { violations } from './support/axe.ts'
import { expectNoTroubles, tabIn, type Tab } from './support/page-watch.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from './support/viewports.ts'

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

  test('has suppliers and payments only for who may use them, and explains a direct visit', async ({
    openTab,
    product,
  }) => {
    const tab = await openTab({ storageState: session })
    const { page } = tab
    await product.operator('feature:set', company.identifier, '10', 'on')
    await go(page, '/suppliers')
    await expect(page.getByText('Todavía no tienes proveedores')).toBeVisible()
    expect(await places(page)).toEqual(['Financiamiento', 'Proveedores', 'Pagos', 'Estado de Operaciones', 'Xtracker'])
    await product.operator('feature:set', company.identifier, '10', 'off')
    for (const path of ['/suppliers', '/payments', '/payrolls/7']) {
      await go(page, path)
      await expect(page.getByText('Tu empresa no tiene activos Proveedores y Pagos')).toBeVisible()
    }
    expect(await places(page)).toEqual(['Financiamiento', 'Estado de Operaciones', 'Xtracker'])
    await page.getByRole('button', { name: 'Ir a Financiamiento' }).click()
    await expect.poll(() => pathOf(page)).toBe('/finance/directo')
    expectNoTroubles(tab)
  })

  test('shows the first focus of a page at once to a user who wants less motion', async ({ openTab }) => {
    const { page } = await openTab({ storageState: session, reducedMotion: 'reduce' })
    for (const path of ['/finance/directo', '/orders', '/user/profile']) {
      await go(page, path)
      await tabTo(page, 'Saltar al contenido')
    }
  })

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
    expect(await places(page)).toEqual(['Financiamiento', 'Estado de Operaciones', 'Xtracker'])

    const name = 'Nombre Nuevo SpA'
    await product.operator('company:add', company.identifier, '--name', name, '--user', 'otra@empresa.example')
    await expect(page.getByText(name).first()).toBeVisible()
    expectNoTroubles(tab)
  })

  test('says what it does not know when the features do not come, and asks again', async ({ openTab }) => {
    const { page } = await openTab({ storageState: session })
    await page.route('**/entityfeature**', (route) =>
      route.fulfill({ status: 500, json: { errorCode: 'ERROR_UNKNOWN_ERROR' } }),
    )
    await go(page, '/payments')
    await expect(page.getByText('No pudimos revisar si tu empresa tiene activos')).toBeVisible()
    await page.unroute('**/entityfeature**')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByText('Tu empresa no tiene activos Proveedores y Pagos')).toBeVisible()
  })

  test('counts what waits for the user, and leads there', async ({ openTab }) => {
    const tab = await openTab({ storageState: session })
    const { page } = tab
    await go(page, '/orders')
    await page.getByRole('button', { name: '4 tareas pendientes' }).click()
    const drawer = page.getByRole('dialog', { name: 'Tareas Pendientes (4)' })
    await expect(drawer.getByText('Ingresa tu clave SII')).toBeVisible()
    await drawer.getByRole('button', { name: 'Ir a la tarea: Ingresa tu clave SII' }).click()
    await expect.poll(() => pathOf(page)).toBe('/finance/directo')
    await expect(drawer).toHaveCount(0)
    expectNoTroubles(tab)
  })

  test('keeps the tasks it knew when they do not come again', async ({ openTab }) => {
    const { page } = await openTab({ storageState: session })
    await go(page, '/orders')
    const icon = page.getByRole('button', { name: '4 tareas pendientes' })
    await expect(icon).toBeVisible()
    await page.route('**/task', (route) => route.abort())
    await icon.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('No pudimos actualizar tus tareas.')).toBeVisible()
    await expect(drawer.getByText('Ingresa tu clave SII')).toBeVisible()
    await page.unroute('**/task')
    await drawer.getByRole('button', { name: 'Reintentar' }).click()
    await expect(drawer.getByText('No pudimos actualizar tus tareas.')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect.poll(() => icon.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('goes anywhere by the keyboard alone', async ({ openTab }) => {
    const tab = await openTab({ storageState: session, colorScheme: 'light' })
    const { page } = tab
    const write = async (text: string): Promise<void> => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: 'Buscar o ir a' })).toBeVisible()
      await page.keyboard.type(text)
    }
    await go(page, '/finance')
    await write('operaciones')
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/orders')
    await write('Ir a la operación 1042')
    await expect
      .poll(() => page.getByRole('dialog').getByRole('option', { selected: true }).innerText())
      .toContain('Ir a la operación 1042')
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/orders/1042')
    await write('perfil')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/user/profile')
    await write('oscuro')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('html').evaluate((html) => html.style.colorScheme)).toBe('dark')
    await write('proveedores')
    await expect(page.getByText('Nada se llama «proveedores»')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await write('atajos')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
    await page.keyboard.press('Escape')
    await write('sesion')
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/start/login')
    expectNoTroubles(tab, /status of 404/)
  })

  test('opens the palette by a shortcut pressed in the moment in which the page appears', async ({ openTab }) => {
    const { page } = await openTab({ storageState: session })
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('header button') === null) return
        seen.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
      })
      seen.observe(document, { childList: true, subtree: true })
    })
    await page.goto('/finance')
    await expect(page.getByRole('combobox', { name: 'Buscar o ir a' })).toBeVisible()
  })

  test('has a sign of unread notifications until they were listed, also on a phone', async ({
    companies,
    openTab,
    product,
  }) => {
    const other = await companies.createWithInvoices('MX')
    const tab = await openTab({ viewport: PHONE, storageState: await sessionOf(product.address, other) })
    const { page } = tab
    await go(page, '/orders')
    const bell = page.getByRole('button', { name: 'Notificaciones: 1 notificación nueva' })
    await expect(bell).toBeVisible()
    await bell.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe('/user/profile/notifications')
    await expect(bell).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
    await expect(bell).toHaveCount(0)
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
      const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click({ button })])
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

  test('shows the report in a frame that can do nothing, and asks for another address when it failed', async ({
    openTab,
  }) => {
    const tab = await openTab({ storageState: session })
    const { page } = tab
    await page.route('**/api/business/*/xtracker', (route) =>
      route.fulfill({ status: 500, json: { errorCode: 'ERROR_UNKNOWN_ERROR' } }),
    )
    await go(page, '/xtracker')
    await expect(page.getByText('No pudimos mostrar tu reporte.')).toBeVisible()
    await page.unroute('**/api/business/*/xtracker')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    const frame = page.locator('iframe[title="Reporte de tu empresa"]')
    await expect(frame.contentFrame().getByText('Aún no tienes operaciones')).toBeVisible()
    const facts = await frame.evaluate((element: HTMLIFrameElement) => ({
      sandbox: element.getAttribute('sandbox'),
      allow: element.getAttribute('allow'),
      referrer: element.referrerPolicy,
      isOwn: new URL(element.src).origin === location.origin,
      height: element.clientHeight,
    }))
    expect(facts).toMatchObject({ sandbox: '', allow: '', referrer: 'no-referrer', isOwn: true })
    expect(facts.height).toBeGreaterThan(1_990)
    const before = page.url()
    await page.evaluate(() => {
      for (let sent = 0; sent < 1_000; sent += 1) postMessage({ type: 'navigate', to: '/orders' }, '*')
    })
    expect(page.url()).toBe(before)
    expectNoTroubles(tab, /status of 500/)
  })

  test('shows the profile for whatever is below it, and the way back', async ({ openTab }) => {
    const tab = await openTab({ storageState: session, viewport: PHONE })
    const { page } = tab
    for (const path of ['/user/profile/nothing/of/this', '/user/profile/sat', '/user/profile/LEGAL']) {
      await go(page, path)
      await expect.poll(() => pathOf(page)).toBe('/user/profile')
    }
    await expect(page.getByRole('heading', { name: 'Perfil de usuario' })).toBeVisible()
    await expect(page.getByText(company.email)).toBeVisible()
    expect(await page.locator('html').getAttribute('lang')).toBe('es-CL')
    const file = page.getByRole('region', { name: 'Tu ficha' })
    await expect(file.getByLabel('Pendiente')).toHaveCount(4)
    await file.getByRole('link', { name: 'Cuenta bancaria principal' }).click()
    await expect.poll(() => pathOf(page)).toBe('/user/profile/bankaccounts')
    await page.getByRole('link', { name: 'SII', exact: true }).click()
    await page.getByRole('button', { name: 'Ingresa clave SII' }).click()
    await expect(page.getByRole('dialog').getByLabel('Clave SII')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Volver' }).click()
    await expect.poll(() => pathOf(page)).toBe('/finance/directo')
    await go(page, '/orders')
    await page.getByRole('button', { name: /^Hola,/ }).click()
    await page.getByRole('menuitem', { name: 'Perfil' }).click()
    await page.getByRole('link', { name: 'SII', exact: true }).click()
    await expect.poll(() => pathOf(page)).toBe('/user/profile/sii')
    await page.reload()
    await page.getByRole('link', { name: 'Volver' }).click()
    await expect.poll(() => pathOf(page)).toBe('/orders')
    expectNoTroubles(tab)
  })

  test('remembers by what way each kind of news is told', async ({ openTab }) => {
    const { page } = await openTab({ storageState: session })
    const choice = page.getByLabel('Una operación cambia de estado')
    const settings = page.getByRole('heading', { name: 'Cómo te avisamos' }).getByRole('button')
    await go(page, '/user/profile/notifications')
    await settings.click()
    await expect(choice).toBeEnabled()
    expect(await violations(page)).toEqual([])
    await choice.selectOption('Por correo')
    await expect(choice).toBeEnabled()
    await page.reload()
    await settings.focus()
    await page.keyboard.press('Enter')
    await expect(choice).toHaveValue('MAIL')
    await page.route('**/notification/choice', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await choice.selectOption('No avisar')
    await expect(page.getByText('No pudimos guardar el cambio.')).toBeVisible()
    await expect(choice).toHaveValue('MAIL')
  })

  test('reports signed-in code that cannot be loaded, and does not request it without end', async ({ openTab }) => {
    const { page } = await openTab({ storageState: session })
    await go(page, '/orders')
    let asked = 0
    await page.route('**/assets/signed-in-*.js', (route) => {
      asked += 1
      return route.abort()
    })
    await page.reload()
    await expect(page.getByText('Algo salió mal en esta pantalla')).toBeVisible()
    const before = asked
    expect(before).toBeLessThan(12)
    await page.evaluate(async () => {
      for (let frame = 0; frame < 60; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    })
    expect(asked).toBe(before)
  })

  test('opens a part that could not be loaded once the connection returns, and keeps the screen', async ({
    openTab,
  }) => {
    const { page } = await openTab({ storageState: session })
    /* Before the page: routes that begin on a shown page reach its requests a moment later. */
    await page.route('**/assets/keyboard-help-*.js', (route) => route.abort())
    await go(page, '/orders')
    await expect(page.getByText('No hay órdenes para mostrar')).toBeVisible()
    const refused = page.waitForEvent('requestfailed')
    await page.keyboard.press('?')
    await refused
    await expect(page.getByText('No hay órdenes para mostrar')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('tells of what broke behind a screen', async ({ openTab }) => {
    const { page } = await openTab({ storageState: session })
    await go(page, '/orders')
    await expect(page.getByText('No hay órdenes para mostrar')).toBeVisible()
    await page.evaluate(() => void Promise.reject(new Error('unhandled on purpose')))
    await expect(page.getByText('Algo no funcionó. Intenta de nuevo; si sigue, recarga la página.')).toBeVisible()
  })

  test('survives a broken screen, and lets its user out with a broken store', async ({ openTab }) => {
    const { page } = await openTab({ storageState: session })
    await page.route('**/assets/xtracker.lazy-*.js', (route) => route.abort())
    await go(page, '/xtracker')
    await expect(page.getByText('Algo salió mal en esta pantalla')).toBeVisible()
    await page.getByRole('link', { name: 'Estado de Operaciones' }).first().click()
    await expect(page.getByText('No hay órdenes para mostrar')).toBeVisible()
    await page.getByRole('link', { name: 'Xtracker' }).first().click()
    await expect(page.getByText('Algo salió mal en esta pantalla')).toBeVisible()
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('full')
      }
      Storage.prototype.getItem = () => {
        throw new Error('broken')
      }
    })
    await page.getByRole('alert').getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    await page.waitForFunction(() => {
      try {
        return localStorage.getItem('jwtToken') === null
      } catch {
        return false
      }
    })
  })

  test('closes at the first call for who hears nothing of it', async ({ openTab, product }) => {
    const { page } = await openTab({ storageState: session })
    await page.routeWebSocket(/\/ws$/, () => undefined)
    await go(page, '/orders')
    await product.operator('maintenance', 'on')
    try {
      await page.getByRole('link', { name: 'Xtracker' }).first().click()
      await expect(page.getByRole('heading', { name: MAINTENANCE })).toBeVisible()
      await expect.poll(() => pathOf(page)).toBe('/maintenance')
      expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull()
    } finally {
      await product.operator('maintenance', 'off')
    }
  })

  test('closes for maintenance in the middle of the work, for every tab and address, and opens again', async ({
    openTab,
    product,
  }) => {
    const { page, context } = await openTab({ storageState: session })
    const opened = page.waitForEvent('websocket')
    await go(page, '/orders')
    await opened
    const calls: string[] = []
    const lines: string[] = []
    page.on('websocket', (line) => lines.push(line.url()))
    await product.operator('maintenance', 'on')
    try {
      await expect(page.getByRole('heading', { name: MAINTENANCE })).toBeVisible()
      await expect.poll(() => pathOf(page)).toBe('/maintenance')
      expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull()
      const tabs = await Promise.all([0, 1, 2].map(() => tabIn(context)))
      for (const each of [page, ...tabs.map((tab) => tab.page)])
        each.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
      for (const tab of tabs) tab.page.on('websocket', (line) => lines.push(line.url()))
      const visitEvery = async (start: number, { page: fresh }: Tab): Promise<void> => {
        for (const path of clientAddresses().filter((_, index) => index % tabs.length === start)) {
          await fresh.goto(path)
          await expect(fresh.getByRole('heading', { name: MAINTENANCE })).toBeVisible()
          await expect.poll(() => pathOf(fresh)).toBe('/maintenance')
        }
      }
      await Promise.all(tabs.map((tab, start) => visitEvery(start, tab)))
      await page.getByRole('button', { name: 'Revisar ahora' }).click()
      await expect(page.getByText('Todavía no terminamos.')).toBeVisible()
      expect([calls, lines]).toEqual([[], []])
      for (const tab of tabs) expectNoTroubles(tab)
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
