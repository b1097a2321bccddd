import { useLocation, useNavigate } from 'react-router-dom'
import { TourViewModel } from '#application/business/tour.view-model.ts'
import { PAYMENT_PATHS } from '../app/paths.ts'
import { TOUR_REQUEST } from '../app/tour-request.ts'
import { useViewModel } from '../di/use-view-model.ts'

/** Shows the tour again: that of the payments there, else the one offered after registration. */
export const useShowTour = (): (() => void) => {
  const tour = useViewModel(TourViewModel)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return () => (hasPaymentsTour(pathname) ? void navigate(PAYMENT_PATHS.inbox, { state: TOUR_REQUEST }) : tour.reopen())
}

const hasPaymentsTour = (path: string): boolean =>
  path === PAYMENT_PATHS.inbox || path.startsWith(`${PAYMENT_PATHS.inbox}/`)
