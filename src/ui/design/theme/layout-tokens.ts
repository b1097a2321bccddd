/** The only distances between things, in CSS pixels. */
export const space = { xs: '5px', s: '10px', m: '15px', l: '20px', xl: '30px' } as const

/** Heights that more than one screen shares. */
export const height = {
  topBar: '56px',
  signedOutBar: '76px',
  tableRow: '44px',
  touchTarget: '44px',
  bottomNavigation: '64px',
} as const

/** Corner of a card, a dialog or a panel. */
export const cardRadius = '8px'

export const motion = {
  quick: '150ms',
  fade: '200ms',
  slide: '400ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const

/** How something comes over the page: in its place. What slides there may not be under the pointer when its button is released. */
export const appear = { from: { opacity: 0 }, to: { opacity: 1 } } as const

/** Up to here one hand holds the screen. */
export const breakpointPhone = '@media (max-width: 639px)'

/** Up to here a table beside a side card needs the room of the navigation, which keeps to a rail. */
export const breakpointWide = '@media (max-width: 1599px)'

/** Up to here there is no room for a side card. */
export const breakpointNarrow = '@media (max-width: 1023px)'

/** The system paints with its own few colours. What only a colour said must be said by a line or by one of theirs. */
export const forcedColors = '@media (forced-colors: active)'

export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
