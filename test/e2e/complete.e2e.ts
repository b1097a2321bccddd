import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Country } from '#domain/kernel/country.ts'
import { writeJourneyCompany } from './support/archives.ts'
import { expectNoTroubles, launchBrowser, openTab, PHONE, type Tab } from './support/browser.ts'
import { openNewcomer, registerNewcomer } from './support/newcomer.ts'
import { startProduct, type Product } from './support/product.ts'
import { enter, type Login } from './support/steps.ts'
import { closeTabs } from './support/world.ts'

const PASSWORD = 'cuatro palabras al azar'
const EXPIRED = 'Tu sesión expiró por seguridad. Ingresa de nuevo; guardamos tu avance.'

describe('completing a profile', () => {
  let browser: Browser
  let product: Product

  beforeAll(async () => {
    ;[browser, product] = await Promise.all([launchBrowser(), startProduct()])
  })

  afterEach(() => closeTabs(browser))

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  const newcomer = async (email: string): Promise<Tab & Login> => {
    const login = { email, password: PASSWORD }
    await registerNewcomer(product, login)
    return { ...(await openNewcomer(browser, product, login)), ...login }
  }

  it.each([
    { country: 'MX', phone: '55 1234 5678', prefix: '+52', label: 'RFC de la empresa', authority: 'SAT', lastSteps: 4 },
    { country: 'CL', phone: '9 1234 5678', prefix: '+56', label: 'RUT de la empresa', authority: 'SII', lastSteps: 3 },
  ] as const)(
    'leads from registering to the finance home in $country, with the name that the tax authority knows',
    async (given) => {
      const { country, phone, prefix, label, authority, lastSteps } = given
      const company = writeJourneyCompany(country)
      await product.operator(
        'taxpayer:add',
        company.identifier,
        '--password',
        company.taxPassword,
        '--documents',
        company.documents,
      )
      const tab = await openTab(browser, { viewport: country === 'CL' ? PHONE : { width: 1366, height: 768 } })
      const { page } = tab
      await registerAt(page, product.address, company.email, country)
      expect(await page.getByRole('dialog').count()).toBe(0)

      await page.getByLabel('Nombre completo').fill('Ana Muñoz')
      await page.getByLabel('Teléfono').pressSequentially(phone)
      expect(await page.getByLabel('Teléfono').inputValue()).toBe(phone.replaceAll(' ', ''))
      expect(await page.getByText(prefix, { exact: true }).count()).toBe(1)
      await page.getByLabel(label).pressSequentially(company.identifier.replace('-', '').toLowerCase())
      await page.getByText(`Así aparece en el ${authority}.`).waitFor()
      expect(await page.getByLabel('Nombre de la empresa').inputValue()).toBe(company.name)
      expect(await page.getByLabel('Nombre de la empresa').isDisabled()).toBe(true)

      const creations = countOf(page, 'POST', /\/api\/business$/)
      await page.getByRole('button', { name: 'Guardar y continuar' }).dblclick()
      await walkTour(page, authority, lastSteps)
      await expect.poll(() => new URL(page.url()).pathname).toBe('/finance/directo')
      await page.getByText('Comienza a financiarte').waitFor()
      expect(await page.getByText(company.name).first().isVisible()).toBe(true)
      expect(creations()).toBe(1)
      await page.reload()
      await page.getByText('Comienza a financiarte').waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
      expectNoTroubles(tab)
    },
  )

  it('does only what is missing after half of it failed', async () => {
    const tab = await newcomer('mitad@empresa.example')
    const { page } = tab
    await openForm(page, product)
    await fillIn(page, '77.777.777-7')
    const [creations, changes] = [countOf(page, 'POST', /\/api\/business$/), countOf(page, 'PUT', /\/api\/user\/\d+$/)]
    await page.route(
      /\/api\/user\/\d+$/,
      (route) => route.fulfill({ status: 500, json: { errorCode: 'ERROR_UNKNOWN_ERROR' } }),
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByText('Tu empresa ya quedó registrada. Falta guardar lo demás.').waitFor()
    expect(await page.getByLabel('RUT de la empresa').isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await page.getByRole('button', { name: 'Hola, Ana Muñoz' }).waitFor()
    expect([creations(), changes()]).toEqual([1, 2])
    expectNoTroubles(tab, /500/)
  })

  it('comes to the same end when the answer about the business is lost', async () => {
    const { page } = await newcomer('perdida@empresa.example')
    await openForm(page, product)
    await fillIn(page, '12.345.670-K')
    await page.route(
      /\/api\/business$/,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await page.getByRole('button', { name: 'Hola, Ana Muñoz' }).waitFor()
  })

  it('says how to prove that a company is one’s own when another user has proven it', async () => {
    await product.operator(
      'company:add',
      '14.569.484-1',
      '--name',
      'De su dueña SpA',
      '--user',
      'duena@empresa.example',
    )
    const tab = await newcomer('otra@empresa.example')
    const { page } = tab
    await openForm(page, product)
    await fillIn(page, '14.569.484-1')
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    const alert = page.getByRole('alert')
    await alert
      .getByText(/Otra persona ya demostró que esta empresa es suya\. Si es tuya, escribe a \S+@\S+ con un documento/)
      .waitFor()
    expect(new URL(page.url()).pathname).toBe('/completeregister')
    await page.getByLabel('RUT de la empresa').fill('10.000.013-K')
    await page.getByLabel('Nombre de la empresa').fill('La mía SpA')
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await page.getByRole('button', { name: 'Cerrar el recorrido' }).click()
    await page.getByText('Comienza a financiarte').waitFor()
    expectNoTroubles(tab, /409/)
  })

  it('does not let documents that cannot be asked for stand in the way', async () => {
    const { page } = await newcomer('papeles@empresa.example')
    await openForm(page, product)
    await fillIn(page, '11.111.111-1')
    await page.route(/\/api\/business\/\d+\/document$/, (route) => route.abort())
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await page.getByRole('button', { name: 'Cerrar el recorrido' }).click()
    await page.getByText('Aún no pudimos preparar sus documentos; puedes seguir sin ellos.').waitFor()
    await page.getByText('Comienza a financiarte').waitFor()
  })

  it('warns once when the session ends meanwhile, and gives back what was typed', async () => {
    const { page, email } = await newcomer('vencida@empresa.example')
    await openForm(page, product)
    await fillIn(page, '22.222.222-2')
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { errorCode: 'ERROR_AUTH_TOKEN_EXPIRED' } }),
    )
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await page.getByText(EXPIRED).waitFor()
    expect([new URL(page.url()).pathname, await page.getByText(/sesión expiró/).count()]).toEqual(['/start/login', 1])
    await page.unroute('**/api/**')
    await enter(page, { email, password: PASSWORD })
    await page.getByRole('heading', { name: 'Completa tu perfil' }).waitFor()
    expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Ana Muñoz')
    expect(await page.getByLabel('RUT de la empresa').inputValue()).toBe('22.222.222-2')
  })

  it('welcomes whoever comes back another day, once', async () => {
    const { page, email } = await newcomer('vuelve@empresa.example')
    await openForm(page, product)
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await enter(page, { email, password: PASSWORD })
    const dialog = page.getByRole('dialog', { name: 'Bienvenido otra vez' })
    await dialog.getByText('Termina de completar tu perfil para empezar a financiarte').waitFor()
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await page.reload()
    await page.getByLabel('Nombre completo').waitFor()
    expect(await dialog.count()).toBe(0)
  })
})

const registerAt = async (page: Page, address: string, email: string, country: Country): Promise<void> => {
  await page.goto(`${address}/start/register?country=${country}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repite la contraseña').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await page.getByRole('heading', { name: 'Completa tu perfil' }).waitFor()
}

const openForm = async (page: Page, { address }: Product): Promise<void> => {
  await page.goto(`${address}/finance?country=CL`)
  await page.getByRole('heading', { name: 'Completa tu perfil' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/completeregister')
}

const fillIn = async (page: Page, identifier: string): Promise<void> => {
  await page.getByLabel('Nombre completo').fill('Ana Muñoz')
  await page.getByLabel('Teléfono').fill('912345678')
  await page.getByLabel('RUT de la empresa').fill(identifier)
  await page.getByText(/No encontramos el nombre/).waitFor()
  await page.getByLabel('Nombre de la empresa').fill('Empresa Nueva SpA')
}

/** By mouse and by keyboard, to and fro. */
const walkTour = async (page: Page, authority: string, lastSteps: number): Promise<void> => {
  const tour = page.getByRole('dialog')
  await tour.getByText('Te damos la bienvenida a Anticipo').waitFor()
  await page.keyboard.press('Enter')
  await tour.getByText(`Conecta tu empresa con el ${authority}`).waitFor()
  await tour.getByRole('button', { name: 'Anterior' }).click()
  await tour.getByText('Te damos la bienvenida a Anticipo').waitFor()
  await tour.getByRole('button', { name: 'Paso 3 de 3' }).click()
  expect(await tour.getByRole('listitem').count()).toBe(lastSteps)
  await tour.getByRole('button', { name: 'Comenzar' }).click()
  await tour.waitFor({ state: 'detached' })
}

/** How many requests of that kind the page has sent since. */
const countOf = (page: Page, method: string, path: RegExp): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) count += 1
  })
  return () => count
}
