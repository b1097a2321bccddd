import { InfoLabel, makeStyles } from '@fluentui/react-components'
import { commonText } from '../../text/common.ts'
import { touchArea } from '../theme/controls.ts'

/** A button beside a term that opens its explanation. */
export const InfoHint = ({ children }: { readonly children: string }) => {
  const { button } = useStyles()
  return <InfoLabel info={children} infoButton={{ className: button, 'aria-label': commonText.explanation }} />
}

const useStyles = makeStyles({ button: touchArea })
