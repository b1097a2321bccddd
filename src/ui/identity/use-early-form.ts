import { createContext, use, useEffect } from 'react'

/** The prerendered form, which covers the client's screen until it is taken over. */
export const EarlyFormContext = createContext<HTMLFormElement | undefined>(undefined)

/**
 * Takes the prerendered form over: passes the typed values to `onTyped`, then applies focus, scroll position, a submit or a followed link.
 * Waits until the screen shows its view-model, so that no key is lost between the two.
 */
export const useEarlyForm = (onTyped: (email: string, password: string) => void): void => {
  const early = use(EarlyFormContext)
  useEffect(() => {
    if (early?.isConnected !== true) return
    onTyped(valueIn(early, 'email'), valueIn(early, 'password'))
    const form = [...document.forms].find((one) => one !== early)
    const over = early.closest('#early')
    const at = reachable(early).findIndex((one) => one === document.activeElement)
    if (form !== undefined) reachable(form)[at]?.focus({ preventScroll: true })
    scrollTo(0, over?.scrollTop ?? 0)
    over?.remove()
    const { link, sent } = early.dataset
    if (sent !== undefined) form?.requestSubmit()
    if (link !== undefined) [...document.links].find(({ pathname }) => pathname === link)?.click()
  }, [early, onTyped])
}

/** Whatever can have the focus on the page of `form`. Both pages are drawn alike. */
const reachable = (form: HTMLFormElement): ReadonlyArray<HTMLElement> => [
  ...(form.closest('.start-page') ?? form).querySelectorAll<HTMLElement>('a[href], button, input'),
]

const valueIn = (form: HTMLFormElement, name: string): string => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}
