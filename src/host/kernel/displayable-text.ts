/** At most `maximum` UTF-16 units, without control characters and without marks that reverse the direction of the text. */
export const displayableText = (text: string, maximum: number): string =>
  text
    .replaceAll(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .slice(0, maximum)
    .replace(/[\ud800-\udbff]$/, '')
