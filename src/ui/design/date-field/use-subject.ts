import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Whether the calendar is open: closed for another subject. */
export const useOpenCalendar = (subject: string | undefined) => {
  const [opened, setOpened] = useState<{ readonly subject: string | undefined } | undefined>()
  const setOpen = (isOpen: boolean): void => setOpened(isOpen ? { subject } : undefined)
  return [opened !== undefined && opened.subject === subject, setOpen] as const
}

/** Gives up the focus when the subject changes, so that what is typed next does not become the date of another one. */
export const useBlurOnChange = (subject: string | undefined, box: RefObject<HTMLElement | null>): void => {
  const before = useRef(subject)
  useLayoutEffect(() => {
    const { activeElement } = document
    const isMistaken = before.current !== subject && box.current?.contains(activeElement) === true
    if (isMistaken && activeElement instanceof HTMLElement) activeElement.blur()
    before.current = subject
  }, [subject, box])
}
