import { InfoLabel } from '@fluentui/react-components'
import { commonText } from '../../text/common.ts'

/** A button beside a term that opens its explanation. */
export const InfoHint = ({ children }: { readonly children: string }) => (
  <InfoLabel info={children} infoButton={BUTTON} />
)

const BUTTON = { 'aria-label': commonText.explanation }
