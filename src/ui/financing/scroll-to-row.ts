/** Scrolls to a row of the table within `place` and focuses its field, also when it is not rendered yet. */
export const scrollToRow = (place: HTMLElement | null, index: number, rowHeight: number): void => {
  if (place === null || focusField(place, index)) return
  place.querySelector('[role="grid"]')?.scrollTo({ top: index * rowHeight })
  requestAnimationFrame(() => requestAnimationFrame(() => focusField(place, index)))
}

const focusField = (place: HTMLElement, index: number): boolean => {
  const field = place.querySelector<HTMLInputElement>(`tr[data-index="${index}"] input[type="text"]`)
  if (field === null) return false
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
  return true
}
