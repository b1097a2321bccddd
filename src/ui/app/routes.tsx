import { Suspense, useCallback, useState } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { arriving } from '../di/arriving.tsx'
import { SessionScope } from '../di/session-scope.tsx'
import { RequireIncompleteProfile, RequireSession, GuestOnly, usePreservedQuery } from './guards.tsx'
import { COMPLETE_PATH, FINANCE_PATHS, SIGN_IN_PATH } from './paths.ts'
import { screens } from './screens.ts'

const StartScreen = arriving(screens.start)
const ResetScreen = arriving(screens.reset)
const SignedIn = arriving(screens.signedIn)
const FinanceScreen = arriving(screens.finance)
const OrdersScreen = arriving(screens.orders)
const OrderScreen = arriving(screens.order)
const NotFoundScreen = arriving(screens.notFound)
const CompleteScreen = arriving(screens.complete)
const ImpersonateScreen = arriving(screens.impersonate)
const PaymentsScreen = arriving(screens.payments)
const SuppliersScreen = arriving(screens.suppliers)
const XtrackerScreen = arriving(screens.xtracker)
const PayrollScreen = arriving(screens.payroll)
const ProfileScreen = arriving(screens.profile)
const DesignScreen = arriving(screens.design)

export interface AppRoutesProps {
  /** Of an operator's link, which comes before every address. */
  readonly code?: string | undefined
}

export const AppRoutes = ({ code }: AppRoutesProps) => {
  const [isLinkOver, setLinkOver] = useState(code === undefined)
  const finish = useCallback(() => setLinkOver(true), [])
  if (code === undefined || isLinkOver) return <AllRoutes />
  return (
    <Suspense fallback={<PageSpinner />}>
      <SessionScope session="link">
        <ImpersonateScreen code={code} onOver={finish} />
      </SessionScope>
    </Suspense>
  )
}

const AllRoutes = () => (
  <Suspense fallback={<PageSpinner />}>
    <Routes>
      <Route path="/" element={<Redirect to="/finance" />} />
      <Route path="/start" element={<Redirect to={SIGN_IN_PATH} />} />
      {['/start/login', '/start/register', '/start/forgotpassword'].map((path) => (
        <Route
          key={path}
          path={path}
          element={
            <GuestOnly>
              <StartScreen />
            </GuestOnly>
          }
        />
      ))}
      <Route
        path="/resetpassword/:hash?"
        element={
          <GuestOnly>
            <ResetScreen />
          </GuestOnly>
        }
      />
      <Route
        path={COMPLETE_PATH}
        element={
          <RequireIncompleteProfile>
            <CompleteScreen />
          </RequireIncompleteProfile>
        }
      />
      <Route path="/impersonate/:token" element={<Redirect to="/" />} />
      <Route path="/maintenance" element={<Redirect to={SIGN_IN_PATH} />} />
      <Route
        element={
          <RequireSession>
            <SignedIn />
          </RequireSession>
        }
      >
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
const Redirect = ({ to }: { readonly to: string }) => (
  <Navigate to={{ pathname: to, search: usePreservedQuery() }} replace />
)
