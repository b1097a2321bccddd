import { Fragment } from 'react'
import type { Money } from '#domain/kernel/money.ts'
import { MoneyText } from './money-text.tsx'

export interface AmountSentenceProps {
  /** With the names of amounts in braces. */
  readonly text: string
  readonly amounts: Readonly<Record<string, Money>>
}

/** A sentence whose amounts are hidden like all others. */
export const AmountSentence = ({ text, amounts }: AmountSentenceProps) =>
  text
    .split(/\{(\w+)\}/)
    .map((part, at) => <Fragment key={at}>{at % 2 === 0 ? part : <MoneyText value={amounts[part]} />}</Fragment>)
