import {
  Button,
  makeStyles,
  TeachingPopover,
  TeachingPopoverBody,
  TeachingPopoverSurface,
  TeachingPopoverTitle,
  tokens,
  type PositioningImperativeRef,
} from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { TourViewModel } from '#application/business/tour.view-model.ts'
import { PAYMENT_PATHS } from '../app/paths.ts'
import { focusHeading } from '../app/use-heading-focus.ts'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { onScreenOnly } from '../design/theme/print.ts'
import { paymentsTourText as text } from '../text/payments-tour.ts'
import { tourText } from '../text/tour.ts'

interface PaymentsTourProps {
  readonly tour: TourViewModel
  /** The page, with what the steps point at. */
  readonly page: RefObject<HTMLElement | null>
}

/** The element at which each step points. On narrow screens the last one has no column head, and points at the lists. */
const TARGETS: ReadonlyArray<string> = [
  `nav a[href$="${PAYMENT_PATHS.inbox}"]`,
  `nav a[href$="${PAYMENT_PATHS.archived}"]`,
  'th[data-column="paymentDate"]',
]

/**
 * Three hints beside the lists. The focus is not trapped, because Fluent hides the rest of the page from screen readers
 * until a trapping popover is closed, also when the page is left by the browser's back button.
 */
export const PaymentsTour = observer(function PaymentsTour({ tour, page }: PaymentsTourProps) {
  const styles = useStyles()
  const positioning = usePositioning(page, tour.step)
  /* No button has opened it that could have the focus after it. */
  useEffect(() => () => void focusHeading(), [])
  const { title, detail } = text.steps[tour.step ?? 0] ?? text.steps[0]
  return (
    <TeachingPopover
      open={tour.step !== undefined}
      onOpenChange={(_, { open }) => {
        if (!open) tour.close()
      }}
      trapFocus={false}
      positioning={positioning}
    >
      <TeachingPopoverSurface aria-label={text.name} className={styles.surface}>
        <TeachingPopoverBody>
          <TeachingPopoverTitle className={styles.title}>{title}</TeachingPopoverTitle>
          <span>{detail}</span>
        </TeachingPopoverBody>
        <div className={styles.foot}>
          <span className={styles.position}>{tourText.position((tour.step ?? 0) + 1, text.steps.length)}</span>
          {tour.isFirst ? (
            <Button onClick={tour.close}>{text.skip}</Button>
          ) : (
            <Button onClick={tour.previous}>{text.previous}</Button>
          )}
          <Button appearance="primary" onClick={tour.next}>
            {tour.isLast ? text.finish : text.next}
          </Button>
        </div>
      </TeachingPopoverSurface>
    </TeachingPopover>
  )
})

/** Points at the target of the step. */
const usePositioning = (page: RefObject<HTMLElement | null>, step: number | undefined) => {
  const positioningRef = useRef<PositioningImperativeRef>(null)
  useLayoutEffect(() => {
    if (step === undefined) return
    const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector)
    const target = find(TARGETS[step] ?? 'nav') ?? find('nav') ?? null
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    positioningRef.current?.setTarget(target)
  }, [page, step])
  return { positioningRef, position: 'below', align: 'start' } as const
}

const useStyles = makeStyles({
  surface: {
    ...onScreenOnly,
    maxWidth: 'min(340px, calc(100vw - 32px))',
  },
  title: { margin: 0 },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s,
    marginTop: space.m,
    '& button': { whiteSpace: 'nowrap' },
  },
  position: {
    marginRight: 'auto',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    [breakpointPhone]: { flexBasis: '100%' },
  },
})
