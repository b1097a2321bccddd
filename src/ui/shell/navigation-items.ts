import type { SideEntry } from '#domain/shell/menus.ts'
import { shellText } from '../text/shell.ts'
import type { NavigationEntry } from './navigation.ts'

/** The navigation entries. */
export const NAVIGATION_ITEMS: Readonly<Record<SideEntry, NavigationEntry>> = {
  finance: { to: '/finance', label: shellText.finance, shortLabel: shellText.financeShort, icon: 'finance' },
  suppliers: { to: '/suppliers', label: shellText.suppliers, icon: 'suppliers' },
  payments: { to: '/payments', label: shellText.payments, icon: 'payments' },
  orders: { to: '/orders', label: shellText.orders, shortLabel: shellText.ordersShort, icon: 'orders' },
  xtracker: { to: '/xtracker', label: shellText.xtracker, icon: 'xtracker' },
}
