import { BuildingShop24Filled, BuildingShop24Regular } from '@fluentui/react-icons/svg/building-shop'
import { DataTrending24Filled, DataTrending24Regular } from '@fluentui/react-icons/svg/data-trending'
import { ReceiptMoney24Filled, ReceiptMoney24Regular } from '@fluentui/react-icons/svg/receipt-money'
import { Timeline24Filled, Timeline24Regular } from '@fluentui/react-icons/svg/timeline'
import { WalletCreditCard24Filled, WalletCreditCard24Regular } from '@fluentui/react-icons/svg/wallet-credit-card'
import type { ComponentType } from 'react'

export type NavigationIcon = 'finance' | 'suppliers' | 'payments' | 'orders' | 'xtracker'

/** A navigation entry that this business has. */
export interface NavigationEntry {
  readonly to: string
  readonly label: string
  /** For the bottom navigation. */
  readonly shortLabel?: string
  readonly icon: NavigationIcon
}

/** Whether `path` is below `entry`: `/orders/12` is below `/orders`, `/ordersx` is not. */
export const isWithin = (path: string, entry: NavigationEntry): boolean =>
  path === entry.to || path.startsWith(`${entry.to}/`)

interface IconPair {
  readonly resting: ComponentType<{ readonly className?: string }>
  readonly current: ComponentType<{ readonly className?: string }>
}

export const NAVIGATION_ICONS: Readonly<Record<NavigationIcon, IconPair>> = {
  finance: { resting: ReceiptMoney24Regular, current: ReceiptMoney24Filled },
  suppliers: { resting: BuildingShop24Regular, current: BuildingShop24Filled },
  payments: { resting: WalletCreditCard24Regular, current: WalletCreditCard24Filled },
  orders: { resting: Timeline24Regular, current: Timeline24Filled },
  xtracker: { resting: DataTrending24Regular, current: DataTrending24Filled },
}
