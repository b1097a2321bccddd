import { InfoLabel } from '@fluentui/react-components'
import { commonText } from '../../text/common.ts'
import { useTouchArea } from '../theme/use-touch-area.ts'

/** A button beside a term that opens its explanation. */
export const InfoHint = ({ children }: { readonly children: string }) => (
  <InfoLabel info={children} infoButton={{ className: useTouchArea(), 'aria-label': commonText.explanation }} />
)
