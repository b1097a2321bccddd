import { isRight } from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { CompanySwitch } from '#application/identity/company-switch.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { Failure } from '#application/shared/failure.ts'
import { parseId } from '#domain/kernel/id.ts'
import { COMPANY_PARAM } from '../app/paths.ts'
import { FailureState } from '../design/feedback/failure-banner.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { companiesText as text } from '../text/companies.ts'

/** Opens the company that the address names. The screen before is gone by then, and has asked if typed text would be lost. */
export const OpenCompanyScreen = observer(function OpenCompanyScreen() {
  const companies = useViewModel(CompanySwitch)
  const { businessId } = useViewModel(CurrentSession)
  const [query] = useSearchParams()
  const [failure, setFailure] = useState<Failure>()
  const [isOver, setOver] = useState(false)
  const id = parseId<'Business'>(query.get(COMPANY_PARAM) ?? '')
  const open = useEffectEvent(async () => {
    if (!isRight(id)) return
    setFailure(undefined)
    const failed = await companies.choose(id.right)
    setFailure(failed)
    setOver(failed === undefined)
  })
  useEffect(() => void open(), [])
  /* The screen is mounted again with the session of the company. */
  if (isOver || !isRight(id) || id.right === businessId) return <Navigate to="/" replace />
  return failure === undefined ? (
    <PageSpinner />
  ) : (
    <FailureState failure={failure} intro={text.notOpened} onRetry={() => void open()} />
  )
})
