import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sessionOf, type Session } from './support/api.ts'
import { expect, test } from './support/test.ts'

const PDF = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3_000, 32)])
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF })

test.describe('the documents of a company', () => {
  let mexican: Session
  let chilean: Session

  test.beforeAll(async ({ companies, product }) => {
    mexican = await sessionOf(product.address, await companies.create('MX'))
    chilean = await sessionOf(product.address, await companies.create('CL'))
  })

  const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
  const choose = (page: Page, title: string, file: ReturnType<typeof pdf>) =>
    row(page, title).locator('input[type=file]').setInputFiles([file])
  const DEED = 'Acta constitutiva'
  const PROOF = 'Comprobante de domicilio'

  test('are uploaded, rejected with a reason, uploaded again, approved and downloaded', async ({
    openTab,
    product,
  }) => {
    const { page } = await openTab({ storageState: mexican })
    await page.goto('/user/profile/legal')
    await expect(row(page, PROOF)).toContainText('no más de 3 meses')
    await choose(page, DEED, pdf('Acta 2019.pdf'))
    await expect(row(page, DEED).getByRole('button', { name: 'Esperando revisión' })).toBeDisabled()
    await expect(row(page, DEED)).toContainText('Acta 2019.pdf · 2.9 kB')

    const [, id = ''] = /^(\d+) .*Acta constitutiva/m.exec(await product.operator('document:list')) ?? []
    await product.operator('document:reject', id, '--reason', 'Falta la última página.')
    await expect(row(page, DEED)).toContainText('Lo rechazamos: Falta la última página.')
    await choose(page, DEED, pdf('Acta completa.pdf'))
    await expect(row(page, DEED)).toContainText('Esperando revisión')
    await expect(row(page, DEED)).not.toContainText('Lo rechazamos')

    await product.operator('document:approve', id)
    const download = page.waitForEvent('download')
    await row(page, DEED).getByRole('button', { name: 'Descargar documento' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('Acta completa.pdf')
    expect(readFileSync(await saved.path()).equals(PDF)).toBe(true)
  })

  test('are retried without choosing the file again, cancelled, and refused for what they are', async ({ openTab }) => {
    const { page } = await openTab({ storageState: mexican })
    await page.goto('/user/profile/legal')
    const proof = row(page, PROOF)
    await choose(page, PROOF, { ...pdf('recibo.png') })
    await expect(proof.getByRole('alert')).toContainText('su nombre no termina en .pdf')
    await page.route('**/sign', (route) => route.abort())
    await choose(page, PROOF, pdf('recibo.pdf'))
    await expect(proof).toContainText('No pudimos conectarnos')
    await page.unroute('**/sign')
    /* An upload that never ends. */
    await page.route('**/sign', () => undefined)
    await proof.getByRole('button', { name: 'Reintentar' }).click()
    await expect(proof.getByRole('progressbar')).toBeVisible()
    await proof.getByRole('button', { name: 'Cancelar' }).click()
    await expect(proof.getByRole('status')).toContainText('Cancelaste la subida')
    await page.unroute('**/sign')
    await proof.getByRole('button', { name: 'Reintentar' }).click()
    await expect(proof).toContainText('Esperando revisión')
  })

  test('are absent in Chile', async ({ openTab }) => {
    const { page } = await openTab({ storageState: chilean })
    await page.goto('/user/profile/legal')
    await expect(page.getByRole('heading', { name: 'Documentos', exact: true })).toBeVisible()
    await expect(page.getByText('Documentos adicionales')).toHaveCount(0)
  })
})
