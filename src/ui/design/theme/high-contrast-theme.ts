import { createHighContrastTheme } from '@fluentui/react-components'
import type { Theme } from '@fluentui/react-components'
import { sharedOverrides } from './fluent-overrides.ts'
import type { CustomTokens } from './custom-tokens.ts'

const INK = '#FFFFFF'
const PAPER = '#000000'
const MARK = '#1AEBFF'

const highContrastTokens: CustomTokens = {
  pageBackground: PAPER,
  cardBackground: PAPER,
  cardStroke: INK,
  brandGround: PAPER,
  topBarBackground: PAPER,
  topBarEdge: INK,
  topBarHover: '#262626',
  topBarText: INK,
  /* Fluent's hovered background would need another text colour. */
  rowHover: '#262626',
  panelFrom: PAPER,
  panelTo: PAPER,
  panelText: INK,
  panelLine: INK,
  panelPaper: PAPER,
  panelInk: INK,
  panelAccent: MARK,
  chartTotal: INK,
  chartKept: '#3FF23F',
  chartTaken: '#FFFF00',
  chartResult: MARK,
  chartTrack: '#404040',
  statusBlueText: INK,
  statusBlueBackground: PAPER,
  statusLightblueText: INK,
  statusLightblueBackground: PAPER,
  statusGreenText: '#3FF23F',
  statusGreenBackground: PAPER,
  statusLightgreenText: '#3FF23F',
  statusLightgreenBackground: PAPER,
  statusYellowText: '#FFFF00',
  statusYellowBackground: PAPER,
  statusPurpleText: INK,
  statusPurpleBackground: PAPER,
  statusRedText: '#FFB0B0',
  statusRedBackground: PAPER,
  statusOrangeText: '#FFFF00',
  statusOrangeBackground: PAPER,
  statusDefaultText: INK,
  statusDefaultBackground: PAPER,
}

export const highContrastTheme: Theme & CustomTokens = {
  ...createHighContrastTheme(),
  ...sharedOverrides,
  colorNeutralStencil1: '#262626',
  colorNeutralStencil2: '#404040',
  ...highContrastTokens,
}
