import type { Page } from '@playwright/test'
import { highContrastViolations, violations } from './support/axe.ts'
import { aTask } from '#test/support/fakes/tasks.ts'
import { tabTo } from './support/keyboard.ts'
import { PLACES } from './places.ts'
import { changeAnswers, expect, openScreens, show, test, troublesSince } from './support/test.ts'
import { overflow } from './support/overflow.ts'
import { A4, LAPTOP, PHONE, TABLET } from './support/viewports.ts'
import type { Scenario } from './page/scenario.ts'

const MAINTENANCE = 'Disculpa las molestias, estamos realizando una breve mantención'

const at = (path: string): Scenario => ({ path, country: 'CL', state: 'full', visitor: 'company' })

test.beforeEach(async ({ tab: { page } }) => {
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(LAPTOP)
})

test('says what it does not know when the features do not come, and asks again', async ({ tab }) => {
  const { page } = tab
  await show(tab, { ...at('/payments'), ports: { Features: 'error' }, values: { 'Features.list': [] } })
  await expect(page.getByText('No pudimos revisar si tu empresa tiene activos')).toBeVisible()
  await changeAnswers(tab, { ports: { Features: 'full' } })
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Tu empresa no tiene activos Proveedores y Pagos')).toBeVisible()
})

test('keeps the tasks it knew when they do not come again', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders'))
  const icon = page.getByRole('button', { name: '2 tareas pendientes' })
  await expect(icon).toBeVisible()
  await changeAnswers(tab, { ports: { Tasks: 'error' } })
  await icon.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('No pudimos actualizar tus tareas.')).toBeVisible()
  await expect(drawer.getByText('Ingresa tu clave SII')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await changeAnswers(tab, { ports: { Tasks: 'full' } })
  await drawer.getByRole('button', { name: 'Reintentar' }).click()
  await expect(drawer.getByText('No pudimos actualizar tus tareas.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(icon).toBeFocused()
})

test('tells of what broke behind a screen', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders'))
  await page.evaluate(() => dispatchEvent(new Event('unhandledrejection')))
  await expect(page.getByText('Algo no funcionó. Intenta de nuevo; si sigue, recarga la página.')).toBeVisible()
})

const CLOSED = 'Tu empresa no tiene activos Proveedores y Pagos'
const pathOf = (page: Page): string => new URL(page.url()).pathname
const places = (page: Page) =>
  page.getByRole('navigation', { name: 'Navegación principal' }).first().getByRole('listitem').allInnerTexts()

test('offers suppliers and payments only to who may use them, and explains a direct visit', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/suppliers'))
  expect(await places(page)).toEqual([
    'Financiamiento',
    'Proveedores',
    'Pagos',
    'Estado de Operaciones',
    'Caja',
    'Xtracker',
  ])
  for (const path of ['/suppliers', '/payments', '/payrolls/7']) {
    await show(tab, { ...at(path), values: { 'Features.list': [] } })
    await expect(page.getByText(CLOSED)).toBeVisible()
  }
  expect(await places(page)).toEqual(['Financiamiento', 'Estado de Operaciones', 'Caja', 'Xtracker'])
  await page.getByRole('button', { name: 'Ir a Financiamiento' }).click()
  await expect.poll(() => pathOf(page)).toBe('/finance/directo')
})

test('shows the first focus of a page at once to a user who wants less motion', async ({ tab }) => {
  for (const path of ['/finance/directo', '/orders', '/user/profile']) {
    await show(tab, at(path))
    await tabTo(tab.page, 'Saltar al contenido')
  }
})

test('leads from a task to where it is done', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders'))
  await page.getByRole('button', { name: '2 tareas pendientes' }).click()
  const drawer = page.getByRole('dialog', { name: 'Tareas Pendientes (2)' })
  await drawer.getByRole('button', { name: 'Ir a la tarea: Ingresa tu clave SII' }).click()
  await expect.poll(() => pathOf(page)).toBe('/finance/directo')
  await expect(drawer).toHaveCount(0)
})

test('goes anywhere by the keyboard alone', async ({ tab }) => {
  const { page } = tab
  const from = tab.troubles.length
  const write = async (text: string): Promise<void> => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Buscar o ir a' })).toBeVisible()
    await page.keyboard.type(text)
  }
  await show(tab, { ...at('/finance/directo'), values: { 'Features.list': [] } })
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
  expect(troublesSince(tab, from)).toEqual([])
})

for (const path of ['/finance/directo', '/payments', '/payments/scheduled', '/orders', '/cash', '/suppliers'])
  test(`prints ${path} with the company, its tax id and the day, and without controls`, async ({ tab }) => {
    const { page } = tab
    await show(tab, at(path))
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(A4)
    await expect(page.getByText('Aserradero Río Claro SpA · 76.086.428-5 · mié 04/03/2026')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toHaveCount(0)
    for (const role of ['checkbox', 'radio', 'combobox', 'searchbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await expect(page.locator('.fui-Button:not([aria-pressed]):visible')).toHaveCount(0)
    expect(await overflow(page)).toEqual([])
  })

test('finds what the company has, and follows it as a link', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/user/profile'))
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Buscar o ir a' }).fill('quilén')
  const found = page.getByRole('option', { name: 'Quilén SpA · 76.000.000-K Proveedor' })
  await expect(found).toHaveAttribute('href', '/suppliers/31')
  await found.click()
  await expect.poll(() => pathOf(page)).toBe('/suppliers/31')
})

test('says that the search failed, and repeats it', async ({ tab }) => {
  const { page } = tab
  await show(tab, { ...at('/user/profile'), ports: { CompanySearch: 'error' } })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar o ir a' }).fill('quilén')
  await expect(page.getByRole('dialog').getByText('No pudimos buscar en los datos de tu empresa.')).toBeVisible()
  await changeAnswers(tab, { ports: { CompanySearch: 'full' } })
  await page.getByRole('dialog').getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('option', { name: /^Quilén SpA/ })).toBeVisible()
})

test('opens the palette by a shortcut pressed in the moment in which the page appears', async ({ tab }) => {
  const { page } = tab
  await show(tab, { ...at('/start/login'), visitor: 'guest' })
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('header [aria-haspopup]') === null) return
      seen.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  await show(tab, at('/finance/directo'))
  await expect(page.getByRole('combobox', { name: 'Buscar o ir a' })).toBeVisible()
})

test('has a sign of unread notifications until they were listed, also on a phone', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize(PHONE)
  await show(tab, at('/orders'))
  const bell = page.getByRole('button', { name: 'Notificaciones: 1 notificación nueva' })
  await expect(bell).toBeVisible()
  await bell.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => pathOf(page)).toBe('/user/profile/notifications')
  await expect(bell).toHaveCount(0)
})

test('shows the report in a frame that can do nothing, and asks for another address when it failed', async ({
  tab,
}) => {
  const { page } = tab
  await show(tab, { ...at('/xtracker'), ports: { XtrackerReports: 'error' } })
  await expect(page.getByText('No pudimos mostrar tu reporte.')).toBeVisible()
  await changeAnswers(tab, { ports: { XtrackerReports: 'full' } })
  await page.getByRole('button', { name: 'Reintentar' }).click()
  const frame = page.locator('iframe[title="Reporte de tu empresa"]')
  await expect(frame).toBeVisible()
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
})

test('offers only months of which the host has a report, and shows the report of each choice', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/xtracker'))
  const frame = page.locator('iframe[title="Reporte de tu empresa"]')
  const before = await frame.getAttribute('src')
  await page.getByText('3 meses', { exact: true }).click()
  await expect(frame).toBeVisible()
  await expect.poll(() => frame.getAttribute('src')).not.toBe(before)
  await page.getByText('Otro', { exact: true }).click()
  await page.getByLabel('Desde').selectOption({ index: 60 })
  await expect(page.getByLabel('Hasta').locator('option')).toHaveCount(36)
  expect(await violations(page)).toEqual([])
  for (const viewport of [PHONE, TABLET, LAPTOP]) {
    await page.setViewportSize(viewport)
    await expect.poll(() => overflow(page)).toEqual([])
  }
})

test('shows the profile for whatever is below it, what is missing in it, and the way back', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize(PHONE)
  for (const path of ['/user/profile/nothing/of/this', '/user/profile/sat', '/user/profile/LEGAL']) {
    await show(tab, { ...at(path), values: { 'Tasks.list': [aTask({ id: 'account' })] } })
    await expect.poll(() => pathOf(page)).toBe('/user/profile')
  }
  await expect(page.getByRole('heading', { name: 'Perfil de usuario' })).toBeVisible()
  await expect(page.getByText('ana@ejemplo.cl').first()).toBeVisible()
  expect(await page.locator('html').getAttribute('lang')).toBe('es-CL')
  const file = page.getByRole('region', { name: 'Tu ficha' })
  await expect(file.getByLabel('Pendiente')).toHaveCount(1)
  await file.getByRole('link', { name: 'Cuenta bancaria principal' }).click()
  await expect.poll(() => pathOf(page)).toBe('/user/profile/bankaccounts')
  await page.getByRole('link', { name: 'Volver' }).click()
  await expect.poll(() => pathOf(page)).toBe('/finance/directo')
  await show(tab, at('/orders'))
  await page.getByRole('button', { name: /^Hola,/ }).click()
  await page.getByRole('menuitem', { name: 'Perfil' }).click()
  await page.getByRole('link', { name: 'SII', exact: true }).click()
  await expect.poll(() => pathOf(page)).toBe('/user/profile/sii')
  await page.getByRole('link', { name: 'Volver' }).click()
  await expect.poll(() => pathOf(page)).toBe('/orders')
})

test('remembers by what way each kind of news is told, and says when it cannot', async ({ tab }) => {
  const { page } = tab
  const choice = page.getByLabel('Una operación cambia de estado')
  const settings = page.getByRole('heading', { name: 'Cómo te avisamos' }).getByRole('button')
  await show(tab, at('/user/profile/notifications'))
  await settings.click()
  await expect(choice).toBeEnabled()
  expect(await violations(page)).toEqual([])
  await choice.selectOption('Por correo')
  await expect(choice).toBeEnabled()
  await page.getByRole('link', { name: 'SII', exact: true }).click()
  await page.getByRole('link', { name: 'Notificaciones', exact: true }).click()
  await settings.focus()
  await page.keyboard.press('Enter')
  await expect(choice).toHaveValue('MAIL')
  await changeAnswers(tab, { ports: { NotificationHistory: 'error' } })
  await choice.selectOption('No avisar')
  await expect(page.getByText('No pudimos guardar el cambio.')).toBeVisible()
  await expect(choice).toHaveValue('MAIL')
})

test('is closed at every address while there is maintenance', async ({ tab }) => {
  for (const { path, visitor } of PLACES) {
    await show(tab, { ...at(path), visitor, isClosed: true })
    await expect(tab.page.getByRole('heading', { name: MAINTENANCE })).toBeVisible()
    await expect.poll(() => pathOf(tab.page), path).toBe('/maintenance')
  }
})

const EMAIL = { Correo: 'ana@maderas.example' }
const PASSWORD = 'una frase para entrar'

/** Each form that asks the host for something, and what has to stay when that fails. */
const FORMS: ReadonlyArray<{
  readonly name: string
  readonly scenario: Scenario
  readonly fill: (page: Page) => Promise<Readonly<Record<string, string>>>
  readonly send: string
}> = [
  {
    name: 'sign-in',
    scenario: { ...at('/start/login'), visitor: 'guest', ports: { Sessions: 'error' } },
    send: 'Ingresar',
    fill: async (page) => {
      await fillIn(page, { ...EMAIL, Contraseña: PASSWORD })
      return EMAIL
    },
  },
  {
    name: 'registering',
    scenario: { ...at('/start/register'), visitor: 'guest', ports: { Accounts: 'error' } },
    send: 'Crear cuenta',
    fill: async (page) => {
      await fillIn(page, { ...EMAIL, Contraseña: PASSWORD, 'Repite la contraseña': PASSWORD })
      await expect(page.getByText('No se pudo verificar email')).toBeVisible()
      await page.getByRole('checkbox').check({ force: true })
      return EMAIL
    },
  },
  {
    name: 'a forgotten password',
    scenario: { ...at('/start/forgotpassword'), visitor: 'guest', ports: { Accounts: 'error' } },
    send: 'Enviar enlace',
    fill: async (page) => {
      await fillIn(page, EMAIL)
      return EMAIL
    },
  },
  {
    name: 'completing the profile',
    scenario: { ...at('/completeregister'), visitor: 'newcomer', ports: { Businesses: 'error', Users: 'error' } },
    send: 'Guardar y continuar',
    fill: async (page) => {
      const kept = { 'Nombre completo': 'Ana Muñoz Rojas', 'Nombre de la empresa': 'Maderas del Maule SpA' }
      await page.getByText('Chile', { exact: true }).click()
      await fillIn(page, {
        'Nombre completo': kept['Nombre completo'],
        Teléfono: '912345678',
        'RUT de la empresa': '76543210-3',
      })
      await expect(page.getByText(/No encontramos el nombre/)).toBeVisible()
      await fillIn(page, { 'Nombre de la empresa': kept['Nombre de la empresa'] })
      return kept
    },
  },
]

const fillIn = async (page: Page, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
}

for (const { fill, name, scenario, send } of FORMS)
  test(`says what failed and keeps what was typed at ${name}`, async ({ tab }) => {
    const { page } = tab
    await show(tab, scenario)
    const typed = await fill(page)
    await page.getByRole('button', { name: send, exact: true }).click()
    await expect(page.getByText(/^Código ERROR_/)).toBeVisible()
    for (const [label, text] of Object.entries(typed))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
    expect([...(await violations(page)), ...(await highContrastViolations(page))]).toEqual([])
  })

test('an entry of the menu under the pointer is legible with more contrast', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/payments'))
  await page.getByRole('navigation').getByRole('link', { name: 'Estado de Operaciones' }).hover()
  expect(await highContrastViolations(page)).toEqual([])
})

test('the form to sign in is whole on a phone on its side', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize({ width: 740, height: 360 })
  await show(tab, { ...at('/start/login'), visitor: 'guest' })
  for (const control of [page.getByLabel('Correo'), page.getByLabel('Contraseña', { exact: true })]) {
    const box = await control.boundingBox()
    expect(box === null ? Infinity : box.y + box.height).toBeLessThanOrEqual(360)
  }
})

test('the email that is copied from the profile is told, and so is that it cannot be copied', async ({ browser }) => {
  const tab = await openScreens(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = tab
  await show(tab, at('/user/profile'))
  const copy = page.getByRole('button', { name: 'Copiar correo' })
  await copy.click()
  await expect(page.getByText('Correo copiado.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/@/)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await copy.click()
  await expect(page.getByText('No pudimos copiar.')).toBeVisible()
  await tab.context.close()
})
