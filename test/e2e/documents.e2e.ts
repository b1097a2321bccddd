import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { aMexicanDraft } from '#domain/testing/samples.ts'
import { addStakeholder, sessionWith, tokenOf } from './support/api.ts'
import { violations } from '#test/screens/support/axe.ts'
import { linkTo } from './support/mail.ts'
import { overflow } from '#test/screens/support/overflow.ts'
import type { Product } from './support/product.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from '#test/screens/support/viewports.ts'

/** Approves the file that the list shows. */
const approve = async ({ operator }: Pick<Product, 'operator'>, id: string): Promise<void> => {
  const [, digest = ''] = new RegExp(`^${id} .*huella (\\w+)`, 'm').exec(await operator('document:list')) ?? []
  await operator('document:approve', id, '--digest', digest)
}

const PDF = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3_000, 32)])
const PDF_OF_2019 = Buffer.concat([PDF, Buffer.from('\n%%EOF')])
const pdf = (name: string, buffer = PDF) => ({ name, mimeType: 'application/pdf', buffer })

test.describe('the documents of a company', () => {
  const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
  const upload = async (document: Locator, file: ReturnType<typeof pdf>): Promise<void> => {
    await document.locator('input[type=file]').setInputFiles([file])
    await document.getByRole('button', { name: 'Enviar documento' }).click()
  }
  const DEED = 'Acta constitutiva'
  const PROOF = 'Comprobante de domicilio'

  test('are uploaded, those of a representative too, rejected with a reason, uploaded again, approved and downloaded, or signed by a mailed link', async ({
    companies,
    openTab,
    product,
  }) => {
    const company = await companies.create('MX')
    const token = await tokenOf(product.address, company)
    await addStakeholder(product.address, token, { ...aMexicanDraft(), postalCode: '06600' })
    const { page } = await openTab({ storageState: sessionWith(product.address, token) })
    await page.goto('/user/profile/legal')
    const panel = page.getByRole('region', { name: /^Documentos de / })
    for (const title of ['Identificación oficial', PROOF]) {
      const document = panel.getByRole('listitem').filter({ hasText: title })
      await upload(document, pdf(`${title}.pdf`))
      await expect(document).toContainText('Esperando revisión')
    }
    const listed = await product.operator('document:list')
    for (const [, document = ''] of listed.matchAll(
      /^(\d+) .*?(?:Identificación oficial|Comprobante de domicilio)\.pdf/gm,
    ))
      await approve(product, document)
    await expect(page.getByRole('button', { name: /^Documentos completos: / })).toBeVisible()

    await expect(row(page, PROOF).last()).toContainText('no más de 3 meses')
    await upload(row(page, DEED), pdf('Acta 2018.pdf'))
    await expect(row(page, DEED)).toContainText('Hasta entonces puedes reemplazarlo.')
    await upload(row(page, DEED), pdf('Acta 2019.pdf', PDF_OF_2019))
    await expect(row(page, DEED).getByRole('button', { name: 'Esperando revisión' })).toBeDisabled()
    await expect(row(page, DEED)).toContainText('Acta 2019.pdf · 2.9 kB')

    const [, id = ''] = /^(\d+) .*Acta constitutiva/m.exec(await product.operator('document:list')) ?? []
    await product.operator('document:reject', id, '--reason', 'Falta la última página.')
    await expect(row(page, DEED)).toContainText('Lo rechazamos: Falta la última página.')
    await upload(row(page, DEED), pdf('Acta completa.pdf'))
    await expect(row(page, DEED)).toContainText('Esperando revisión')
    await expect(row(page, DEED)).not.toContainText('Lo rechazamos')

    await approve(product, id)
    const download = page.waitForEvent('download')
    await row(page, DEED).getByRole('button', { name: 'Descargar documento' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('Acta completa.pdf')
    expect(readFileSync(await saved.path()).equals(PDF)).toBe(true)

    await product.operator('document:send-to-sign', String(Number(id) + 2))
    const TAX = 'Constancia de situación fiscal'
    await expect(row(page, TAX)).toContainText('Esperando E-firmas')
    await expect.poll(() => linkTo(product, company.email, 'signdocument')).toBeDefined()
    const { page: signing } = await openTab({ viewport: PHONE, bypassCSP: true })
    await signing.goto(linkTo(product, company.email, 'signdocument') ?? '')
    await expect(signing.getByRole('heading', { name: TAX })).toBeVisible()
    expect([...(await violations(signing)), ...(await overflow(signing))]).toEqual([])
    await signing.getByLabel('Nombre completo').fill('Ana Núñez')
    await signing.getByLabel('Acepto el documento').check()
    await signing.getByRole('button', { name: 'Firmar' }).click()
    await expect(signing.getByText('Firmaste tu documento')).toBeVisible()
    await expect(row(page, TAX)).toContainText('Esperando revisión')
    await page.goto('/user/profile/notifications')
    await expect(page.getByText('Rechazamos tu documento: Acta constitutiva. El motivo: Falta')).toBeVisible()
    await expect(page.getByText('Aprobamos tu documento: Acta constitutiva.')).toBeVisible()
  })
})
