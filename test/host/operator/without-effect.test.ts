import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentsWithoutEffect } from '#host/operator/without-effect.ts'
import { makeWorld, type World } from '#test/host/tax-authority/world.ts'
import {
  aec,
  BUYER,
  cfdi,
  dte,
  FACTOR,
  pago,
  SELLER,
  SELLER_RFC,
  utf8,
  uuidOf,
} from '#test/host/tax-authority/samples.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const list = (taxId?: { readonly country: 'CL' | 'MX'; readonly identifier: string }) =>
  documentsWithoutEffect.run(world, { taxId })

describe('documents:without-effect', () => {
  it('says so where there are none', async () => {
    expect(await list()).toMatchObject({ right: ['Ningún documento menciona en vano una factura.'] })
  })

  it('lists company, document, who issued it, the invoice and the reason, of all companies or of one', async () => {
    const settlement = { uuid: uuidOf(1), installment: 1, paid: '500.00', outstanding: '660.00' }
    const receipt = { uuid: uuidOf(2), folio: '7', issuer: 'FAC010203AB4', receiver: SELLER_RFC }
    const hand = (id: Awaited<ReturnType<World['business']>>, ...texts: ReadonlyArray<string>) =>
      world.hand(
        id,
        texts.map((text, at) => ({ name: `${at}.xml`, bytes: utf8(text) })),
      )
    await hand(await world.business('MX', SELLER_RFC), cfdi({ uuid: uuidOf(1) }), pago([settlement], receipt))
    await hand(await world.business('CL', SELLER), dte(), aec(dte(), [BUYER, FACTOR]))
    const mexican = expect.stringMatching(
      new RegExp(
        `\\(${SELLER_RFC}\\) · recibo de pago F-7 de Pruebas del Sur \\(FAC010203AB4\\) · factura ${uuidOf(1)} · .+ \\(OTHER_ISSUER\\)$`,
      ),
    )
    const chilean = expect.stringMatching(
      new RegExp(`\\(${SELLER}\\) · cesión 501 de ${BUYER}.* · factura ${SELLER}\\|33\\|501 · .+ \\(BROKEN_CHAIN\\)$`),
    )
    expect(await list()).toMatchObject({ right: [mexican, chilean] })
    expect(await list({ country: 'CL', identifier: SELLER })).toMatchObject({ right: [chilean] })
  })
})
