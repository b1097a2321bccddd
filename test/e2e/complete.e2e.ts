import type { Page } from '@playwright/test'
import type { Country } from '#domain/kernel/country.ts'
import { registerUser, sessionOf, type Login } from './support/api.ts'
import { registerTaxpayer, writeJourneyCompany } from './support/companies.ts'
import { expireSessionAt } from './support/faults.ts'
import { expectNoTroubles, type Tab } from '#test/screens/support/page-watch.ts'
import { enter } from './support/steps.ts'
import { expect, test, type Journey } from './support/test.ts'
import { LAPTOP, PHONE } from '#test/screens/support/viewports.ts'

const PASSWORD = 'cuatro palabras al azar'
const EXPIRED = 'Tu sesión expiró por seguridad. Ingresa de nuevo; guardamos tu avance.'

test.use({ hostFor: 'registrations' })

test.describe('completing a profile', () => {
  for (const given of [
    { country: 'MX', phone: '55 1234 5678', prefix: '+52', label: 'RFC de la empresa', authority: 'SAT', lastSteps: 4 },
    { country: 'CL', phone: '9 1234 5678', prefix: '+56', label: 'RUT de la empresa', authority: 'SII', lastSteps: 3 },
  ] as const)
    test(`leads from registering to the finance home in ${given.country}, with the name that the tax authority knows`, async ({
      openTab,
      product,
    }) => {
      const { country, phone, prefix, label, authority, lastSteps } = given
      const company = writeJourneyCompany(product, country)
      await registerTaxpayer(product, company)
      const tab = await openTab({ viewport: country === 'CL' ? PHONE : LAPTOP })
      const { page } = tab
      await registerAt(page, company.email, country)
      expect(await page.getByRole('dialog').count()).toBe(0)

      await page.getByLabel('Nombre completo').fill('Ana Muñoz')
      await page.getByLabel('Teléfono').pressSequentially(phone)
      await expect(page.getByLabel('Teléfono')).toHaveValue(phone.replaceAll(' ', ''))
      await expect(page.getByText(prefix, { exact: true })).toHaveCount(1)
      await page.getByLabel(label).pressSequentially(company.identifier.replace('-', '').toLowerCase())
      await expect(page.getByText(`Así aparece en el ${authority}.`)).toBeVisible()
      await expect(page.getByLabel('Nombre de la empresa')).toHaveValue(company.name)
      await expect(page.getByLabel('Nombre de la empresa')).toBeDisabled()

      const creations = countOf(page, 'POST', /\/api\/business$/)
      await page.getByRole('button', { name: 'Guardar y continuar' }).dblclick()
      await walkTour(page, authority, lastSteps)
      await expect.poll(() => new URL(page.url()).pathname).toBe('/finance/directo')
      await expect(page.getByText('Comienza a financiarte')).toBeVisible()
      await expect(page.getByText(company.name).first()).toBeVisible()
      expect(creations()).toBe(1)
      await page.reload()
      await expect(page.getByText('Comienza a financiarte')).toBeVisible()
      expect(await page.getByRole('dialog').count()).toBe(0)
      expectNoTroubles(tab)
    })

  test('does only what is missing after half of it failed', async ({ openTab, product }) => {
    const tab = await newcomer({ openTab, product }, 'mitad@empresa.example')
    const { page } = tab
    await openForm(page)
    await fillIn(page, '77.777.777-7')
    const [creations, changes] = [countOf(page, 'POST', /\/api\/business$/), countOf(page, 'PUT', /\/api\/user\/\d+$/)]
    let failures = 0
    await page.route(/\/api\/user\/\d+$/, (route) => {
      if (route.request().method() !== 'PUT' || failures > 0) return route.fallback()
      failures += 1
      return route.fulfill({ status: 500, json: { errorCode: 'ERROR_UNKNOWN_ERROR' } })
    })
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByText('Tu empresa ya quedó registrada. Falta guardar lo demás.')).toBeVisible()
    await expect(page.getByLabel('RUT de la empresa')).toBeDisabled()
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await expect(page.getByRole('button', { name: 'Hola, Ana Muñoz' })).toBeVisible()
    expect([creations(), changes()]).toEqual([1, 2])
    expectNoTroubles(tab, /status of 500/)
  })

  test('comes to the same end when the answer about the business is lost', async ({ openTab, product }) => {
    const { page } = await newcomer({ openTab, product }, 'perdida@empresa.example')
    await openForm(page)
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
    await expect(page.getByRole('button', { name: 'Hola, Ana Muñoz' })).toBeVisible()
  })

  test('says how to prove that a company is one’s own when another user has proven it', async ({
    openTab,
    product,
  }) => {
    await product.operator(
      'company:add',
      '14.569.484-1',
      '--name',
      'De su dueña SpA',
      '--user',
      'duena@empresa.example',
    )
    const tab = await newcomer({ openTab, product }, 'otra@empresa.example')
    const { page } = tab
    await openForm(page)
    await fillIn(page, '14.569.484-1')
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    const alert = page.getByRole('alert')
    await expect(
      alert.getByText(
        /Otra persona ya demostró que esta empresa es suya\. Si es tuya, escribe a \S+@\S+ con un documento/,
      ),
    ).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/completeregister')
    await page.getByLabel('RUT de la empresa').fill('10.000.013-K')
    await page.getByLabel('Nombre de la empresa').fill('La mía SpA')
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await page.getByRole('button', { name: 'Cerrar el recorrido' }).click()
    await expect(page.getByText('Comienza a financiarte')).toBeVisible()
    expectNoTroubles(tab, /status of 409/)
  })

  test('does not let documents that cannot be asked for stand in the way', async ({ openTab, product }) => {
    const { page } = await newcomer({ openTab, product }, 'papeles@empresa.example')
    await openForm(page)
    await fillIn(page, '11.111.111-1')
    await page.route(/\/api\/business\/\d+\/document$/, (route) => route.abort())
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await page.getByRole('button', { name: 'Cerrar el recorrido' }).click()
    await expect(page.getByText('Aún no pudimos preparar sus documentos; puedes seguir sin ellos.')).toBeVisible()
    await expect(page.getByText('Comienza a financiarte')).toBeVisible()
  })

  test('warns once when the session ends meanwhile, and gives back what was typed', async ({ openTab, product }) => {
    const { page, email } = await newcomer({ openTab, product }, 'vencida@empresa.example')
    await openForm(page)
    await fillIn(page, '22.222.222-2')
    await expireSessionAt(page, '/api/business')
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await expect(page.getByText(EXPIRED)).toBeVisible()
    expect([new URL(page.url()).pathname, await page.getByText(/sesión expiró/).count()]).toEqual(['/start/login', 1])
    await page.unroute('**/api/**')
    await enter(page, { email, password: PASSWORD })
    await expect(page.getByRole('heading', { name: 'Completa tu perfil' })).toBeVisible()
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Muñoz')
    await expect(page.getByLabel('RUT de la empresa')).toHaveValue('22.222.222-2')
  })
})

const registerAt = async (page: Page, email: string, country: Country): Promise<void> => {
  await page.goto(`/start/register?country=${country}`)
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repite la contraseña').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Completa tu perfil' })).toBeVisible()
}

/** Opens a page in which a user who has just registered is signed in. */
const newcomer = async (
  { openTab, product }: Pick<Journey, 'openTab' | 'product'>,
  email: string,
): Promise<Tab & Login> => {
  const login = { email, password: PASSWORD }
  await registerUser(product.address, login)
  return { ...(await openTab({ storageState: await sessionOf(product.address, login) })), ...login }
}

const openForm = async (page: Page): Promise<void> => {
  await page.goto('/finance?country=CL')
  await expect(page.getByRole('heading', { name: 'Completa tu perfil' })).toBeVisible()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/completeregister')
}

const fillIn = async (page: Page, identifier: string): Promise<void> => {
  await page.getByLabel('Nombre completo').fill('Ana Muñoz')
  await page.getByLabel('Teléfono').fill('912345678')
  await page.getByLabel('RUT de la empresa').fill(identifier)
  await expect(page.getByText(/No encontramos el nombre/)).toBeVisible()
  await page.getByLabel('Nombre de la empresa').fill('Empresa Nueva SpA')
}

/** By mouse and by keyboard, to and fro. */
const walkTour = async (page: Page, authority: string, lastSteps: number): Promise<void> => {
  const tour = page.getByRole('dialog')
  await expect(tour.getByText('Te damos la bienvenida a Anticipo')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(tour.getByText(`Conecta tu empresa con el ${authority}`)).toBeVisible()
  await tour.getByRole('button', { name: 'Anterior' }).click()
  await expect(tour.getByText('Te damos la bienvenida a Anticipo')).toBeVisible()
  await tour.getByRole('button', { name: 'Paso 3 de 3' }).click()
  expect(await tour.getByRole('listitem').count()).toBe(lastSteps)
  await tour.getByRole('button', { name: 'Comenzar' }).click()
  await expect(tour).toHaveCount(0)
}

/** How many requests of that kind the page has sent since. */
const countOf = (page: Page, method: string, path: RegExp): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) count += 1
  })
  return () => count
}
