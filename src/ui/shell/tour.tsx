import { Button, mergeClasses } from '@fluentui/react-components'
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { observer } from 'mobx-react-lite'
import type { TourViewModel } from '#application/business/tour.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { Modal, ModalTitle } from '../design/layout/modal.tsx'
import { tourSteps, tourText as text } from '../text/tour.ts'
import { TourIllustration } from './tour-illustration.tsx'
import { useTourStyles } from './tour.styles.ts'

export interface TourProps {
  readonly vm: TourViewModel
  readonly country: Country
  /** Called at the end of the last step. */
  readonly onBegin: () => void
}

/** Three steps from registration to financing, for new users and on request. */
export const Tour = observer(function Tour({ vm, country, onBegin }: TourProps) {
  const styles = useTourStyles()
  const { step: at = 0 } = vm
  const steps = tourSteps(country)
  const step = steps[at]
  if (step === undefined) return null
  const begin = () => {
    vm.next()
    onBegin()
  }
  return (
    <Modal onDismiss={vm.close}>
      <div className={styles.head}>
        <span className={styles.position} aria-live="polite">
          {text.position(at + 1, steps.length)}
        </span>
        <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={text.close} onClick={vm.close} />
      </div>
      <div key={at} className={styles.step}>
        <div className={styles.picture}>
          <TourIllustration step={at} />
        </div>
        <ModalTitle>{step.title}</ModalTitle>
        <p className={styles.detail}>{step.detail}</p>
        {step.list.length > 0 && (
          <ol className={styles.list}>
            {step.list.map((item, index) => (
              <li key={item} className={styles.item}>
                <span className={styles.number} aria-hidden>
                  {index + 1}
                </span>
                {item}
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className={styles.foot}>
        <Button
          appearance="subtle"
          icon={<ChevronLeft20Regular />}
          aria-label={text.previous}
          disabledFocusable={vm.isFirst}
          onClick={vm.previous}
        />
        <div className={styles.dots}>
          {steps.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              className={mergeClasses(styles.dot, index === at && styles.current)}
              aria-label={text.position(index + 1, steps.length)}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => vm.goTo(index)}
            />
          ))}
        </div>
        <div className={styles.last}>
          {vm.isLast ? (
            <Button appearance="primary" onClick={begin}>
              {text.begin}
            </Button>
          ) : (
            <Button
              ref={beginHere}
              appearance="subtle"
              icon={<ChevronRight20Regular />}
              aria-label={text.next}
              onClick={vm.next}
            />
          )}
        </div>
      </div>
    </Modal>
  )
})

/** Focuses the next button when the dialog opens; it remains the same element in the last step. */
const beginHere = (button: HTMLButtonElement | null): void => button?.setAttribute('autofocus', '')
