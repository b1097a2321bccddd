import { makeStyles, mergeClasses, shorthands, ToggleButton, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ExcludedInvoicesViewModel } from '#application/financing/excluded-invoices.view-model.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { breakpointTouch, height } from '../design/theme/layout-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { excludedText } from '../text/invoice-notices.ts'
import { EXCLUDED_VIEW, showsExcluded, VIEW_PARAM, type ExcludedProps } from './excluded-view.ts'

/** Shows the invoices that cannot be financed in place of the others, and their number. The address keeps the choice. */
export const ExcludedControl = observer(function ExcludedControl({ type, country, reloadKey }: ExcludedProps) {
  const styles = useStyles()
  const vm = useViewModel(ExcludedInvoicesViewModel)
  const [params, setParams] = useSearchParams()
  const isShown = showsExcluded(params)
  useEffect(() => vm.activate(type), [vm, type, reloadKey])
  const toggle = (): void => {
    const next = new URLSearchParams(params)
    if (isShown) next.delete(VIEW_PARAM)
    else next.set(VIEW_PARAM, EXCLUDED_VIEW)
    setParams(next, { preventScrollReset: true })
  }
  return (
    <ToggleButton
      size="small"
      className={mergeClasses(styles.button, isShown && styles.shown)}
      checked={isShown}
      onClick={toggle}
    >
      <span>{excludedText.title}</span>
      {vm.total !== undefined && <span className={styles.count}>{formatInteger(vm.total, country)}</span>}
    </ToggleButton>
  )
})

const useStyles = makeStyles({
  button: { flexShrink: 0, gap: '5px', whiteSpace: 'nowrap', [breakpointTouch]: { minHeight: height.touchTarget } },
  shown: {
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    ...shorthands.borderColor(tokens.colorBrandStroke1),
  },
  count: tabularNumerals,
})
