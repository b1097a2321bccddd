import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../theme/custom-tokens.ts'
import { oneLine, tabularNumerals } from '../theme/type.ts'

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
  blue: { color: customTokens.statusBlueText, backgroundColor: customTokens.statusBlueBackground },
  lightblue: { color: customTokens.statusLightblueText, backgroundColor: customTokens.statusLightblueBackground },
  green: { color: customTokens.statusGreenText, backgroundColor: customTokens.statusGreenBackground },
  lightgreen: { color: customTokens.statusLightgreenText, backgroundColor: customTokens.statusLightgreenBackground },
  yellow: { color: customTokens.statusYellowText, backgroundColor: customTokens.statusYellowBackground },
  purple: { color: customTokens.statusPurpleText, backgroundColor: customTokens.statusPurpleBackground },
  red: { color: customTokens.statusRedText, backgroundColor: customTokens.statusRedBackground },
  orange: { color: customTokens.statusOrangeText, backgroundColor: customTokens.statusOrangeBackground },
  default: { color: customTokens.statusDefaultText, backgroundColor: customTokens.statusDefaultBackground },
})
