import type { Failure } from '#application/shared/failure.ts'
import { describeFailure } from '../../text/describe-failure.ts'
import { failureCodeText } from './failed-state.tsx'

/** A failure inside a line of text: the sentence, and its code in small print. */
export const FailureWords = ({ failure }: { readonly failure: Failure }) => {
  const { sentence, code, reference } = describeFailure(failure)
  return (
    <>
      {sentence} <small>{failureCodeText(code, reference)}</small>
    </>
  )
}
