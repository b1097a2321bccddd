import { breakCalls, FAULTS, sampleOf } from './support/faults.ts'
import { FORMS } from './support/forms.ts'
import { placesOf, visit } from './support/places.ts'
import { expect, test } from './support/test.ts'

/** How many of the twelve faults each address and each form meets. */
const FAULTS_PER_PLACE = 3
const FAULTS_PER_FORM = 6

test.use({ hostFor: 'samples' })
test.describe.configure({ mode: 'parallel' })

test.describe('a network in trouble', () => {
  for (const [index, { name }] of placesOf('CL', '').entries()) {
    const faults = sampleOf(FAULTS, FAULTS_PER_PLACE, index)
    test(`leaves something to read and no endless spinner at ${name}: ${namesOf(faults)}`, async ({
      openTab,
      visitors,
    }) => {
      const place = placesOf('CL', visitors.CL.orderId)[index]
      if (place === undefined) throw new Error(`${name} is no place`)
      const { page, troubles } = await openTab({ storageState: visitors.CL.sessions[place.visitor] })
      for (const fault of faults) {
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await breakCalls(page, fault, place.spared)
        await test.step(fault.name, () => visit(page, place))
        expect(
          troubles.filter((trouble) => !trouble.includes('Failed to load resource')),
          fault.name,
        ).toEqual([])
      }
    })
  }

  for (const [index, form] of FORMS.entries())
    for (const fault of sampleOf(FAULTS, FAULTS_PER_FORM, index))
      test(`says what happened and keeps what was typed at ${form.name}: ${fault.name}`, async ({
        openTab,
        visitors,
      }) => {
        const { path, visitor, fill, send, spared, done = 'nothing else' } = form
        const { page, troubles } = await openTab({ storageState: visitors.CL.sessions[visitor] })
        await breakCalls(page, fault, spared)
        await page.goto(path)
        const typed = await fill(page)
        await page.getByRole('button', { name: send, exact: true }).click()
        const code = page.getByText(/^Código ERROR_/)
        const ended = page.getByText(/sesión expiró/)
        const sent = page.getByText(done, { exact: true })
        await expect(code.or(ended).or(sent).first()).toBeVisible()
        if (await code.first().isVisible())
          for (const [label, text] of Object.entries(typed))
            await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
        else if (await ended.isVisible()) expect([visitor, fault.name]).toEqual(['newcomer', 'an expired session'])
        else expect(fault.name).toMatch(/another shape|ten megabytes/)
        expect(troubles.filter((trouble) => !trouble.includes('Failed to load resource'))).toEqual([])
      })
})

function namesOf(faults: typeof FAULTS): string {
  return faults.map(({ name }) => name).join(', ')
}
