import { createContext, use, useEffect } from 'react'

/** The form that came with the page, worked without the client and lies over its screen until it is taken. */
export const EarlyFormContext = createContext<HTMLFormElement | undefined>(undefined)

/**
 * Goes on where the early form was: gives what was typed to `onTyped`, and the focus and the sending to the form that is there now. It waits
 * until the screen follows its view-model, so that no key is lost between the two.
 */
export const useEarlyForm = (onTyped: (email: string, password: string) => void): void => {
  const early = use(EarlyFormContext)
  useEffect(() => {
    if (early?.isConnected !== true) return
    const { at, sent } = early.dataset
    onTyped(valueIn(early, 'email'), valueIn(early, 'password'))
    const form = [...document.forms].find((one) => one !== early)
    const field = at === undefined ? null : form?.elements.namedItem(at)
    if (field instanceof HTMLElement) field.focus({ preventScroll: true })
    early.closest('#early')?.remove()
    if (sent !== undefined) form?.requestSubmit()
  }, [early, onTyped])
}

const valueIn = (form: HTMLFormElement, name: string): string => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}
