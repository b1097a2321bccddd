import type { FormEvent } from 'react'

/**
 * What a form does when it is sent: nothing while it is busy, else `send`, which names the field to correct first. Names are
 * those of the inputs.
 */
export const submitHandler =
  (isBusy: boolean, send: () => string | undefined) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const wrong = isBusy ? undefined : send()
    const field = wrong === undefined ? null : event.currentTarget.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }
