import { makeStyles, tokens } from '@fluentui/react-components'
import { forcedColors, phone, space } from '../design/theme/measures.ts'
import { own } from '../design/theme/own-tokens.ts'
import { oneLine, tabularNumerals } from '../design/theme/type.ts'

const STRIPES = `repeating-linear-gradient(-45deg, ${own.statusYellowText} 0 10px, ${own.statusYellowBackground} 10px 20px)`

/** On a phone a name may be longer than a line. */
const twoLines = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', whiteSpace: 'normal' } as const

/** What is fixed to the top of the page begins below the banner, by `--banner-height`. */
export const useSudoBannerStyles = makeStyles({
  frame: { '--banner-height': '48px', [phone]: { '--banner-height': '72px' } },
  banner: {
    position: 'sticky',
    zIndex: 15,
    top: 0,
    display: 'flex',
    height: 'var(--banner-height)',
    padding: '5px 30px',
    backgroundImage: STRIPES,
    [forcedColors]: { borderBottom: '3px solid' },
    [phone]: { padding: '5px 15px' },
  },
  plate: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    flexGrow: 1,
    minWidth: 0,
    padding: '0 5px 0 15px',
    borderRadius: tokens.borderRadiusMedium,
    color: own.statusYellowText,
    backgroundColor: own.statusYellowBackground,
    [phone]: { gap: space.s, padding: '0 5px 0 10px' },
  },
  icon: { flexShrink: 0, [phone]: { display: 'none' } },
  words: {
    display: 'flex',
    alignItems: 'baseline',
    gap: space.m,
    flexGrow: 1,
    minWidth: 0,
    [phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: 0 },
  },
  who: {
    maxWidth: '100%',
    fontWeight: tokens.fontWeightSemibold,
    ...oneLine,
    [phone]: { ...twoLines, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  },
  left: { flexShrink: 0, fontSize: tokens.fontSizeBase200, ...tabularNumerals },
  leave: { flexShrink: 0 },
})
