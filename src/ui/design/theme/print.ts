import type { GriffelStyle } from '@fluentui/react-components'

/** For what a printed page leaves out. */
export const onScreenOnly = { '@media print': { display: 'none' } } as const satisfies GriffelStyle

export const onPaperOnly = { display: 'none', '@media print': { display: 'block' } } as const satisfies GriffelStyle
