/** The cost of an operation in one sentence. A name in braces is the place of an amount. */
export const allIncludedText = {
  title: 'Todo incluido',
  sentence: (share: string | undefined): string =>
    `Anticipar {total} te cuesta {cost}${share === undefined ? '' : `, el ${share} de tus facturas`}.`,
} as const
