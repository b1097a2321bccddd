import { Button, makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { RemoteValue } from '#application/shared/remote-value.ts'
import { commonText } from '../../text/common.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { space } from '../theme/layout-tokens.ts'

export interface LookupFailureProps {
  /** The choices of a field. */
  readonly lookup: Pick<RemoteValue<unknown>, 'failure' | 'retry'>
  readonly failed: string
}

/** Says below a field that its choices could not be loaded, and loads them again. */
export const LookupFailure = observer(function LookupFailure({ lookup, failed }: LookupFailureProps) {
  const styles = useStyles()
  return (
    lookup.failure !== undefined && (
      <div className={styles.line}>
        <span role="alert" className={styles.words}>
          {failed}
        </span>
        <Button size="small" onClick={lookup.retry}>
          {commonText.retry}
        </Button>
      </div>
    )
  )
})

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  words: { color: customTokens.statusRedText },
})
