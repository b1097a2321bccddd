/** The key of a Mexican document in lower case, because sources differ in case. Undefined for another format. */
export const readUuid = (text: string): string | undefined => {
  const lower = text.trim().toLowerCase()
  return lower.length === 36 && FORM.test(lower) ? lower : undefined
}

const FORM = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
