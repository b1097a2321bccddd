import type { Token } from './term-tokens.ts'

/** Tokens up to the next separator. A comma between two numbers is part of a list. */
export const clausesOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<ReadonlyArray<Token>> => {
  const clauses: Array<Array<Token>> = [[]]
  for (const [at, token] of tokens.entries()) {
    if (token._tag === 'End' || (token._tag === 'Comma' && !isInList(tokens, at))) clauses.push([])
    else clauses.at(-1)?.push(token)
  }
  return clauses.filter((clause) => isAboutTerms(clause))
}

const isInList = (tokens: ReadonlyArray<Token>, at: number): boolean =>
  tokens[at - 1]?._tag === 'Number' && tokens[at + 1]?._tag === 'Number'

/** Clauses on interest, guarantees, claims, returns, the validity of an offer and deliveries name days too. */
const OTHER_MATTERS =
  /^(?:INTERES|MORA$|MORATORI|GARANTI|RECLAM|DEVOL|VALID|VIGEN|ENTREG|DESPACH|EMBARQ|INTEREST|WARRANT|CLAIM|RETURNS?$|DELIVER)/

const isAboutTerms = (clause: ReadonlyArray<Token>): boolean => {
  const words = clause.map((token) => (token._tag === 'Word' ? token.word : ''))
  const isOther = words.some((word, at) => OTHER_MATTERS.test(word) && !(words[at - 1] === 'CONTRA'))
  const namesDiscount = words.some(
    (word, at) => word === 'DESCUENTO' || (word === 'PRONTO' && words[at + 1] === 'PAGO'),
  )
  return !isOther && (!namesDiscount || clause.some(({ _tag }) => _tag === 'Percent'))
}

/** Each word of a clause, or an empty text for another token. */
export const wordsOf = (clause: ReadonlyArray<Token>): ReadonlyArray<string> =>
  clause.map((token) => (token._tag === 'Word' ? token.word : ''))
