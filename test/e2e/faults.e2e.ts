import { breakCalls, FAULTS, sampleOf } from './support/faults.ts'
import { FORMS } from './support/forms.ts'
import { expect, test } from './support/test.ts'

test.use({ hostFor: 'samples' })
test.describe.configure({ mode: 'parallel' })

/** Together the forms meet every fault once. */
test.describe('a network in trouble', () => {
  for (const [index, form] of FORMS.entries())
    for (const fault of sampleOf(FAULTS, FORMS.length, index))
      test(`says what happened and keeps what was typed at ${form.name}: ${fault.name}`, async ({
        openTab,
        visitors,
      }) => {
        const { path, visitor, fill, send, requiredCalls, done = 'nothing else' } = form
        const { page, troubles } = await openTab({ storageState: visitors.CL.sessions[visitor] })
        await breakCalls(page, fault, requiredCalls)
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
