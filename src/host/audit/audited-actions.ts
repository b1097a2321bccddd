import type { ActivityKind } from '#domain/team/activity.ts'

/** The actions that no member of a company reads: of users, of the host and of all companies. */
type OtherAction =
  | 'call in the name of'
  | 'claim ended'
  | 'company opened'
  | 'email confirmed'
  | 'holiday added'
  | 'holiday removed'
  | 'impersonation issued'
  | 'maintenance off'
  | 'maintenance on'
  | 'other sessions ended'
  | 'password changed'
  | 'password rejected'
  | 'password reset'
  | 'password reset requested'
  | 'profile changed'
  | 'signed in'
  | 'signer added'
  | 'signer removed'
  | 'tax credentials given up'
  | 'user registered'

export type AuditAction = ActivityKind | OtherAction
