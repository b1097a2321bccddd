import type { Page } from '@playwright/test'
import { aCertificate, CERTIFICATE_PASSWORD } from '../support/certificates.ts'
import { sessionOf, type Session } from './support/api.ts'
import { highContrastViolations, violations } from '#test/screens/support/axe.ts'
import { expect, test } from './support/test.ts'

const DAY_MS = 86_400_000

test.describe('the digital certificate of a company', () => {
  let session: Session

  test.beforeAll(async ({ companies, product }) => {
    session = await sessionOf(product.address, await companies.create('CL'))
  })

  const dialog = (page: Page) => page.getByRole('dialog')
  const choose = (page: Page, name: string, bytes: Uint8Array) =>
    dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/x-pkcs12', buffer: Buffer.from(bytes) })

  test('is registered after a wrong file and a wrong password, with its end and a warning', async ({ openTab }) => {
    const { page } = await openTab({ storageState: session, reducedMotion: 'reduce' })
    await page.goto('/user/profile/sii')
    await page.getByRole('button', { name: 'Registrar certificado' }).click()
    const submit = dialog(page).getByRole('button', { name: 'Registrar' })
    await expect(submit).toBeDisabled()
    await choose(page, 'firma.pfx', new TextEncoder().encode('%PDF-1.7'.padEnd(200)))
    await expect(dialog(page).getByText('Elige un solo archivo .pfx de hasta 64 kB.')).toBeVisible()
    const now = Date.now()
    const file = aCertificate({ rut: '15987654-3', from: new Date(now - DAY_MS), until: new Date(now + 20 * DAY_MS) })
    await choose(page, 'firma-de-la-representante-legal.pfx', file)
    await expect(dialog(page).getByText('firma-de-la-representante-legal.pfx')).toBeVisible()
    await dialog(page).getByLabel('Contraseña del certificado').fill('otra')
    expect([...(await violations(page)), ...(await highContrastViolations(page))]).toEqual([])
    await submit.click()
    await expect(dialog(page).getByRole('alert')).toContainText('La contraseña no abre este certificado.')
    await dialog(page).getByLabel('Contraseña del certificado').fill(CERTIFICATE_PASSWORD)
    await submit.click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText(/^Certificado registrado · vence el \d\d\/\d\d\/\d{4}$/)).toBeVisible()
    await expect(page.getByText(/Tu certificado vence en (19|20) días/)).toBeVisible()
    await expect(page.getByText('El RUT del certificado no es el de tu empresa')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Reemplazar certificado' })).toBeVisible()
  })
})
