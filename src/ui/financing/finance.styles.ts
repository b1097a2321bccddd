import { makeStyles, tokens } from '@fluentui/react-components'
import { cardSurface } from '../design/theme/controls.ts'
import { height, space } from '../design/theme/layout-tokens.ts'

const WIDE = '@media (min-width: 1280px)'

export const useFinanceStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: space.s },
  over: { outline: `2px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '4px' },
  /* Before the figures are loaded, their height and the outline of their strip, so that the table stays where it is. */
  cards: { minHeight: height.figures, ':empty': { ...cardSurface, boxSizing: 'border-box' } },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    alignItems: 'start',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 296px' },
  },
  main: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 },
  side: { [WIDE]: { position: 'sticky', top: 'calc(var(--banner-height, 0px) + 68px)' } },
  onlyNarrow: { [WIDE]: { display: 'none' } },
})
