import type { Country } from '#domain/kernel/country.ts'
import { sessionOf } from './support/api.ts'
import { linkTo } from './support/mail.ts'
import { expect, test } from './support/test.ts'

const NEW_PASSWORD = 'cuatro palabras de Eva'

for (const [country, role] of [
  ['CL', 'Preparador'],
  ['MX', 'Capturista'],
] as const satisfies ReadonlyArray<readonly [Country, string]>)
  test(`a person is invited, joins by the link with an account of her own, and is removed while at work, in ${country}`, async ({
    companies,
    openTab,
    product,
  }) => {
    const company = await companies.create(country)
    const email = `eva.${company.email}`
    const { page: owner } = await openTab({ storageState: await sessionOf(product.address, company) })
    await owner.goto('/user/profile/team')
    await owner.getByRole('button', { name: 'Invitar' }).click()
    await owner.getByRole('dialog').getByLabel('Correo').fill(email)
    await owner
      .getByRole('dialog')
      .getByLabel('Rol')
      .selectOption({ label: ROLE_OPTION(role) })
    await owner.getByRole('button', { name: 'Enviar invitación' }).click()
    await expect(owner.getByText(`Enviamos la invitación a ${email}.`)).toBeVisible()
    await expect.poll(() => linkTo(product, email, 'invitation')).toBeDefined()

    const { page: invited } = await openTab({ viewport: { width: 360, height: 740 } })
    await invited.goto(linkTo(product, email, 'invitation') ?? '')
    await expect(invited.getByText(`te invita a ${company.name}`)).toBeVisible()
    await invited.getByLabel('Contraseña', { exact: true }).fill(NEW_PASSWORD)
    await invited.getByLabel('Repite la contraseña').fill(NEW_PASSWORD)
    await invited.getByRole('checkbox').check()
    await invited.getByRole('button', { name: 'Crear cuenta y unirme' }).click()
    await expect.poll(() => new URL(invited.url()).pathname).toBe('/finance/directo')
    await invited.goto('/user/profile/team')
    await expect(invited.getByRole('listitem').filter({ hasText: email })).toContainText(role)
    await expect(invited.getByRole('button', { name: 'Invitar' })).toHaveAttribute('aria-disabled', 'true')

    await owner.reload()
    await owner.getByRole('button', { name: `Acciones sobre ${email}` }).click()
    await owner.getByRole('menuitem', { name: 'Quitar acceso' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Quitar acceso' }).click()
    await expect(owner.getByRole('listitem').filter({ hasText: email })).toHaveCount(0)
    await invited.goto('/orders')
    await expect(invited.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
  })

const ROLE_OPTION = (role: string): string =>
  `${role}: prepara y solicita; no autoriza ni cambia las cuentas de la empresa`
