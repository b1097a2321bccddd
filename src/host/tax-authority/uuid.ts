/** The key of a Mexican document in lower case: sources disagree on the case. Undefined when it has not the form. */
export const readUuid = (text: string): string | undefined => {
  const lower = text.trim().toLowerCase()
  return lower.length === 36 && FORM.test(lower) ? lower : undefined
}

const FORM = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
