import { makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LegalFormViewModel } from '#application/legal/legal-form.view-model.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { space } from '../design/theme/layout-tokens.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { PublicHeader } from '../shell/public-header.tsx'
import { legalText } from '../text/legal.ts'
import { pageTitles } from '../text/pages.ts'
import { DebtAuthorisationForm } from '../debts/debt-authorisation-form.tsx'
import { StakeholderFormView } from './stakeholder-form-view.tsx'

const text = legalText.form
/** The types of the form in its address. */
const DEBT_SERVICE = '0'
const REPRESENTATIVE = '1'

/** The target of a link to the legal form. */
export const LegalFormScreen = () => {
  const styles = useStyles()
  const [search] = useSearchParams()
  const ticket = search.get('ticket') ?? ''
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main className={styles.main}>
        <FormOf type={search.get('type')} ticket={ticket} />
      </main>
    </div>
  )
}

const FormOf = ({ type, ticket }: { readonly type: string | null; readonly ticket: string }) => {
  if (ticket !== '' && type === REPRESENTATIVE) return <OpenForm ticket={ticket} />
  if (ticket !== '' && type === DEBT_SERVICE) return <DebtAuthorisationForm ticket={ticket} />
  return <EmptyState isPage title={text.invalid} detail={text.invalidDetail} />
}

const OpenForm = observer(function OpenForm({ ticket }: { readonly ticket: string }) {
  const vm = useViewModel(LegalFormViewModel)
  useEffect(() => vm.activate(ticket), [vm, ticket])
  const { company, isSent, model } = vm
  if (isSent)
    return (
      <output>
        <EmptyState isPage title={text.sent} detail={text.sentDetail} />
      </output>
    )
  return (
    <>
      <PageHeader title={pageTitles.legalForm} lead={company.value && text.lead(company.value)} />
      <RemoteCard title={text.data} model={company} failed={text.failed}>
        {() => <StakeholderFormView model={model} />}
      </RemoteCard>
    </>
  )
})

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', backgroundColor: customTokens.pageBackground },
  main: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    width: '100%',
    maxWidth: '560px',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: space.l,
  },
})
