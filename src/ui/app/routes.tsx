import { lazy, Suspense, useCallback, useState } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { PageSpinner } from '../design/page-spinner.tsx'
import { SessionScope } from '../di/session-scope.tsx'
import { Completing, Protected, Public, useKeptSearch } from './guards.tsx'
import { COMPLETE_PATH, FINANCE_PATHS, SIGN_IN_PATH } from './paths.ts'

/** Each screen's code comes when the screen is asked for. */
const StartScreen = lazy(async () => ({ default: (await import('../identity/start-screen.tsx')).StartScreen }))
const ResetScreen = lazy(async () => ({ default: (await import('../identity/reset-screen.tsx')).ResetScreen }))
const SignedIn = lazy(async () => ({ default: (await import('../shell/signed-in.tsx')).SignedIn }))
const FinanceScreen = lazy(async () => ({ default: (await import('../financing/finance-screen.tsx')).FinanceScreen }))
const OrdersScreen = lazy(async () => ({ default: (await import('../orders/orders-screen.tsx')).OrdersScreen }))
const OrderScreen = lazy(async () => ({ default: (await import('../orders/order-screen.tsx')).OrderScreen }))
const NotFoundScreen = lazy(async () => ({ default: (await import('./not-found-screen.tsx')).NotFoundScreen }))
const CompleteScreen = lazy(async () => ({ default: (await import('../business/complete-screen.tsx')).CompleteScreen }))
const ImpersonateScreen = lazy(async () => ({ default: (await import('../identity/impersonate-screen.tsx')).ImpersonateScreen }))
const PaymentsScreen = lazy(async () => ({ default: (await import('../payables/payments-screen.tsx')).PaymentsScreen }))
const SuppliersScreen = lazy(async () => ({ default: (await import('../payables/suppliers-screen.tsx')).SuppliersScreen }))
const XtrackerScreen = lazy(async () => ({ default: (await import('../shell/xtracker-screen.tsx')).XtrackerScreen }))
const PayrollScreen = lazy(async () => ({ default: (await import('../payables/payroll-screen.tsx')).PayrollScreen }))
const ProfileScreen = lazy(async () => ({ default: (await import('../profile/profile-screen.tsx')).ProfileScreen }))
const DesignScreen = lazy(async () => ({ default: (await import('../design-gallery/design-screen.tsx')).DesignScreen }))

export interface AppRoutesProps {
  /** Of an operator's link, which comes before every address. */
  readonly code?: string | undefined
}

export const AppRoutes = ({ code }: AppRoutesProps) => {
  const [isLinkOver, setLinkOver] = useState(code === undefined)
  const finish = useCallback(() => setLinkOver(true), [])
  if (code === undefined || isLinkOver) return <Places />
  return (
    <Suspense fallback={<PageSpinner />}>
      <SessionScope session="link"><ImpersonateScreen code={code} onOver={finish} /></SessionScope>
    </Suspense>
  )
}

const Places = () => (
  <Suspense fallback={<PageSpinner />}>
    <Routes>
      <Route path="/" element={<Redirect to="/finance" />} />
      <Route path="/start" element={<Redirect to={SIGN_IN_PATH} />} />
      {['/start/login', '/start/register', '/start/forgotpassword'].map((path) => (
        <Route key={path} path={path} element={<Public><StartScreen /></Public>} />
      ))}
      <Route path="/resetpassword/:hash?" element={<Public><ResetScreen /></Public>} />
      <Route path={COMPLETE_PATH} element={<Completing><CompleteScreen /></Completing>} />
      <Route path="/impersonate/:token" element={<Redirect to="/" />} />
      <Route path="/maintenance" element={<Redirect to={SIGN_IN_PATH} />} />
      <Route element={<Protected><SignedIn /></Protected>}>
        <Route path="/finance" element={<Redirect to={FINANCE_PATHS.DIRECT_FINANCING} />} />
        <Route path={FINANCE_PATHS.DIRECT_FINANCING} element={<FinanceScreen type="DIRECT_FINANCING" />} />
        <Route path={FINANCE_PATHS.EARLY_PAYMENT} element={<FinanceScreen type="EARLY_PAYMENT" />} />
        <Route path="/orders" element={<OrdersScreen />} />
        <Route path="/orders/:orderId" element={<OrderScreen />} />
        <Route path="/payments" element={<PaymentsScreen />} />
        <Route path="/suppliers" element={<SuppliersScreen />} />
        <Route path="/payrolls/:payrollId" element={<PayrollScreen />} />
        <Route path="/xtracker" element={<XtrackerScreen />} />
        <Route path="/user/profile/*" element={<ProfileScreen />} />
        <Route path="/design" element={<DesignScreen />} />
      </Route>
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  </Suspense>
)

/** To a constant place, with the query string it came with. */
const Redirect = ({ to }: { readonly to: string }) => <Navigate to={{ pathname: to, search: useKeptSearch() }} replace />
