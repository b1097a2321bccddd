import { mergeClasses } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { financeText } from '../text/finance.ts'
import type { ExcludedParts } from './excluded-view.ts'
import { useFinanceStyles } from './finance.styles.ts'
import { ProposalBar, type ProposalBarProps } from './proposal-bar.tsx'
import { useAfterTable } from './use-after-table.ts'

export interface LeadRowProps extends Pick<ProposalBarProps, 'Proposals'> {
  readonly vm: FinanceHomeViewModel
  readonly country: Country
  readonly ExcludedControl: ExcludedParts['Control']
  /** Invoices that cannot be financed are shown in place of the others. */
  readonly isExcluded: boolean
}

/** Above the invoices: what to do with them, what is not among them, and how to find some. */
export const LeadRow = observer(function LeadRow(props: LeadRowProps) {
  const { vm, country, ExcludedControl, isExcluded, Proposals } = props
  const styles = useFinanceStyles()
  const { table } = vm.flow
  const isAfterTable = useAfterTable(vm)
  const { lead, leadOfExcluded } = financeText.select
  return (
    <div className={styles.leadRow}>
      <p className={mergeClasses(styles.lead, styles.leadOfTable)}>{isExcluded ? leadOfExcluded : lead}</p>
      {!vm.isDemo && (
        <div className={styles.excluded}>
          {(isExcluded || isAfterTable) && (
            <Suspense>
              <ExcludedControl type={table.type} country={country} reloadKey={vm.flow.isSent} />
            </Suspense>
          )}
        </div>
      )}
      {!vm.flow.isSent && <ProposalBar table={table} country={country} Proposals={Proposals} />}
    </div>
  )
})
