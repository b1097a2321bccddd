import type { FormEvent } from 'react'

export interface SubmitModel {
  readonly isBusy: boolean
  readonly firstInvalid: string | undefined
}

/**
 * The submit handler of a form: ignored while busy; afterwards the first invalid field, found by its input's name, gets
 * the focus.
 */
export const submitHandler =
  (form: SubmitModel, submit: () => unknown) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (form.isBusy) return
    const wrong = form.firstInvalid
    void submit()
    const field = wrong === undefined ? null : event.currentTarget.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }
