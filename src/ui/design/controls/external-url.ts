/** An address of another site as it may be opened: secure, to a named host, with nobody's name and password in it. */
export const externalUrl = (text: string): string | undefined => {
  if (!OUTSIDE.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')
    ? url.href
    : undefined
}

/** Written out whole, with nothing that a browser would take out before it reads the rest. */
const OUTSIDE = /^https:\/\/[^\s\\@\p{C}/?#]+(?:[/?#][^\s\\\p{C}]*)?$/u
