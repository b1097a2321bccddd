import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState, type ComponentType } from 'react'
import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { Country } from '#domain/kernel/country.ts'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { BackStep } from '../design/layout/back-step.tsx'
import { useDropZone } from '../design/controls/use-drop-zone.ts'
import { mergeClasses } from '@fluentui/react-components'
import type { DepositRow, SavedScenarioList } from './cart-parts.types.ts'
import type { InvoicedFigureProps } from './invoiced-figure.tsx'
import { HomeHeader } from './home-header.tsx'
import { useMay } from '../team/use-lock.ts'
import { useFinanceStyles } from './finance.styles.ts'
import { SelectStep, type SelectStepProps } from './select-step.tsx'
import { lazyPart } from '../app/lazy-part.ts'
import { useAfterTable } from './use-after-table.ts'

/** Loaded after the first screen. */
const CartStep = lazyPart(async () => (await import('./cart-step.tsx')).CartStep)
const ReviewStep = lazyPart(async () => (await import('./review-step.tsx')).ReviewStep)
const RefreshFailure = lazyPart(async () => (await import('./refresh-failure.tsx')).RefreshFailure)
const DryRunDialog = lazyPart(async () => (await import('../design/feedback/dry-run-dialog.tsx')).DryRunDialog)
const ImportDrawer = lazyPart(async () => (await import('./import-drawer.tsx')).ImportDrawer)
const OrderResult = lazyPart(async () => (await import('./order-result.tsx')).OrderResult)

export interface FinanceHomeProps extends Pick<
  SelectStepProps,
  'Detail' | 'Excluded' | 'Filters' | 'Proposals' | 'Views'
> {
  readonly vm: FinanceHomeViewModel
  readonly type: FinancingType
  readonly country: Country
  /** The other assets and debts of the company, and what it invoiced. */
  readonly Cards: ComponentType<InvoicedFigureProps>
  /** The cash of the next days. */
  readonly Soon: ComponentType
  /** The scenarios of the user, beside the calculation of the cart. */
  readonly Scenarios: SavedScenarioList
  readonly Deposit: DepositRow
}

/** The figures of the company, and the three steps of an order. */
export const FinanceHome = observer(function FinanceHome(props: FinanceHomeProps) {
  const { vm, type, country, Cards, Scenarios, Soon, ...parts } = props
  const styles = useFinanceStyles()
  const { flow, isDemo } = vm
  const Deposit = isDemo ? undefined : props.Deposit
  const isAfterTable = useAfterTable(vm)
  useEffect(() => {
    if (isAfterTable) fetchWhatFollows()
  }, [isAfterTable])
  const isSelecting = flow.step === 0 || flow.isSent
  const { failure } = vm.credential.refresh.start
  /* The whole page takes files, which the drawer then uploads. */
  const [files, setFiles] = useState<ReadonlyArray<File>>()
  const { over, handlers } = useDropZone((dropped) => setFiles([...dropped]))
  const takesFiles = useMay('invoices') && isSelecting && !isDemo
  return (
    <>
      <div className={mergeClasses(styles.page, over && styles.over)} {...(takesFiles && handlers)}>
        <HomeHeader vm={vm}>
          {isAfterTable && !isDemo && (
            <Suspense>
              <Soon />
            </Suspense>
          )}
        </HomeHeader>
        {failure !== undefined && (
          <Suspense>
            <RefreshFailure failure={failure} country={country} />
          </Suspense>
        )}
        {isSelecting ? (
          <>
            <div className={styles.cards}>
              {isAfterTable && (
                <Suspense>
                  <Cards vm={vm} country={country} />
                </Suspense>
              )}
            </div>
            <SelectStep vm={vm} type={type} country={country} {...parts} onUpload={() => setFiles([])} />
          </>
        ) : (
          <Suspense fallback={<PageSpinner />}>
            {!flow.isBusy && <BackStep onBack={flow.back} />}
            {flow.step === 1 ? (
              <CartStep
                flow={flow}
                country={country}
                Detail={isDemo ? undefined : parts.Detail}
                Deposit={Deposit}
                Scenarios={isDemo ? undefined : Scenarios}
              />
            ) : (
              <ReviewStep flow={flow} country={country} Deposit={Deposit} />
            )}
          </Suspense>
        )}
      </div>
      {takesFiles && files !== undefined && (
        <Suspense>
          <ImportDrawer country={country} files={files} onClose={() => setFiles(undefined)} />
        </Suspense>
      )}
      {flow.selectionCheck.prompt.shown !== undefined && (
        <Suspense>
          <DryRunDialog prompt={flow.selectionCheck.prompt} country={country} />
        </Suspense>
      )}
      {(flow.isSent || flow.hasFailed || flow.submission.unknownOutcome !== undefined) && (
        <Suspense>
          <OrderResult flow={flow} isDemo={isDemo} Deposit={Deposit} />
        </Suspense>
      )}
    </>
  )
})

/** Preloads the next steps once there are invoices, also for a lost connection. */
const fetchWhatFollows = (): void => {
  Promise.all([import('./cart-step.tsx'), import('./review-step.tsx'), import('./order-result.tsx')]).catch(
    () => undefined,
  )
}
