import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PersonSwap20Regular } from '@fluentui/react-icons/svg/person-swap'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { ImpersonationBannerViewModel } from '#application/identity/impersonation-banner.view-model.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { impersonationText as text } from '../text/impersonation.ts'
import { heightAs } from '../design/layout/height-as.ts'
import { breakpointPhone, breakpointTouch, forcedColors, height, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { tabularNumerals } from '../design/theme/type.ts'
import { onScreenOnly } from '../design/theme/print.ts'

/** Surrounds an impersonation session: its user, its operator, the remaining time, and the exit. */
export const ImpersonationFrame = observer(function ImpersonationFrame({ children }: { readonly children: ReactNode }) {
  const styles = useStyles()
  const vm = useViewModel(ImpersonationBannerViewModel)
  useEffect(() => vm.activate(), [vm])
  return (
    <>
      <section ref={bannerHeight} className={styles.banner} aria-label={text.region}>
        <div className={styles.plate}>
          <PersonSwap20Regular className={styles.icon} aria-hidden />
          <div className={styles.words}>
            <span className={styles.who}>{text.banner(vm.seenAs, vm.operator)}</span>
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
    </>
  )
})

const STRIPES = `repeating-linear-gradient(-45deg, ${customTokens.statusYellowText} 0 10px, ${customTokens.statusYellowBackground} 10px 20px)`

/** The parts that stay at the top of the page start below the banner, whose height depends on its names. */
const bannerHeight = heightAs('--banner-height')

const useStyles = makeStyles({
  banner: {
    ...onScreenOnly,
    position: 'sticky',
    zIndex: 15,
    top: 0,
    display: 'flex',
    minHeight: '48px',
    padding: '5px 30px',
    backgroundImage: STRIPES,
    [forcedColors]: { borderBottom: '3px solid' },
    [breakpointPhone]: { padding: '5px 15px' },
  },
  plate: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    flexGrow: 1,
    minWidth: 0,
    padding: '5px 5px 5px 15px',
    borderRadius: tokens.borderRadiusMedium,
    color: customTokens.statusYellowText,
    backgroundColor: customTokens.statusYellowBackground,
    [breakpointPhone]: { gap: space.s, padding: '5px 5px 5px 10px' },
  },
  icon: { flexShrink: 0, [breakpointPhone]: { display: 'none' } },
  words: {
    display: 'flex',
    alignItems: 'baseline',
    gap: space.m,
    flexGrow: 1,
    minWidth: 0,
    [breakpointPhone]: { flexDirection: 'column', alignItems: 'flex-start', gap: 0 },
  },
  who: {
    minWidth: 0,
    maxWidth: '100%',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    [breakpointPhone]: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  },
  left: { flexShrink: 0, fontSize: tokens.fontSizeBase200, ...tabularNumerals },
  leave: { flexShrink: 0, [breakpointTouch]: { minHeight: height.touchTarget } },
})
