import { Button } from '@fluentui/react-components'
import { PersonSwap20Regular } from '@fluentui/react-icons/svg/person-swap'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { ImpersonationBannerViewModel } from '#application/identity/impersonation-banner.view-model.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { impersonationText as text } from '../text/impersonation.ts'
import { useImpersonationBannerStyles } from './impersonation-banner.styles.ts'

/** Surrounds an impersonation session: its user, its operator, the remaining time, and the exit. */
export const ImpersonationFrame = observer(function ImpersonationFrame({ children }: { readonly children: ReactNode }) {
  const styles = useImpersonationBannerStyles()
  const vm = useViewModel(ImpersonationBannerViewModel)
  useEffect(() => vm.activate(), [vm])
  const who = text.banner(vm.seenAs, vm.operator)
  return (
    <div className={styles.frame}>
      <section className={styles.banner} aria-label={text.region}>
        <div className={styles.plate}>
          <PersonSwap20Regular className={styles.icon} aria-hidden />
          <div className={styles.words}>
            <span className={styles.who} title={who}>
              {who}
            </span>
            <span className={styles.left} role="timer">
              {text.left(vm.secondsLeft)}
            </span>
          </div>
          <Button size="small" className={styles.leave} onClick={() => void vm.exit()}>
            {text.leave}
          </Button>
        </div>
      </section>
      {children}
    </div>
  )
})
