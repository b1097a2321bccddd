import { observer } from 'mobx-react-lite'
import { mergeClasses } from '@fluentui/react-components'
import { Suspense, useEffect, type ComponentType } from 'react'
import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { FINANCING_TYPES, type FinancingType } from '#domain/financing/invoice.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { FINANCE_PATHS } from '../app/paths.ts'
import { PageHeader } from '../design/layout/page-header.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { NavTabs } from '../design/controls/nav-tabs.tsx'
import { Stepper } from '../design/controls/stepper.tsx'
import { financeText } from '../text/finance.ts'
import { pageTitles } from '../text/pages.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import type { SavedScenariosProps } from './cart-summary.tsx'
import { PHONE_SCREEN } from '../design/theme/layout-tokens.ts'
import { useFinanceStyles } from './finance.styles.ts'
import { SelectStep, type SelectStepProps } from './select-step.tsx'
import { lazyPart } from '../app/lazy-part.ts'
import { useAfterTable } from './use-after-table.ts'

/** Loaded after the first screen. */
const CartStep = lazyPart(async () => (await import('./cart-step.tsx')).CartStep)
const RefreshControl = lazyPart(async () => (await import('./refresh-control.tsx')).RefreshControl)
const DryRunDialog = lazyPart(async () => (await import('../design/feedback/dry-run-dialog.tsx')).DryRunDialog)
const OrderResult = lazyPart(async () => (await import('./order-result.tsx')).OrderResult)

export interface FinanceHomeProps extends Pick<
  SelectStepProps,
  'Detail' | 'Excluded' | 'Filters' | 'Proposals' | 'Views'
> {
  readonly vm: FinanceHomeViewModel
  readonly type: FinancingType
  readonly country: Country
  /** The other assets and debts of the company. */
  readonly Cards: ComponentType<{ readonly country: Country }>
  /** The scenarios of the user, beside the cart. */
  readonly Scenarios: ComponentType<SavedScenariosProps>
  readonly Deposit: ComponentType
}

/** Both financing types with their counts, and the three steps of an order. */
export const FinanceHome = observer(function FinanceHome(props: FinanceHomeProps) {
  const { vm, type, country, Cards, Deposit, Scenarios, ...parts } = props
  const styles = useFinanceStyles()
  const { flow } = vm
  const isAfterTable = useAfterTable(vm)
  useEffect(() => {
    if (isAfterTable) fetchWhatFollows()
  }, [isAfterTable])
  /* A phone shows the invoices on its first screen, and the cards after them. */
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const tabs = FINANCING_TYPES.map((each) => {
    const count = vm.counts[each].value
    return {
      to: FINANCE_PATHS[each],
      label: pageTitles.financing[each],
      count: count === undefined ? undefined : formatInteger(count, country),
    }
  })
  const company = flow.step === 0 && !vm.isDemo && (
    <div className={styles.cards}>
      {isAfterTable && (
        <Suspense>
          <Cards country={country} />
        </Suspense>
      )}
    </div>
  )
  return (
    <div className={styles.page}>
      <PageHeader
        title={financeText.title}
        actions={
          flow.step < 3 && (
            <Stepper
              label={financeText.stepsLabel}
              steps={financeText.steps}
              current={flow.step === 1 && !flow.cart.hasDatesToDecide ? 2 : flow.step}
            />
          )
        }
      />
      {!isPhone && company}
      <div className={mergeClasses(styles.tabs, flow.step > 0 && !flow.isSent && styles.tabsOfCart)}>
        <NavTabs label={financeText.typesLabel} tabs={tabs} current={FINANCE_PATHS[type]} />
        {flow.step === 0 && !vm.isDemo && (
          <div className={styles.refresh}>
            {isAfterTable && (
              <Suspense>
                <RefreshControl vm={vm} country={country} />
              </Suspense>
            )}
          </div>
        )}
      </div>
      {flow.step === 0 || flow.isSent ? (
        <SelectStep vm={vm} country={country} {...parts} Views={isAfterTable ? parts.Views : undefined} />
      ) : (
        <Suspense fallback={<PageSpinner />}>
          <CartStep
            flow={flow}
            country={country}
            Detail={vm.isDemo ? undefined : parts.Detail}
            Deposit={vm.isDemo ? undefined : Deposit}
            Scenarios={vm.isDemo ? undefined : Scenarios}
          />
        </Suspense>
      )}
      {isPhone && company}
      {flow.selectionCheck.prompt.shown !== undefined && (
        <Suspense>
          <DryRunDialog prompt={flow.selectionCheck.prompt} country={country} />
        </Suspense>
      )}
      {(flow.isSent || flow.hasFailed || flow.submission.unknownOutcome !== undefined) && (
        <Suspense>
          <OrderResult flow={flow} isDemo={vm.isDemo} />
        </Suspense>
      )}
    </div>
  )
})

/** Preloads the next step once there are invoices, also for a lost connection. */
const fetchWhatFollows = (): void => {
  Promise.all([import('./cart-step.tsx'), import('./order-result.tsx')]).catch(() => undefined)
}
