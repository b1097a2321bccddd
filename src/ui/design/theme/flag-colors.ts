/** A flag has the same colours in every theme. */
export const flagColors = {
  white: '#FFFFFF',
  clBlue: '#0039A6',
  clRed: '#D52B1E',
  mxGreen: '#006847',
  mxRed: '#CE1126',
  mxEmblem: '#8B6B3F',
} as const
