import type { StatusColor } from './status-color.ts'

const NAMES = [
  'pageBackground',
  'cardBackground',
  'cardStroke',
  'brandGround',
  'topBarBackground',
  'topBarEdge',
  'topBarHover',
  'topBarText',
  'rowHover',
  'panelFrom',
  'panelTo',
  'panelText',
  'panelLine',
  'panelPaper',
  'panelInk',
  'panelAccent',
  'chartTotal',
  'chartKept',
  'chartTaken',
  'chartResult',
  'chartTrack',
  'statusBlueText',
  'statusBlueBackground',
  'statusLightblueText',
  'statusLightblueBackground',
  'statusGreenText',
  'statusGreenBackground',
  'statusLightgreenText',
  'statusLightgreenBackground',
  'statusYellowText',
  'statusYellowBackground',
  'statusPurpleText',
  'statusPurpleBackground',
  'statusRedText',
  'statusRedBackground',
  'statusOrangeText',
  'statusOrangeBackground',
  'statusDefaultText',
  'statusDefaultBackground',
] as const satisfies ReadonlyArray<string>

type StatusToken = `status${Capitalize<StatusColor>}${'Text' | 'Background'}`

/** Theme tokens beyond Fluent's: those of every status, and some more. */
export type CustomTokens = Readonly<Record<(typeof NAMES)[number] | StatusToken, string>>

/** The custom tokens as CSS variables, for `makeStyles` beside Fluent's `tokens`. */
export const customTokens: CustomTokens = Object.fromEntries(NAMES.map((name) => [name, `var(--${name})`])) as Record<
  keyof CustomTokens,
  string
>
