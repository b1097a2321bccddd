import type { Page } from '@playwright/test'
import { registerTaxpayer, writeJourneyCompany } from './support/companies.ts'
import { expectFocusOn, tabTo } from '#test/screens/support/keyboard.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { openSignIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from '#test/screens/support/viewports.ts'

const PASSWORD = 'cuatro palabras al azar'

test.describe('a new user, from the sign-in page to the first task and out again', () => {
  test('needs no mouse in Mexico, and always sees where the focus is', async ({ openTab, product }) => {
    const company = writeJourneyCompany(product, 'MX')
    await registerTaxpayer(product, company)
    const tab = await openTab()
    const { page } = tab
    const { keyboard } = page
    const write = async (label: string | RegExp, text: string): Promise<void> => {
      await tabTo(page, label)
      await keyboard.type(text)
    }
    const press = async (name: string | RegExp): Promise<void> => {
      await tabTo(page, name)
      await keyboard.press('Enter')
    }
    await openSignIn(page)
    await expect(page.getByLabel('Correo')).toBeVisible()
    await press('¿Eres nuevo? Regístrate aquí')
    await expectFocusOn(page, 'Crea tu cuenta')
    await write('Correo', 'eva@gmial.com')
    await expect(page.getByText('Quiso decir eva@gmail.com')).toBeVisible()
    await press('Usar este correo')
    await expectFocusOn(page, 'Correo')
    await write('Contraseña', PASSWORD)
    await write('Repite la contraseña', PASSWORD)
    await tabTo(page, /^Acepto/)
    await keyboard.press('Space')
    await press('Crear cuenta')

    await expect(page.getByRole('heading', { name: 'Completa tu perfil' })).toBeVisible()
    await write('Nombre completo', 'Eva Ruiz Peña')
    await write('Teléfono', '5512345678')
    await write('RFC de la empresa', company.identifier)
    await expect(page.getByText('Así aparece en el SAT.')).toBeVisible()
    await press('Guardar y continuar')

    const tour = page.getByRole('dialog')
    for (const title of [
      'Te damos la bienvenida a Anticipo',
      'Conecta tu empresa con el SAT',
      'Financia tus facturas',
    ]) {
      await expect(tour.getByRole('heading', { name: title })).toBeVisible()
      await expectFocusOn(page, title.startsWith('Financia') ? 'Comenzar' : 'Siguiente')
      await keyboard.press('Enter')
    }
    await expect(tour).toHaveCount(0)
    await expect(page.getByText('Comienza a financiarte')).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe('/finance/directo')

    await keyboard.press('Control+k')
    await expectFocusOn(page, 'Buscar o ir a')
    await keyboard.type('operaciones')
    await keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/orders')
    await expectFocusOn(page, 'Estado de Operaciones')
    await press('5 tareas pendientes')
    await expect(
      page.getByRole('dialog', { name: 'Tareas Pendientes (5)' }).getByText('Ingresa tu clave CIEC'),
    ).toBeVisible()
    await keyboard.press('Escape')
    await expectFocusOn(page, '5 tareas pendientes')
    await press('Hola, Eva Ruiz Peña')
    await expectFocusOn(page, 'Perfil')
    await keyboard.press('End')
    await expectFocusOn(page, 'Cerrar sesión')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    expectNoTroubles(tab)
  })

  test('needs no more than a thumb in Chile, and nothing is wider than the phone', async ({ openTab }) => {
    const tab = await openTab({ viewport: PHONE, hasTouch: true, isMobile: true })
    const { page } = tab
    const tap = async (name: string | RegExp): Promise<void> => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `before ${String(name)}`).toBe(
        PHONE.width,
      )
      await page
        .getByRole('button', { name })
        .or(page.getByRole('link', { name }))
        .filter({ visible: true })
        .first()
        .tap()
    }
    await openSignIn(page)
    await tap('¿Eres nuevo? Regístrate aquí')
    await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible()
    await page.getByText('Chile', { exact: true }).tap()
    const form = page.locator('form').filter({ hasText: 'Repite la contraseña' })
    await form.getByLabel('Correo').fill('ana@gmial.com')
    await tap('Usar este correo')
    await form.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await form.getByLabel('Repite la contraseña').fill(PASSWORD)
    await form.getByRole('checkbox').tap()
    await tap('Crear cuenta')

    await expect(page.getByRole('heading', { name: 'Completa tu perfil' })).toBeVisible()
    await page.getByLabel('Nombre completo').fill('Ana Muñoz Rojas')
    await page.getByLabel('Teléfono').fill('912345678')
    await page.getByLabel('RUT de la empresa').fill('77.777.777-7')
    await expect(page.getByText(/No encontramos el nombre/)).toBeVisible()
    await page
      .getByLabel('Nombre de la empresa')
      .fill('Sociedad Comercializadora e Importadora de Maquinaria Agrícola y Forestal Sur SpA')
    await tap('Guardar y continuar')

    const tour = page.getByRole('dialog')
    await expect(tour.getByRole('heading', { name: 'Te damos la bienvenida a Anticipo' })).toBeVisible()
    await tap('Siguiente')
    await expect(tour.getByRole('heading', { name: 'Conecta tu empresa con el SII' })).toBeVisible()
    await tap('Siguiente')
    await tap('Comenzar')
    await expect(tour).toHaveCount(0)
    await expect(page.getByText('Comienza a financiarte')).toBeVisible()
    await tap('Operaciones')
    await expect(page.getByText('No hay órdenes para mostrar')).toBeVisible()
    await tap('4 tareas pendientes')
    await expect(
      page.getByRole('dialog', { name: 'Tareas Pendientes (4)' }).getByText('Ingresa tu clave SII'),
    ).toBeVisible()
    await tap('Cerrar')
    await tap('Hola, Ana Muñoz Rojas')
    await page.getByRole('menuitem', { name: /^Buscar o ir a/ }).tap()
    await page.getByRole('combobox', { name: 'Buscar o ir a' }).fill('reporte')
    await page.getByRole('option', { name: /^Xtracker/ }).tap()
    await expect.poll(() => pathOf(page)).toBe('/xtracker')
    await tap('Hola, Ana Muñoz Rojas')
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).tap()
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    expectNoTroubles(tab)
  })
})

const pathOf = (page: Page): string => new URL(page.url()).pathname
