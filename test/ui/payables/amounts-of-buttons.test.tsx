import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { ContainerContext } from '#ui/di/container-context.ts'
import { SelectionBar } from '#ui/payables/payable-list-parts.tsx'
import { WithAmount } from '#ui/payables/owed-text.tsx'
import { settle } from '#test/support/fakes/time.ts'
import { makePaymentsWorld } from '#test/support/payments-world.ts'
import { aPayable } from '#test/support/samples/payables.ts'
import { markupOf, wordsOf } from '../design/render.tsx'

const MIXED = [money('MXN', 116_000), money('USD', 100_000)]

describe('the amount in a button', () => {
  it('is what moves in each currency, never added', () => {
    const words = (totals: typeof MIXED | undefined) =>
      wordsOf(markupOf(<WithAmount words="Ya pagué" totals={totals} />, { country: 'MX' }))
    expect(words(MIXED)).toBe('Ya pagué $1,160.00 + US$1,000.00')
    expect(words(undefined)).toBe('Ya pagué')
  })

  it('of the selected invoices has dollars apart', async () => {
    const documentAmount = money('USD', 100_000)
    const world = makePaymentsWorld([aPayable(0), aPayable(1, { amount: money('CLP', 920_000), documentAmount })])
    world.vm.open('inbox')
    await settle()
    world.vm.table.selection.togglePage()
    const bar = (
      <ContainerContext value={world.container}>
        <SelectionBar vm={world.vm} country="CL" />
      </ContainerContext>
    )
    expect(wordsOf(markupOf(bar))).toContain('Programar pago por $1.000 + US$1.000,00')
  })
})
