import { brand } from '../brand/brand.ts'
import { Card } from '../design/layout/card.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { MailButton } from './mail-button.tsx'

export interface SupportHandledStateProps {
  readonly title: string
  /** The instruction, with the mail address. */
  readonly detail: (mail: string) => string
  readonly subject: string
}

/** A service that staff provides, with its contact. */
export const SupportHandledState = ({ title, detail, subject }: SupportHandledStateProps) => (
  <Card>
    <EmptyState title={title} detail={detail(brand.supportMail)} actions={<MailButton subject={subject} primary />} />
  </Card>
)
