import type { StatusColor } from './status-color.ts'

type StatusTokens = {
  readonly [Color in StatusColor as `status${Capitalize<Color>}Text` | `status${Capitalize<Color>}Background`]: string
}

/** Theme tokens beyond Fluent's. */
export interface CustomTokens extends StatusTokens {
  readonly pageBackground: string
  readonly cardBackground: string
  readonly cardStroke: string
  readonly brandGround: string
  readonly topBarBackground: string
  readonly topBarEdge: string
  readonly topBarHover: string
  readonly topBarText: string
  readonly panelFrom: string
  readonly panelTo: string
  readonly panelText: string
  readonly panelLine: string
  readonly panelPaper: string
  readonly panelInk: string
  readonly panelAccent: string
  readonly chartTotal: string
  readonly chartKept: string
  readonly chartTaken: string
  readonly chartResult: string
  readonly chartTrack: string
}

const NAMES: ReadonlyArray<keyof CustomTokens> = [
  'pageBackground',
  'cardBackground',
  'cardStroke',
  'brandGround',
  'topBarBackground',
  'topBarEdge',
  'topBarHover',
  'topBarText',
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
]

/** The custom tokens as CSS variables, for `makeStyles` beside Fluent's `tokens`. */
export const customTokens: CustomTokens = Object.fromEntries(NAMES.map((name) => [name, `var(--${name})`])) as Record<
  keyof CustomTokens,
  string
>
