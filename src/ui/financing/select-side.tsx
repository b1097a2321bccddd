import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { useFinanceStyles } from './finance.styles.ts'
import { SelectionCard } from './selection-card.tsx'
import { lazyPart } from '../app/lazy-part.ts'
import { useAfterTable } from './use-after-table.ts'

/** Beside or below the table, so that they load after it, and together, so that neither moves the other. */
const StatsCard = lazyPart(async () => (await import('./stats-card.tsx')).StatsCard)
const ImportPanel = lazyPart(async () => (await import('./import-panel.tsx')).ImportPanel)

export interface SelectSideProps {
  readonly vm: FinanceHomeViewModel
  readonly country: Country
}

/** The selected sum, the invoiced sum, and the import. */
export const SelectSide = observer(function SelectSide({ vm, country }: SelectSideProps) {
  const styles = useFinanceStyles()
  const isAfterTable = useAfterTable(vm)
  return (
    <div className={styles.side}>
      <div className={styles.onlyWide}>
        <SelectionCard vm={vm} country={country} />
      </div>
      {isAfterTable && (
        <Suspense>
          <StatsCard vm={vm} country={country} />
          {!vm.isDemo && <ImportPanel country={country} />}
        </Suspense>
      )}
    </div>
  )
})
