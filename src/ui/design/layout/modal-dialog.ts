import { tokens } from '@fluentui/react-components'
import { createContext, useLayoutEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import { appear, motion, reducedMotion } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'

/** The initial focus is in the first editable input. */
const TO_WRITE_IN = 'input:not([readonly], [disabled])'

/**
 * The properties of a native `<dialog>` that is modal while mounted: it traps the focus, makes the rest inert, and
 * restores both on unmount. Escape and a click outside run `onDismiss`; without it a button is required.
 */
export const useModalDialog = (onDismiss: (() => void) | undefined) => {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    element?.showModal()
    element?.querySelector<HTMLElement>(TO_WRITE_IN)?.focus()
    for (const scroller of [element, element?.firstElementChild]) scroller?.scrollTo(0, 0)
    return () => element?.close()
  }, [])
  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault()
    onDismiss?.()
  }
  return { ref, onCancel, closedby: onDismiss === undefined ? 'none' : 'any' } as const
}

/** The element of the dialog around: what is drawn over it is mounted there, because a modal hides what is outside. */
export const ModalElement = createContext<HTMLElement | undefined>(undefined)

/** The value of `ModalElement`: undefined in the first render. */
export const useModalElement = (ref: RefObject<HTMLElement | null>): HTMLElement | undefined => {
  const [element, setElement] = useState<HTMLElement>()
  useLayoutEffect(() => setElement(ref.current ?? undefined), [ref])
  return element
}

/** The look of a modal dialog, without its size. */
export const modalSurface = {
  maxWidth: 'none',
  padding: 0,
  color: tokens.colorNeutralForeground1,
  backgroundColor: customTokens.cardBackground,
  border: `1px solid ${customTokens.cardStroke}`,
  borderRadius: tokens.borderRadiusXLarge,
  boxShadow: tokens.shadow64,
  fontFamily: tokens.fontFamilyBase,
  fontSize: tokens.fontSizeBase300,
  lineHeight: tokens.lineHeightBase300,
  animationName: appear,
  animationDuration: motion.fade,
  animationTimingFunction: motion.ease,
  [reducedMotion]: { animationDuration: '0ms' },
  '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
} as const
