import type { FormEvent } from 'react'

export interface SubmitModel {
  readonly isBusy: boolean
  readonly firstInvalid: string | undefined
}

/** What a form does when it is submitted: nothing while it is busy, else `submit`; then its first wrong field, found by the name of its input, gets the focus. */
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
