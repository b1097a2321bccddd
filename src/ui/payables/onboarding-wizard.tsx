import { Button, Field, Input, Slider } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PayablesOnboarding, TermRow } from '#application/payables/payables-onboarding.ts'
import type { Country } from '#domain/kernel/country.ts'
import { dayUnit, ONBOARDING_DAYS, type OnboardingStep } from '#domain/payables/onboarding.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { PAYMENT_PATHS } from '../app/paths.ts'
import { Stepper } from '../design/controls/stepper.tsx'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import type { Column } from '../design/data-table/data-table.types.ts'
import { SearchBox } from '../design/data-table/search-box.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { commonText } from '../text/common.ts'
import { onboardingText as text, paymentsText } from '../text/payables.ts'
import { fieldErrorText } from '../text/field-errors.ts'
import { usePayablesStyles } from './payables.styles.ts'

interface WizardProps {
  readonly vm: PayablesOnboarding
  readonly country: Country
}

const STEP: Readonly<Record<OnboardingStep, number>> = { days: 0, terms: 1, done: 2 }

/** How far back invoices are shown, the terms of the suppliers, and the way to the invoices. */
export const OnboardingWizard = observer(function OnboardingWizard({ vm, country }: WizardProps) {
  const styles = usePayablesStyles()
  return (
    <Modal onDismiss={vm.isBusy ? undefined : vm.close} isFullScreen>
      <div className={styles.head}>
        <ModalTitle>{text.title}</ModalTitle>
        <Button
          appearance="subtle"
          icon={<Dismiss20Regular />}
          aria-label={text.close}
          disabledFocusable={vm.isBusy}
          onClick={vm.close}
        />
      </div>
      <Stepper label={text.stepsLabel} steps={text.steps} current={STEP[vm.step]} />
      {vm.step === 'days' && <DaysStep vm={vm} />}
      {vm.step === 'terms' && <TermsStep vm={vm} country={country} />}
      {vm.step === 'done' && <DoneStep vm={vm} />}
    </Modal>
  )
})

const DaysStep = observer(function DaysStep({ vm }: Pick<WizardProps, 'vm'>) {
  const styles = usePayablesStyles()
  const { days, daysError, isBusy } = vm
  const { maximum, minimum } = ONBOARDING_DAYS
  return (
    <>
      <Field
        label={text.daysLead}
        validationState={daysError === undefined ? 'none' : 'error'}
        validationMessage={{ children: daysError && text.daysError(daysError), role: 'status' }}
      >
        {(field) => (
          <div className={styles.days}>
            <Slider
              className={styles.slider}
              aria-label={text.days}
              min={minimum}
              max={maximum}
              value={Math.min(maximum, Math.max(minimum, Number.isFinite(days) ? days : minimum))}
              disabled={isBusy}
              onChange={(_, data) => vm.changeDays(data.value)}
            />
            <Input
              {...field}
              className={styles.number}
              type="number"
              inputMode="numeric"
              value={Number.isFinite(days) ? String(days) : ''}
              disabled={isBusy}
              onChange={(_, data) => vm.changeDays(data.value === '' ? Number.NaN : Number(data.value))}
            />
            <span>{text.daysUnit(dayUnit(days))}</span>
          </div>
        )}
      </Field>
      <ModalActions>
        <Button
          appearance="primary"
          disabledFocusable={isBusy || daysError !== undefined}
          onClick={() => void vm.findSuppliers()}
        >
          {isBusy ? text.finding : text.find}
        </Button>
      </ModalActions>
    </>
  )
})

const TermsStep = observer(function TermsStep({ vm, country }: WizardProps) {
  const styles = usePayablesStyles()
  const columns = useMemo(() => termColumns(vm, country), [vm, country])
  const { canApply, canSave, isBusy, isOnlySelected, rows, search, selection, suppliers, termForSelectedError } = vm
  const clearSearch = () => vm.changeSearch('')
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
            onChange={vm.changeSearch}
            onApply={() => undefined}
            onClear={clearSearch}
            clearLabel={commonText.clear}
          />
          <form
            className={styles.apply}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              vm.applyToSelected()
            }}
          >
            <Field
              label={text.termForSelected}
              validationState={termForSelectedError === undefined ? 'none' : 'error'}
              validationMessage={
                termForSelectedError === undefined ? null : fieldErrorText(termForSelectedError, vm.termForSelected)
              }
            >
              <Input
                inputMode="numeric"
                autoComplete="off"
                value={vm.termForSelected}
                onChange={(_, data) => vm.changeTermForSelected(data.value)}
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
        <Button disabledFocusable={isBusy} onClick={vm.back}>
          {text.back}
        </Button>
        <Button appearance="primary" disabledFocusable={!canSave} onClick={() => void vm.save()}>
          {isBusy ? text.saving : text.finish}
        </Button>
      </ModalActions>
    </>
  )
})

const SUPPLIER_NOUN = { one: 'proveedor', many: 'proveedores', feminine: false } as const

const termColumns = (vm: PayablesOnboarding, country: Country): ReadonlyArray<Column<TermRow>> => [
  {
    id: 'name',
    header: paymentsText.columns.supplier,
    render: ({ name }) => name,
    fullText: ({ name }) => name,
    width: 180,
    grow: 3,
    cardPart: 'title',
  },
  {
    id: 'identifier',
    header: paymentsText.columns.identifier(country),
    render: ({ identifier }) => displayTaxId(country, identifier),
    width: 144,
    cardPart: 'detail',
  },
  {
    id: 'term',
    header: text.term,
    render: (row) => <TermCell row={row} vm={vm} />,
    width: 150,
    cardPart: 'chip',
  },
]

const TermCell = observer(function TermCell({ row, vm }: { readonly row: TermRow; readonly vm: PayablesOnboarding }) {
  const styles = usePayablesStyles()
  const { error, identifier, name, typed } = row
  return (
    <Input
      className={styles.number}
      input={{ 'aria-invalid': error !== undefined }}
      inputMode="numeric"
      autoComplete="off"
      aria-label={text.termOf(name)}
      title={error && fieldErrorText(error, typed)}
      value={typed}
      onChange={(_, data) => vm.changeTerm(identifier, data.value)}
    />
  )
})

const DoneStep = observer(function DoneStep({ vm }: Pick<WizardProps, 'vm'>) {
  const navigate = useNavigate()
  return (
    <EmptyState
      title={text.doneTitle}
      detail={text.doneDetail}
      actions={
        <Button
          appearance="primary"
          onClick={() => {
            vm.close()
            void navigate(PAYMENT_PATHS.inbox)
          }}
        >
          {text.goToInvoices}
        </Button>
      }
    />
  )
})
