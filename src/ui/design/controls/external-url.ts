/** Validates a URL of another site: HTTPS, a host name, and no credentials. */
export const externalUrl = (text: string): string | undefined => {
  if (!OUTSIDE.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')
    ? url.href
    : undefined
}

/** An absolute URL without characters that browsers remove before parsing. */
const OUTSIDE = /^https:\/\/[^\s\\@\p{C}/?#]+(?:[/?#][^\s\\\p{C}]*)?$/u
