import type { ComponentType } from 'react'
import { Alert20Regular } from '@fluentui/react-icons/svg/alert'
import { BuildingBank20Regular } from '@fluentui/react-icons/svg/building-bank'
import { BuildingShop24Filled, BuildingShop24Regular } from '@fluentui/react-icons/svg/building-shop'
import { DataTrending24Filled, DataTrending24Regular } from '@fluentui/react-icons/svg/data-trending'
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text'
import { History20Regular } from '@fluentui/react-icons/svg/history'
import { MoneyHand24Filled, MoneyHand24Regular } from '@fluentui/react-icons/svg/money-hand'
import { People20Regular } from '@fluentui/react-icons/svg/people'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { ReceiptMoney24Filled, ReceiptMoney24Regular } from '@fluentui/react-icons/svg/receipt-money'
import { ShieldKeyhole20Regular } from '@fluentui/react-icons/svg/shield-keyhole'
import { Timeline24Filled, Timeline24Regular } from '@fluentui/react-icons/svg/timeline'
import { WalletCreditCard24Filled, WalletCreditCard24Regular } from '@fluentui/react-icons/svg/wallet-credit-card'

type Icon = ComponentType<{ readonly className?: string }>

export interface MenuIcon {
  readonly icon: Icon
  /** The icon of the current page. */
  readonly currentIcon?: Icon
}

/** Apart from the features, which the sign-in page loads too. */
export const MENU_ICONS = {
  bankAccounts: { icon: BuildingBank20Regular },
  legal: { icon: DocumentText20Regular },
  suppliers: { icon: BuildingShop24Regular, currentIcon: BuildingShop24Filled },
  payments: { icon: WalletCreditCard24Regular, currentIcon: WalletCreditCard24Filled },
  profile: { icon: Person20Regular },
  team: { icon: People20Regular },
  taxService: { icon: ShieldKeyhole20Regular },
  cash: { icon: MoneyHand24Regular, currentIcon: MoneyHand24Filled },
  orders: { icon: Timeline24Regular, currentIcon: Timeline24Filled },
  reports: { icon: DataTrending24Regular, currentIcon: DataTrending24Filled },
  activity: { icon: History20Regular },
  notifications: { icon: Alert20Regular },
  finance: { icon: ReceiptMoney24Regular, currentIcon: ReceiptMoney24Filled },
} satisfies Readonly<Record<string, MenuIcon>>

export type MenuIconName = keyof typeof MENU_ICONS
