import { Button, Field, Input } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { PayablesOnboarding } from '#application/payables/payables-onboarding.ts'
import type { Country } from '#domain/kernel/country.ts'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { SearchBox } from '../design/data-table/search-box.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { ModalActions } from '../design/layout/modal.tsx'
import { commonText } from '../text/common.ts'
import { fieldErrorText } from '../text/field-errors.ts'
import { onboardingText as text } from '../text/onboarding.ts'
import { useOnboardingStyles } from './onboarding.styles.ts'
import { termColumns } from './term-columns.tsx'
import { fieldMessage } from '../design/controls/field-message.tsx'

export interface OnboardingTermsProps {
  readonly vm: PayablesOnboarding
  readonly country: Country
}

/** The payment terms of the suppliers found, one by one or for all selected. */
export const OnboardingTerms = observer(function OnboardingTerms({ vm, country }: OnboardingTermsProps) {
  const styles = useOnboardingStyles()
  const { terms } = vm
  const columns = useMemo(() => termColumns(terms, country), [terms, country])
  const { canApply, isOnlySelected, rows, search, selection, suppliers, termForSelectedError } = terms
  const clearSearch = () => terms.changeSearch('')
  return (
    <>
      {suppliers.length === 0 ? (
        <EmptyState title={text.noTerms} />
      ) : (
        <>
          <div>{text.termsLead}</div>
          <SearchBox
            label={text.searchSupplier}
            placeholder={text.searchSupplier}
            value={search}
            onChange={terms.changeSearch}
            onApply={() => undefined}
            onClear={clearSearch}
            clearLabel={commonText.clear}
          />
          <form
            className={styles.apply}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              terms.applyToSelected()
            }}
          >
            <Field
              label={text.termForSelected}
              validationState={termForSelectedError === undefined ? 'none' : 'error'}
              validationMessage={
                fieldMessage(termForSelectedError && fieldErrorText(termForSelectedError, terms.termForSelected)) ??
                null
              }
            >
              <Input
                inputMode="numeric"
                autoComplete="off"
                value={terms.termForSelected}
                onChange={(_, data) => terms.changeTermForSelected(data.value)}
              />
            </Field>
            <Button type="submit" disabledFocusable={!canApply}>
              {selection.count === 0 ? text.applyNone : text.apply(selection.count, country)}
            </Button>
          </form>
          <RemoteTable
            model={{ rows, totalRows: rows.length, isBusy: false, failure: undefined, retry: () => undefined }}
            label={text.steps[1]}
            noun={SUPPLIER_NOUN}
            columns={columns}
            selection={selection}
            rowLabel={({ name }) => name}
            filtered={search !== '' || isOnlySelected}
            onClearFilters={clearSearch}
            empty={<EmptyState title={text.noTerms} />}
            bodyHeight={360}
          />
        </>
      )}
      <ModalActions>
        <Button disabledFocusable={vm.isBusy} onClick={vm.back}>
          {text.back}
        </Button>
        <Button appearance="primary" disabledFocusable={!vm.canSave} onClick={() => void vm.save()}>
          {vm.isBusy ? text.saving : text.finish}
        </Button>
      </ModalActions>
    </>
  )
})

const SUPPLIER_NOUN = { one: 'proveedor', many: 'proveedores', feminine: false } as const
