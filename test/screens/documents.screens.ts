import { deflateSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import type { Country } from '#domain/kernel/country.ts'
import { violations } from './support/axe.ts'
import { overflow } from './support/overflow.ts'
import { beginAfresh, changeAnswers, expect, show, test } from './support/test.ts'
import { PHONE } from './support/viewports.ts'
import { aMexican } from '#test/support/samples/legal.ts'
import { aDocument } from '#test/support/samples/documents.ts'
import type { Scenario } from './page/scenario.ts'

const PDF = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3_000, 32)])
const pdf = (name: string, buffer: Buffer = PDF) => ({ name, mimeType: 'application/pdf', buffer })

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

const legal = (instead: Partial<Scenario> = {}, country: Country = 'MX'): Scenario => ({
  path: '/user/profile/legal',
  country,
  state: 'full',
  visitor: 'company',
  ...instead,
})

const DEED = 'Documento 1'
const PROOF = 'Documento 3'

const row = (page: Page, title: string): Locator => page.getByRole('listitem').filter({ hasText: title }).last()
const choose = (page: Page, title: string, file: ReturnType<typeof pdf>): Promise<void> =>
  row(page, title).locator('input[type=file]').setInputFiles([file])
const send = (page: Page, title: string): Promise<void> =>
  row(page, title).getByRole('button', { name: 'Enviar documento' }).click()

/* The reader tells of each damaged file in its own words. */
beginAfresh(/Warning: Indexing all PDF objects/)

test.describe('the documents of a company', () => {
  test('are rejected for what they are, retried without choosing the file again, and wait for review', async ({
    tab,
  }) => {
    const { page } = tab
    await show(tab, legal({ failures: { 'Documents.sign': { _tag: 'Unreachable' } } }))
    await choose(page, DEED, pdf('recibo.png'))
    await expect(row(page, DEED).getByRole('alert')).toContainText('su nombre no termina en .pdf')
    await choose(page, DEED, pdf('recibo.pdf'))
    await expect(row(page, DEED)).toContainText('Revisa que sea el documento correcto')
    await send(page, DEED)
    await expect(row(page, DEED)).toContainText('No pudimos conectarnos')
    await changeAnswers(tab, { failures: {} })
    await row(page, DEED).getByRole('button', { name: 'Reintentar' }).click()
    await expect(row(page, DEED)).toContainText('Esperando revisión')
    await expect(row(page, DEED)).toContainText('recibo.pdf · 2.9 kB')
    await expect(row(page, DEED)).toContainText('Hasta entonces puedes reemplazarlo.')
    await choose(page, DEED, pdf('corregido.pdf'))
    await expect(row(page, DEED).getByRole('button', { name: /^Reemplazar/ })).toBeVisible()
    expect([...(await violations(page)), ...(await overflow(page))]).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await overflow(page)).toEqual([])
    await send(page, DEED)
    await expect(row(page, DEED)).toContainText('corregido.pdf · 2.9 kB')
  })

  test('are cancelled while they are sent', async ({ tab }) => {
    const { page } = tab
    await show(tab, legal({ holdsUploads: true }))
    await choose(page, DEED, pdf('recibo.pdf'))
    await send(page, DEED)
    await expect(row(page, DEED).getByRole('progressbar')).toBeVisible()
    await row(page, DEED).getByRole('button', { name: 'Cancelar' }).click()
    await expect(row(page, DEED).getByRole('status')).toContainText('Cancelaste la subida')
    await expect(row(page, DEED).getByRole('button', { name: 'Reintentar' })).toBeVisible()
  })

  test('are shown before they arrive: an image as it is, of a PDF the first page', async ({ tab }) => {
    const { page } = tab
    await show(tab, legal({ holdsUploads: true }))
    const picture = (title: string): Locator => row(page, title).getByRole('img', { name: /^Vista previa/ })
    const sides = (title: string): Promise<ReadonlyArray<number>> =>
      picture(title).evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight])
    await choose(page, DEED, pdf('acta.pdf', aPdf('1 0 0 rg 0 0 200 260 re f')))
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
    test(`with ${name} leave the page usable`, async ({ tab }) => {
      const { page } = tab
      await show(tab, legal({ holdsUploads: true }))
      await choose(page, DEED, pdf('acta.pdf', make()))
      await expect(row(page, DEED).locator('[aria-busy=false]')).toBeVisible({ timeout: 20_000 })
      await expect(row(page, DEED).getByRole('img')).toHaveCount(0)
      await send(page, DEED)
      await row(page, DEED).getByRole('button', { name: 'Cancelar' }).click()
      await expect(row(page, DEED)).toContainText('Cancelaste la subida')
    })

  test('of its representatives are below each, the first incomplete one expanded', async ({ tab }) => {
    const { page } = tab
    const [ana, luis] = [
      { ...aMexican(), id: '1', version: 1, name: 'Ana' },
      { ...aMexican(), id: '2', version: 1, name: 'Luis' },
    ]
    const completed = [ana, luis].map(({ id }) => ({ stakeholderId: id, allDocumentsCompleted: id === '1' }))
    const values = {
      'Stakeholders.list': [ana, luis],
      'Documents.completed': completed,
      'Documents.list': [aDocument('1'), aDocument('2')],
    }
    await show(tab, legal({ values }))
    const panel = page.getByRole('region', { name: /^Documentos de / })
    await expect(panel).toHaveCount(1)
    await expect(panel).toHaveAccessibleName(/^Documentos de Luis/)
    const toggles = page.getByRole('button', { name: /^Documentos (?:pendientes|completos): / })
    await expect(toggles).toHaveCount(2)
    await expect(toggles.first()).toHaveAccessibleName(/^Documentos completos: /)
    await expect(toggles.last()).toHaveAttribute('aria-expanded', 'true')
    await toggles.first().click()
    await expect(panel).toHaveAccessibleName(/^Documentos de Ana/)
    await expect(panel.getByRole('button', { name: /^Subir documento/ })).toHaveCount(2)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize(PHONE)
    await expect(panel).toBeVisible()
    expect(await overflow(page)).toEqual([])
  })

  test('are absent in Chile', async ({ tab }) => {
    const { page } = tab
    await show(tab, legal({}, 'CL'))
    await expect(page.getByRole('heading', { name: 'Documentos', exact: true })).toBeVisible()
    await expect(page.getByText('Documentos adicionales')).toHaveCount(0)
  })
})
