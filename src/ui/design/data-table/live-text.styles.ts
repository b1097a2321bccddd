import { makeStyles } from '@fluentui/react-components'
import { visuallyHidden } from '../theme/type.ts'

export const useLiveTextStyles = makeStyles({ hidden: visuallyHidden })
