import { makeStyles, tokens } from '@fluentui/react-components'
import { own } from './theme/own-tokens.ts'
import { oneLine, tabularNumerals } from './theme/type.ts'

export const useStatusChipStyles = makeStyles({
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    maxWidth: '100%',
    height: '24px',
    padding: '0 10px 0 8px',
    borderRadius: tokens.borderRadiusCircular,
    border: '1px solid color-mix(in srgb, currentColor 18%, transparent)',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: tokens.fontWeightSemibold,
    ...tabularNumerals,
  },
  icon: { display: 'inline-flex', flexShrink: 0, fontSize: '14px', '& svg': { width: '14px', height: '14px' } },
  label: oneLine,
  blue: { color: own.statusBlueText, backgroundColor: own.statusBlueBackground },
  lightblue: { color: own.statusLightblueText, backgroundColor: own.statusLightblueBackground },
  green: { color: own.statusGreenText, backgroundColor: own.statusGreenBackground },
  lightgreen: { color: own.statusLightgreenText, backgroundColor: own.statusLightgreenBackground },
  yellow: { color: own.statusYellowText, backgroundColor: own.statusYellowBackground },
  purple: { color: own.statusPurpleText, backgroundColor: own.statusPurpleBackground },
  red: { color: own.statusRedText, backgroundColor: own.statusRedBackground },
  orange: { color: own.statusOrangeText, backgroundColor: own.statusOrangeBackground },
  default: { color: own.statusDefaultText, backgroundColor: own.statusDefaultBackground },
})
