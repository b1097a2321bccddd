import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Failure } from '#application/shared/failure.ts'
import { Form, type FormOptions } from '#application/shared/form.ts'
import { SubmitCooldown } from '#application/shared/submit-cooldown.ts'
import { requiredText, type TextError, validateForm } from '#domain/kernel/form.ts'
import { makeFaults, rejected, unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'

interface Fields {
  readonly alias: string
  readonly number: string
  readonly isDefault: boolean
}

type Options = FormOptions<Fields, Fields, TextError, number>

const EMPTY: Fields = { alias: '', number: '', isDefault: false }

const validate = (fields: Fields) =>
  validateForm<Fields, TextError, Fields>(
    {
      alias: ({ alias }) => requiredText(alias, 10),
      number: ({ number }) => requiredText(number),
      isDefault: ({ isDefault }) => E.right(isDefault),
    },
    fields,
  )

/** A form whose host stores the accepted values and returns their number. */
const makeForm = (options: Partial<Options> = {}) => {
  const time = makeFakeTime()
  const faults = makeFaults()
  const saved: Array<Fields> = []
  const form = new Form<Fields, Fields, TextError, number>({
    initial: EMPTY,
    validate,
    submit: (valid) => faults.around(() => async () => E.right(saved.push(valid))),
    cooldown: new SubmitCooldown(time.scheduler),
    ...options,
  })
  return { time, faults, saved, form }
}

const fill = (form: ReturnType<typeof makeForm>['form']): void => {
  form.change('alias', 'Sueldos')
  form.change('number', '123')
}

const retryAfter = (retryAfterSeconds: number): Failure => ({
  _tag: 'Rejected',
  code: 'ERROR_RATE_LIMITED',
  requestId: undefined,
  retryAfterSeconds,
})

describe('the errors of a form', () => {
  it('are shown for a field once it was blurred with text, and then with every key', () => {
    const { form } = makeForm()
    form.change('alias', '   ')
    expect(form.errorOf('alias')).toBeUndefined()
    form.blur('alias')
    form.blur('number')
    expect([form.errorOf('alias')?._tag, form.errorOf('number')]).toEqual(['TextBlank', undefined])
    form.change('alias', 'Sueldos')
    expect(form.errorOf('alias')).toBeUndefined()
    form.change('alias', '')
    expect(form.errorOf('alias')?._tag).toBe('TextEmpty')
  })

  it('are all shown on submit, and nothing is sent', async () => {
    const { form, saved } = makeForm()
    form.change('number', '123')
    expect(await form.submit()).toBeUndefined()
    expect([form.errorOf('alias')?._tag, form.errorOf('number'), form.problems[0]?.field, saved]).toEqual([
      'TextEmpty',
      undefined,
      'alias',
      [],
    ])
  })

  it('are known before they are shown, in form order', () => {
    expect(makeForm().form.problems.map(({ field }) => field)).toEqual(['alias', 'number'])
  })
})

describe('a form that is submitted', () => {
  it("sends the valid value, and returns the host's result", async () => {
    const { form, saved } = makeForm()
    fill(form)
    expect(await form.submit()).toBe(1)
    expect(saved).toEqual([{ alias: 'Sueldos', number: '123', isDefault: false }])
  })

  it('is sent once however often it is submitted meanwhile', async () => {
    const { form, saved } = makeForm()
    fill(form)
    expect(await Promise.all([form.submit(), form.submit(), form.submit()])).toEqual([1, undefined, undefined])
    expect([saved.length, form.isBusy]).toEqual([1, false])
  })

  it('is busy until the response, and its values are locked', async () => {
    const { form, saved } = makeForm()
    fill(form)
    const sending = form.submit()
    form.change('alias', 'Otra')
    expect([form.isBusy, form.canSubmit, form.values.alias]).toEqual([true, false, 'Sueldos'])
    await sending
    expect([form.isBusy, form.canSubmit, saved[0]?.alias]).toEqual([false, true, 'Sueldos'])
  })

  it('reports its success before it can be submitted again', async () => {
    const seen: Array<unknown> = []
    const { form } = makeForm({ onSuccess: (result) => seen.push(result) })
    fill(form)
    const result = form.submit().then((answer) => seen.push(`answered ${answer}`))
    await result
    expect(seen).toEqual([1, 'answered 1'])
  })

  it('waits for conditions besides its fields', async () => {
    let isReady = false
    const { form, saved } = makeForm({ isReady: () => isReady })
    fill(form)
    expect([form.canSubmit, await form.submit(), saved.length]).toEqual([false, undefined, 0])
    isReady = true
    expect(await form.submit()).toBe(1)
  })

  it('clears a secret as soon as it is sent, and shows no error in the empty field', async () => {
    const { form, faults } = makeForm({ clearsOnSubmit: true })
    fill(form)
    faults.before(unreachable)
    const sending = form.submit()
    expect(form.values).toEqual(EMPTY)
    await sending
    expect([form.failure, form.values, form.errorOf('alias')]).toEqual([unreachable, EMPTY, undefined])
  })
})

describe('a rejected form', () => {
  it('retains its values, and shows the failure until the next key', async () => {
    const { form, faults } = makeForm()
    fill(form)
    faults.before(unreachable)
    expect(await form.submit()).toBeUndefined()
    expect([form.failure, form.values.alias, form.isBusy]).toEqual([unreachable, 'Sueldos', false])
    form.change('number', '1234')
    expect(form.failure).toBeUndefined()
  })

  it('hides the old failure while it is sent again', async () => {
    const { form, faults } = makeForm()
    fill(form)
    faults.before(unreachable)
    await form.submit()
    const sending = form.submit()
    expect(form.failure).toBeUndefined()
    expect(await sending).toBe(1)
  })

  it('shows a failure of one field at that field', async () => {
    const { form, faults } = makeForm({ fieldOfCode: new Map([['ERROR_CONFLICT', 'number']]) })
    fill(form)
    faults.before(rejected('ERROR_CONFLICT'))
    await form.submit()
    expect([form.failureOf('number'), form.failureOf('alias'), form.failure]).toEqual([
      rejected('ERROR_CONFLICT'),
      undefined,
      undefined,
    ])
    form.change('number', '5')
    expect(form.failureOf('number')).toBeUndefined()
  })

  it('shows other failures at the form', async () => {
    const { form, faults } = makeForm({ fieldOfCode: new Map([['ERROR_CONFLICT', 'number']]) })
    fill(form)
    faults.before(rejected('ERROR_STORAGE'))
    await form.submit()
    expect([form.failureOf('number'), form.failure]).toEqual([undefined, rejected('ERROR_STORAGE')])
  })

  it('waits for the retry time of the host, and shows the reason meanwhile', async () => {
    const { form, faults, saved, time } = makeForm()
    fill(form)
    faults.before(retryAfter(60))
    await form.submit()
    form.change('alias', 'Otra')
    await time.pass(59_000)
    expect([form.canSubmit, form.failure, await form.submit(), saved]).toEqual([false, retryAfter(60), undefined, []])
    await time.pass(1_000)
    expect([form.canSubmit, form.failure, await form.submit()]).toEqual([true, undefined, 1])
  })
})

describe('the values of a form', () => {
  it('are rewritten while typing and on blur', () => {
    const { form } = makeForm({
      whileTyping: { number: (text, before) => (text.startsWith(before.number) ? text.replaceAll(' ', '') : text) },
      onBlur: { number: (text) => `0${text}` },
    })
    form.change('number', '1 2')
    expect(form.values.number).toBe('12')
    form.blur('number')
    expect(form.values.number).toBe('012')
  })

  it('may live in another model', async () => {
    let alias = 'Ahorro'
    const { form, saved } = makeForm({ shared: () => ({ alias }), onChange: (values) => (alias = values.alias) })
    expect(form.values.alias).toBe('Ahorro')
    form.change('number', '9')
    form.change('alias', 'Sueldos')
    expect([alias, form.values.alias]).toEqual(['Sueldos', 'Sueldos'])
    await form.submit()
    expect(saved[0]).toMatchObject({ alias: 'Sueldos', number: '9' })
  })

  it('differ from the initial ones when the form is dirty, and are the initial ones after a reset', async () => {
    const { form } = makeForm()
    expect(form.isDirty).toBe(false)
    form.change('isDefault', true)
    expect(form.isDirty).toBe(true)
    await form.submit()
    form.reset()
    expect([form.isDirty, form.values, form.errorOf('alias')]).toEqual([false, EMPTY, undefined])
  })
})

describe('a form after any events', () => {
  const text = fc.constantFrom('', ' ', 'Sueldos', 'demasiado largo')
  const step = fc.oneof(
    fc.record({
      do: fc.constant('change' as const),
      field: fc.constantFrom('alias' as const, 'number' as const),
      text,
    }),
    fc.record({ do: fc.constant('blur' as const), field: fc.constantFrom('alias' as const, 'number' as const) }),
    fc.constantFrom({ do: 'submit' as const }, { do: 'reset' as const }, { do: 'answer' as const }),
    fc.constantFrom({ do: 'fail' as const }, { do: 'limit' as const }, { do: 'wait' as const }),
  )

  it('sends only valid values, one at a time and not during a cooldown, and shows no error for a valid field', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const time = makeFakeTime()
        const cooldown = new SubmitCooldown(time.scheduler)
        const answers: Array<(answer: E.Either<Failure, number>) => void> = []
        const form = new Form<Fields, Fields, TextError, number>({
          initial: EMPTY,
          validate,
          cooldown,
          submit: (valid) => () => {
            expect(E.isRight(validate(valid))).toBe(true)
            expect([answers.length, cooldown.failure]).toEqual([0, undefined])
            return new Promise((resolve) => answers.push(resolve))
          },
        })
        const answer = (result: E.Either<Failure, number>): void => answers.shift()?.(result)
        for (const one of steps) {
          if (one.do === 'change') form.change(one.field, one.text)
          if (one.do === 'blur') form.blur(one.field)
          if (one.do === 'submit') void form.submit()
          if (one.do === 'reset' && !form.isBusy) form.reset()
          if (one.do === 'answer') answer(E.right(1))
          if (one.do === 'fail') answer(E.left(unreachable))
          if (one.do === 'limit') answer(E.left(retryAfter(30)))
          if (one.do === 'wait') await time.pass(30_000)
          await settle()
          expect(form.isBusy).toBe(answers.length > 0)
          const wrong = form.problems.map(({ field }) => field)
          for (const name of ['alias', 'number'] as const)
            expect(form.errorOf(name) === undefined || wrong.includes(name)).toBe(true)
          expect(form.canSubmit).toBe(!form.isBusy && cooldown.failure === undefined)
        }
      }),
    )
  })
})
