import type { FormEvent } from 'react'

/** The values of a form by the names of its fields. */
export interface FilledModel {
  readonly values: object
  readonly change: (name: never, value: never) => void
}

export interface SubmitModel extends FilledModel {
  readonly isBusy: boolean
  /** All that is wrong, shown yet or not. */
  readonly problems: ReadonlyArray<{ readonly field: string }>
}

/**
 * The submit handler of a form: ignored while busy. The texts in the fields count, and afterwards the first invalid field has the focus, in
 * the order in which they are read.
 */
export const submitHandler =
  (form: SubmitModel, submit: () => unknown) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (form.isBusy) return
    const element = event.currentTarget
    readFields(form, element)
    const wrong = new Set(form.problems.map(({ field }) => field))
    void submit()
    const first = [...element.elements].find((field) => wrong.has(field.getAttribute('name') ?? ''))
    if (first instanceof HTMLElement) first.focus()
  }

/** Texts typed before the page was hydrated and those of password managers, which fire no events, are only in the fields. */
export const readFields = (form: FilledModel, { elements }: HTMLFormElement): void => {
  const values = new Map<string, unknown>(Object.entries(form.values))
  for (const field of elements)
    if ((field instanceof HTMLInputElement && field.matches(TEXT_FIELD)) || field instanceof HTMLTextAreaElement) {
      const known = values.get(field.name)
      if (typeof known === 'string' && known !== field.value) form.change(field.name as never, field.value as never)
    }
}

/** The text of a combobox is the label of what is chosen, and a field that is only read shows a text that is written otherwise. */
const TEXT_FIELD =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [role="combobox"], [readonly], :disabled)'
