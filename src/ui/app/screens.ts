/** The code of each screen, which comes when somebody asks for it. Under these names it can be asked for early, and is drawn at once when it is there. */
export const screens = {
  start: async () => (await import('../identity/auth-screen.tsx')).AuthScreen,
  reset: async () => (await import('../identity/reset-screen.tsx')).ResetScreen,
  signedIn: async () => (await import('../shell/signed-in-layout.tsx')).SignedInLayout,
  finance: async () => (await import('../financing/finance-screen.tsx')).FinanceScreen,
  orders: async () => (await import('../orders/orders-screen.tsx')).OrdersScreen,
  order: async () => (await import('../orders/order-screen.tsx')).OrderScreen,
  notFound: async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
  complete: async () => (await import('../business/complete-screen.tsx')).CompleteScreen,
  impersonate: async () => (await import('../identity/impersonate-screen.tsx')).ImpersonateScreen,
  payments: async () => (await import('../payables/payments-screen.tsx')).PaymentsScreen,
  suppliers: async () => (await import('../payables/suppliers-screen.tsx')).SuppliersScreen,
  xtracker: async () => (await import('../reports/xtracker-screen.tsx')).XtrackerScreen,
  payroll: async () => (await import('../payables/payroll-screen.tsx')).PayrollScreen,
  profile: async () => (await import('../profile/profile-screen.tsx')).ProfileScreen,
  design: async () => (await import('../design-gallery/design-screen.tsx')).DesignScreen,
}
