import type { Country } from '#domain/kernel/country.ts'
import { violations } from '#test/screens/support/axe.ts'
import { overflow } from '#test/screens/support/overflow.ts'
import { PHONE } from '#test/screens/support/viewports.ts'
import { sessionOf } from './support/api.ts'
import { lettersTo, linkTo } from './support/mail.ts'
import { placeOrder } from './support/place-orders.ts'
import { expect, test } from './support/test.ts'

const KIND = 'Una operación cambia de estado'
const DIGEST = 'Resumen de tus empresas por correo'

for (const country of ['CL', 'MX'] as const satisfies ReadonlyArray<Country>)
  test(`mails of one kind are turned off from a mail, without signing in, and the digest where it is chosen, in ${country}`, async ({
    companies,
    openTab,
    product,
  }) => {
    const company = await companies.createWithInvoices(country)
    const { order } = await placeOrder(product.address, company)
    await product.operator('order:approve', order)
    await expect.poll(() => linkTo(product, company.email, 'unsubscribe')).toBeDefined()
    const letter = lettersTo(product, company.email).findLast((text) => text.includes('/unsubscribe/'))
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

    const { page: reader } = await openTab({ viewport: PHONE, bypassCSP: true })
    await reader.goto(linkTo(product, company.email, 'unsubscribe') ?? '')
    await expect(reader.getByText(KIND)).toBeVisible()
    expect([...(await violations(reader)), ...(await overflow(reader))]).toEqual([])
    await reader.getByRole('button', { name: 'No enviarme más' }).click()
    await expect(reader.getByRole('heading', { name: 'Listo, no te enviaremos más de estos correos' })).toBeVisible()
    expect([...(await violations(reader)), ...(await overflow(reader))]).toEqual([])

    const { page } = await openTab({ storageState: await sessionOf(product.address, company) })
    await page.goto('/user/profile/notifications')
    await page.getByRole('button', { name: 'Cómo te avisamos' }).click()
    await expect(page.getByLabel(KIND)).toHaveValue('APP')
    await expect(page.getByLabel(DIGEST)).toHaveValue('WEEKLY')
    await page.getByLabel(DIGEST).selectOption({ label: 'No enviar' })
    await expect(page.getByLabel(DIGEST)).toBeEnabled()
    await page.reload()
    await page.getByRole('button', { name: 'Cómo te avisamos' }).click()
    await expect(page.getByLabel(DIGEST)).toHaveValue('OFF')
  })
