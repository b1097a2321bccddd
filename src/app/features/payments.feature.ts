import { WalletCreditCard24Filled, WalletCreditCard24Regular } from '@fluentui/react-icons/svg/wallet-credit-card'
import { hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const payments: Feature = {
  paths: ['/payments'],
  guard: 'protected',
  load: async () => ({ Screen: (await import('#ui/payables/payables-screens.tsx')).PaymentsScreen }),
  menu: { area: 'main', icon: WalletCreditCard24Regular, currentIcon: WalletCreditCard24Filled, ...pageText.payments },
  available: ({ features }) => hasFeature(features, PAYABLES_FEATURE),
}
