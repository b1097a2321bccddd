import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { FirstVisitViewModel } from '#application/business/first-visit.view-model.ts'
import { TourViewModel } from '#application/business/tour.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { lazyPart } from '../app/lazy-part.ts'

/** Shown once per business, or on request. */
const Tour = lazyPart(async () => (await import('../shell/tour.tsx')).Tour)

/** The follow-up of a user's first visit with a business. */
export const FirstVisit = observer(function FirstVisit() {
  const arrival = useViewModel(FirstVisitViewModel)
  const tour = useViewModel(TourViewModel)
  const { country } = useViewModel(CurrentSession)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    void arrival.activate()
    tour.offer()
  }, [arrival, tour])
  useEffect(() => arrival.visit(pathname), [arrival, pathname])
  if (tour.step === undefined) return null
  return (
    <Suspense>
      <Tour vm={tour} country={country} onBegin={() => void navigate('/finance')} />
    </Suspense>
  )
})
