import { Open20Regular } from '@fluentui/react-icons/svg/open'
import { observer } from 'mobx-react-lite'
import { type MouseEvent, useEffect } from 'react'
import { AppearanceViewModel } from '#application/preferences/appearance.view-model.ts'
import { XtrackerViewModel } from '#application/reports/xtracker.view-model.ts'
import { FailureState } from '../design/feedback/failure-banner.tsx'
import { FailedState } from '../design/feedback/failed-state.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { pageText } from '../text/pages.ts'
import { reportText } from '../text/report.ts'
import { ReportPeriodChoice } from './report-period.tsx'
import { makeStyles, tokens } from '@fluentui/react-components'

/** The host's report on the business, in a frame without any rights. */
export const XtrackerScreen = observer(function XtrackerScreen() {
  const vm = useViewModel(XtrackerViewModel)
  const styles = useStyles()
  const { choice: appearance, hideAmounts: hidesAmounts } = useViewModel(AppearanceViewModel)
  useEffect(() => vm.activate({ appearance, hidesAmounts }), [vm, appearance, hidesAmounts])
  const { address } = vm
  return (
    <>
      <PageHeader
        title={pageText.xtracker.label}
        lead={reportText.lead}
        actions={
          <>
            <ReportPeriodChoice months={vm.months} />
            {vm.link !== undefined && <OpenLink href={vm.link} onUse={vm.replaceLink} />}
          </>
        }
      />
      <FailureState failure={address.failure} intro={reportText.failed} onRetry={vm.retry} />
      {address.failure === undefined && (
        <div className={styles.place}>
          {vm.frame === 'loading' && (
            <div className={styles.over}>
              <PageSpinner label={reportText.loading} />
            </div>
          )}
          {vm.frame === 'slow' && (
            <div className={styles.over}>
              <FailedState message={reportText.slow} onRetry={vm.retry} />
            </div>
          )}
          {address.value !== undefined && (
            <iframe
              key={address.value}
              className={styles.frame}
              title={reportText.frame}
              src={address.value}
              referrerPolicy="no-referrer"
              sandbox=""
              allow=""
              onLoad={vm.shown}
            />
          )}
        </div>
      )}
    </>
  )
})

interface OpenLinkProps {
  readonly href: string
  readonly onUse: () => Promise<void>
}

/** The browser uses the URL on a click, from its menu or on a drag: each consumes it. A double click opens one page. */
const OpenLink = ({ href, onUse }: OpenLinkProps) => {
  const styles = useStyles()
  const use = () => void onUse()
  const follow = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault()
    else use()
  }
  return (
    <a
      className={styles.open}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={follow}
      onAuxClick={use}
      onContextMenu={use}
      onDragStart={use}
    >
      <Open20Regular aria-hidden />
      {reportText.open}
    </a>
  )
}

const useStyles = makeStyles({
  place: { position: 'relative', minHeight: '320px' },
  /* The report has the background of the page and shares its height, which all its parts need, among them. */
  frame: { display: 'block', width: '100%', height: '2400px', border: 'none' },
  over: {
    position: 'absolute',
    zIndex: 1,
    inset: '0 0 auto',
    minHeight: '320px',
    display: 'grid',
    placeItems: 'center',
  },
  open: {
    color: tokens.colorBrandForegroundLink,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: '44px',
  },
})
