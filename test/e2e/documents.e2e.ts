import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { aMexicanDraft } from '#domain/testing/samples.ts'
import { addStakeholder, sessionOf, sessionWith, tokenOf, type Session } from './support/api.ts'
import { violations } from './support/axe.ts'
import { linkTo } from './support/mail.ts'
import { overflow } from './support/overflow.ts'
import type { Product } from './support/product.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from './support/viewports.ts'

/** Approves the file that the list shows. */
const approve = async ({ operator }: Pick<Product, 'operator'>, id: string): Promise<void> => {
  const [, digest = ''] = new RegExp(`^${id} .*huella (\\w+)`, 'm').exec(await operator('document:list')) ?? []
  await operator('document:approve', id, '--digest', digest)
}

const PDF = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3_000, 32)])
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF })

const OTHER_PERSON = {
  identifier: 'BEML920313CM4',
  curp: 'BEML920313HCMLNS09',
  birthday: '1992-03-13',
  gender: 'Masculino',
}

/** One page with this content, and further objects from number 5 on. */
const aPdf = (
  content: string,
  { box = '0 0 200 260', more = [] as ReadonlyArray<string | Buffer> } = {},
): Buffer<ArrayBuffer> => {
  const objects: ReadonlyArray<string | Buffer> = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...more,
  ]
  const parts = objects.map((object, at) =>
    Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  )
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer << /Root 1 0 R >>\n%%EOF')])
}
/** Each form draws the next one forty times: 40^6 in all. */
const FORMS = Array.from({ length: 6 }, (_, at) => {
  const content = at === 5 ? '0 0 m 9 9 l S\n'.repeat(50) : '/F Do\n'.repeat(40)
  return `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F ${at + 6} 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`
})
const bombOf = (content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Filter /FlateDecode /Length ${content.length} >>\nstream\n`,
    ),
    content,
    Buffer.from('\nendstream'),
  ])
/** Made when they are used. */
const HOSTILE = [
  ['a page that is drawn millions of times', () => aPdf('/F Do', { more: FORMS })],
  ['a page of a kilometre', () => aPdf('0 0 m 9 9 l S', { box: '0 0 3000000 3000000' })],
  ['hundreds of megabytes in a few', () => aPdf('/F Do', { more: [bombOf(deflateSync(Buffer.alloc(225_000_000)))] })],
  ['no page', () => PDF],
] as const

test.describe('the documents of a company', () => {
  let mexican: Session
  /** Of a company whose uploads never arrive. */
  let untouched: Session
  let chilean: Session

  test.beforeAll(async ({ companies, product }) => {
    mexican = await sessionOf(product.address, await companies.create('MX'))
    untouched = await sessionOf(product.address, await companies.create('MX'))
    chilean = await sessionOf(product.address, await companies.create('CL'))
  })

  const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
  const choose = (page: Page, title: string, file: ReturnType<typeof pdf>) =>
    row(page, title).locator('input[type=file]').setInputFiles([file])
  const DEED = 'Acta constitutiva'
  const PROOF = 'Comprobante de domicilio'

  test('are uploaded, rejected with a reason, uploaded again, approved and downloaded, or signed by a mailed link', async ({
    companies,
    openTab,
    product,
  }) => {
    const company = await companies.create('MX')
    const { page } = await openTab({ storageState: await sessionOf(product.address, company) })
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
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/sign'))
    await proof.getByRole('button', { name: 'Cancelar' }).click()
    await expect(proof.getByRole('status')).toContainText('Cancelaste la subida')
    /* Ending the interception lets a request continue that the browser has not aborted yet. */
    await aborted
    await page.unroute('**/sign')
    await proof.getByRole('button', { name: 'Reintentar' }).click()
    await expect(proof).toContainText('Esperando revisión')
  })

  test('are shown before they arrive: an image as it is, of a PDF the first page', async ({ openTab }) => {
    const { page } = await openTab({ storageState: untouched })
    await page.goto('/user/profile/legal')
    await page.route('**/sign', () => undefined)
    const picture = (title: string) => row(page, title).getByRole('img', { name: /^Vista previa/ })
    const sides = (title: string) =>
      picture(title).evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight])
    await choose(page, DEED, { ...pdf('acta.pdf'), buffer: aPdf('1 0 0 rg 0 0 200 260 re f') })
    await expect(picture(DEED)).toBeVisible()
    expect(await sides(DEED)).toEqual([247, 320])
    const colour = await picture(DEED).evaluate((shown: HTMLImageElement) => {
      const context = Object.assign(document.createElement('canvas'), { width: 9, height: 9 }).getContext('2d')
      context?.drawImage(shown, 0, 0, 9, 9)
      return [...(context?.getImageData(4, 4, 1, 1).data ?? [])]
    })
    expect(colour).toEqual([255, 0, 0, 255])
    const png = await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 30, height: 20 })
      canvas.getContext('2d')?.fillRect(0, 0, 30, 20)
      return canvas.toDataURL().split(',')[1] ?? ''
    })
    await choose(page, PROOF, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') })
    await expect(picture(PROOF)).toBeVisible()
    expect(await sides(PROOF)).toEqual([30, 20])
  })

  for (const [name, make] of HOSTILE)
    test(`with ${name} leave the page usable`, async ({ openTab }) => {
      const { page } = await openTab({ storageState: untouched })
      await page.goto('/user/profile/legal')
      await page.route('**/sign', () => undefined)
      await expect(row(page, DEED)).toBeVisible()
      await choose(page, DEED, { ...pdf('acta.pdf'), buffer: make() })
      await expect(row(page, DEED).locator('[aria-busy=false]')).toBeVisible({ timeout: 20_000 })
      await expect(row(page, DEED).getByRole('img')).toHaveCount(0)
      await row(page, DEED).getByRole('button', { name: 'Cancelar' }).click()
      await expect(row(page, DEED)).toContainText('Cancelaste la subida')
    })

  test('of its representatives are below each, the first incomplete one expanded', async ({
    companies,
    openTab,
    product,
  }) => {
    const token = await tokenOf(product.address, await companies.create('MX'))
    const [ana, luis] = [aMexicanDraft(), { ...aMexicanDraft(), name: 'Luis', ...OTHER_PERSON }]
    for (const person of [ana, luis]) await addStakeholder(product.address, token, { ...person, postalCode: '06600' })
    const { page } = await openTab({ storageState: sessionWith(product.address, token) })
    await page.goto('/user/profile/legal')
    const panel = page.getByRole('region', { name: /^Documentos de / })
    await expect(panel).toHaveCount(1)
    await expect(panel).toHaveAccessibleName(new RegExp(`^Documentos de ${ana.name}`))
    const toggles = page.getByRole('button', { name: /^Documentos (?:pendientes|completos): / })
    await expect(toggles).toHaveCount(2)
    await expect(toggles.first()).toHaveAttribute('aria-expanded', 'true')
    for (const title of ['Identificación oficial', PROOF]) {
      const document = panel.getByRole('listitem').filter({ hasText: title })
      await document.locator('input[type=file]').setInputFiles([pdf(`${title}.pdf`)])
      await expect(document).toContainText('Esperando revisión')
    }
    const listed = await product.operator('document:list')
    const ids = [...listed.matchAll(/^(\d+) .*?(?:Identificación oficial|Comprobante de domicilio)\.pdf/gm)]
    expect(ids).toHaveLength(2)
    for (const [, id = ''] of ids) await approve(product, id)
    await expect(toggles.first()).toHaveAccessibleName(/^Documentos completos: /)
    await expect(panel).toHaveAccessibleName(new RegExp(`^Documentos de ${ana.name}`))
    await toggles.last().click()
    await expect(panel).toHaveAccessibleName(/^Documentos de Luis/)
    await expect(panel.getByRole('button', { name: /^Subir documento/ })).toHaveCount(2)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize(PHONE)
    await expect(panel).toBeVisible()
    expect(await overflow(page)).toEqual([])
  })

  test('are absent in Chile', async ({ openTab }) => {
    const { page } = await openTab({ storageState: chilean })
    await page.goto('/user/profile/legal')
    await expect(page.getByRole('heading', { name: 'Documentos', exact: true })).toBeVisible()
    await expect(page.getByText('Documentos adicionales')).toHaveCount(0)
  })
})
