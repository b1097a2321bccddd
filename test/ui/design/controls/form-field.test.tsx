import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { Form } from '#application/shared/form.ts'
import { SubmitCooldown } from '#application/shared/submit-cooldown.ts'
import { requiredText, type TextError, validateForm } from '#domain/kernel/form.ts'
import { makeFaults, rejected } from '#test/support/fakes/faults.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { FormField } from '#ui/design/controls/form-field.tsx'
import { markupOf, wordsOf } from '../render.tsx'

interface Fields {
  readonly alias: string
}

const makeForm = () => {
  const faults = makeFaults()
  const form = new Form<Fields, Fields, TextError>({
    initial: { alias: '' },
    validate: (values) =>
      validateForm<Fields, TextError, Fields>({ alias: ({ alias }) => requiredText(alias) }, values),
    submit: () => faults.around(() => async () => E.right(undefined)),
    cooldown: new SubmitCooldown(makeFakeTime().scheduler),
    fieldOfCode: new Map([['ERROR_CONFLICT', 'alias']]),
  })
  return { faults, form }
}

const markup = (form: ReturnType<typeof makeForm>['form'], advice?: string): string =>
  markupOf(<FormField form={form} name="alias" label="Alias" advice={advice} />)

describe('a field of a form', () => {
  it('has its label, its name and its value', () => {
    const { form } = makeForm()
    form.change('alias', 'Sueldos')
    expect(wordsOf(markup(form))).toBe('Alias')
    expect(markup(form)).toMatch(/name="alias"[^>]*value="Sueldos"|value="Sueldos"[^>]*name="alias"/)
  })

  it('says what is wrong, and what to do about it', async () => {
    const { form } = makeForm()
    await form.submit()
    expect(wordsOf(markup(form))).toBe('Alias Campo requerido')
    expect(wordsOf(markup(form, 'Escríbelo'))).toBe('Alias Campo requerido. Escríbelo')
    expect(markup(form)).toContain('aria-invalid="true"')
  })

  it('says why the host rejected it', async () => {
    const { form, faults } = makeForm()
    form.change('alias', 'Sueldos')
    faults.before(rejected('ERROR_CONFLICT'))
    await form.submit()
    expect(wordsOf(markup(form))).toMatch(/^Alias \S+ .*\.$/)
  })

  it('can be read but not changed while the form is sent', () => {
    const { form } = makeForm()
    form.change('alias', 'Sueldos')
    void form.submit()
    expect(markup(form)).toMatch(/readonly=""/i)
  })

  it('hides a password', () => {
    const { form } = makeForm()
    expect(markupOf(<FormField form={form} name="alias" type="password" label="Clave" />)).toContain('type="password"')
  })
})
