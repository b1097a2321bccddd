import { makeStyles } from '@fluentui/react-components'
import { visuallyHidden } from '../theme/type.ts'

export const useLiveRegionStyles = makeStyles({ hidden: visuallyHidden })
