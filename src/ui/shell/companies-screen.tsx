import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { CompanyClaim } from '#application/business/company-claim.ts'
import { CompaniesViewModel } from '#application/shell/companies.view-model.ts'
import { ADD_PARAM, companyPath } from '../app/paths.ts'
import { ClaimDialog } from '../business/claim-dialog.tsx'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { SearchBox } from '../design/data-table/search-box.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { companiesText as text } from '../text/companies.ts'
import { pageTitles } from '../text/pages.ts'
import { AddCompanyLink } from './add-company-link.tsx'
import { companyColumns } from './company-columns.tsx'

/** All companies of the user; a row opens the company. The address can ask for the form of another one. */
export const CompaniesScreen = observer(function CompaniesScreen() {
  const vm = useViewModel(CompaniesViewModel)
  const claim = useViewModel(CompanyClaim)
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  useEffect(() => vm.activate(), [vm])
  const isAsked = query.has(ADD_PARAM)
  const isKnown = vm.list.value !== undefined
  const { obstacle } = vm
  useEffect(() => {
    if (!isAsked || !isKnown) return
    if (obstacle === undefined) claim.open()
    setQuery({}, { replace: true })
  }, [claim, isAsked, isKnown, obstacle, setQuery])
  const columns = useMemo(() => companyColumns(vm), [vm])
  return (
    <>
      <PageHeader title={pageTitles.companies} lead={text.lead} actions={<AddCompanyLink obstacle={obstacle} />} />
      {obstacle !== undefined && obstacle._tag !== 'Operator' && (
        <MessageBar intent="info">{text.obstacle(obstacle)}</MessageBar>
      )}
      <RemoteTable
        model={vm}
        head={
          vm.hasSearch && (
            <ListHead
              tools={
                <SearchBox
                  value={vm.searchText}
                  onChange={vm.search}
                  onApply={() => undefined}
                  onClear={vm.clearSearch}
                  label={text.search}
                  placeholder={text.searchPlaceholder}
                  clearLabel={commonText.clear}
                />
              }
            />
          )
        }
        label={pageTitles.companies}
        noun={text.noun}
        columns={columns}
        rowLabel={({ business }) => text.open(business.name)}
        onOpen={({ business }) => void navigate(companyPath(business.id))}
        filtered={vm.searchText !== ''}
        onClearFilters={vm.clearSearch}
        empty={<EmptyState title={text.empty} />}
        bodyHeight={572}
      />
      <ClaimDialog vm={claim} onClaimed={(id) => void navigate(companyPath(id))} />
    </>
  )
})
