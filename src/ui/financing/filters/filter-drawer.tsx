import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { FILTER_RANGES } from '#application/financing/filter-texts.ts'
import type { InvoiceFilterForm } from '#application/financing/invoice-filter-form.ts'
import type { SavedViews } from '#application/financing/saved-views.ts'
import { SIGNATURE_FILTERS } from '#domain/financing/signature.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { SegmentedControl } from '../../design/controls/segmented-control.tsx'
import { FailureBanner } from '../../design/feedback/failure-banner.tsx'
import { Drawer } from '../../design/layout/drawer.tsx'
import { PHONE_SCREEN } from '../../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../../design/theme/use-media-query.ts'
import { invoiceFilterText as text } from '../../text/invoice-filters.ts'
import { NOTICE_LABELS } from '../../text/invoice-notices.ts'
import { signatureText } from '../../text/signatures.ts'
import { methodText } from '../../text/tax-documents.ts'
import { ChoiceFields } from './choice-fields.tsx'
import type { FilterDrawerProps } from './filter-drawer.types.ts'
import { PayerFields } from './payer-fields.tsx'
import { SavedViewList, SaveViewForm } from './saved-views.tsx'
import { RangeFields } from './range-fields.tsx'

export interface InvoiceFilterDrawerProps extends Pick<FilterDrawerProps, 'children' | 'country' | 'onClose'> {
  readonly vm: InvoiceFilterForm
  /** None without a host: samples have no views. */
  readonly views: SavedViews | undefined
}

/** The fields of the filter. They apply as they are changed; the button says what they find and shows it. */
export const InvoiceFilterDrawer = observer(function InvoiceFilterDrawer(props: InvoiceFilterDrawerProps) {
  const { vm, views: saved, country, onClose, children } = props
  const isPhone = useMediaQuery(PHONE_SCREEN)
  /* A larger window has a button for them. */
  const views = isPhone ? saved : undefined
  useEffect(() => vm.activate(), [vm])
  const { facets, filter, found } = vm
  const { methods = [], notices = [] } = facets.value ?? {}
  return (
    <Drawer
      isSheet
      title={text.title}
      onClose={onClose}
      footer={
        <>
          <Button disabledFocusable={!vm.hasParts} onClick={vm.clear}>
            {text.clear}
          </Button>
          <Button appearance="primary" onClick={onClose}>
            {text.show(found, country)}
          </Button>
        </>
      }
    >
      {views !== undefined && <SavedViewList vm={views} />}
      <FailureBanner failure={facets.failure} intro={text.failed} onRetry={facets.retry} />
      <PayerFields vm={vm} country={country} />
      {FILTER_RANGES.map((name) => (
        <RangeFields key={name} vm={vm} name={name} />
      ))}
      <ChoiceFields
        label={text.notices}
        choices={notices.map(({ count, notice }) => ({ value: notice, label: NOTICE_LABELS[notice], count }))}
        chosen={filter.notices}
        country={country}
        onToggle={vm.toggleNotice}
      />
      <ChoiceFields
        label={text.methods[profileOf(country).invoiceMethodColumn]}
        choices={methods.map(({ count, method }) => ({
          value: method,
          label: methodText(country, method).long,
          count,
        }))}
        chosen={filter.methods}
        country={country}
        onToggle={vm.toggleMethod}
      />
      <SegmentedControl
        label={signatureText.filterLabel}
        options={SIGNATURE_FILTERS.map((value) => ({ value, label: signatureText.filters[value] }))}
        selected={filter.signatures}
        onSelect={vm.chooseSignatures}
      />
      {children}
      {views !== undefined && <SaveViewForm vm={views} />}
    </Drawer>
  )
})
