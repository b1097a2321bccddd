/** The spacing scale, in CSS pixels. */
export const space = { xs: '5px', s: '10px', m: '15px', l: '20px', xl: '30px' } as const

/** Heights shared by several screens. */
export const height = {
  topBar: '56px',
  signedOutBar: '76px',
  tableRow: '44px',
  tableHead: '36px',
  /** The row of tabs and tools above a table. */
  listHead: '44px',
  /** The strip of figures above a list. */
  figures: '64px',
  touchTarget: '44px',
  bottomNavigation: 'calc(64px + env(safe-area-inset-bottom, 0px))',
} as const

/**
 * On a phone, the height of what stays at the bottom edge: the navigation, or the safe area of a page without one, and
 * the bar of the screen.
 */
export const bottomEdge = 'calc(var(--bottom-navigation, env(safe-area-inset-bottom, 0px)) + var(--bottom-bar, 0px))'

/** Corner of a card, a dialog or a panel. */
export const cardRadius = '8px'

export const motion = {
  quick: '150ms',
  fade: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const

/** Overlays fade in place: a moving target might not be under the pointer when its button is released. */
export const appear = { from: { opacity: 0 }, to: { opacity: 1 } } as const

/** Phones. */
export const PHONE_SCREEN = '(max-width: 639.98px)'
export const breakpointPhone = `@media ${PHONE_SCREEN}`

/** A window whose tables have space for optional columns. */
export const WIDE_SCREEN = '(min-width: 1600px)'

/** Up to here there is no space for a side card, and a table would cut dates or amounts: its rows are cards. */
export const NARROW_SCREEN = '(max-width: 1023px)'
export const breakpointNarrow = `@media ${NARROW_SCREEN}`

/** Where rows are cards, so on tablets too, what is touched is `height.touchTarget` high, whatever touches it. */
export const breakpointTouch = breakpointNarrow

/** The system replaces colours, so that borders or system colours must carry their meaning. */
export const forcedColors = '@media (forced-colors: active)'

export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
