import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import { parseRejectionReason, type RejectionReasonError } from '#domain/team/approval.ts'
import type { ApprovalId } from '#domain/team/pending.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { Action } from '../shared/action.ts'
import type { Failure } from '../shared/failure.ts'
import { Form } from '../shared/form.ts'
import { RemoteList } from '../shared/remote-list.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import type { Resolved } from '../shared/token.ts'
import { Approvals, type RequestedApproval } from './approvals.port.ts'

export type RejectionForm = Form<{ readonly reason: string }, string, RejectionReasonError, RequestedApproval>

/** The requests that wait for the user, those of the user, and those of others. */
export class ApprovalsViewModel {
  static readonly needs = {
    approvals: Approvals,
    live: LiveEvents,
    notifications: NotificationsViewModel,
    scheduler: Scheduler,
  }
  readonly list: RemoteList<RequestedApproval>
  /** Authorises or withdraws; `asked` names the request that is on its way or failed. */
  readonly request: Action<[RequestedApproval, 'approve' | 'withdraw'], RequestedApproval>
  asked: RequestedApproval | undefined = undefined
  /** The request that is being rejected, and the form of its reason. */
  rejected: RequestedApproval | undefined = undefined
  rejection: RejectionForm | undefined = undefined
  #only: ApprovalId | undefined = undefined
  readonly #deps: Resolved<typeof ApprovalsViewModel.needs>

  constructor(dependencies: Resolved<typeof ApprovalsViewModel.needs>) {
    const { approvals, live } = dependencies
    this.#deps = dependencies
    this.list = new RemoteList({
      load: () => this.#load(),
      live,
      refreshOn: ({ _tag }) => _tag === 'ApprovalsChanged',
    })
    this.request = new Action(
      (approval, step): TaskEither<Failure, RequestedApproval> =>
        step === 'approve' ? approvals.approve(approval) : approvals.withdraw(approval.id),
      {
        onSuccess: this.#onDecided,
        /* The list is loaded again, because another member may have decided first. */
        onFailure: () => void this.list.retry(),
      },
    )
    makeAutoObservable(
      this,
      { list: false, request: false, asked: observableRef, rejected: observableRef, rejection: observableRef },
      { autoBind: true },
    )
  }

  /** Shows all requests, or the one of an address. */
  activate(only?: ApprovalId): () => void {
    if (only !== this.#only) this.list.reset()
    this.#only = only
    return this.list.activate()
  }

  get toDecide(): ReadonlyArray<RequestedApproval> {
    return this.list.rows?.filter(({ mayDecide }) => mayDecide) ?? []
  }

  get mine(): ReadonlyArray<RequestedApproval> {
    return this.list.rows?.filter(({ isMine }) => isMine) ?? []
  }

  get others(): ReadonlyArray<RequestedApproval> {
    return this.list.rows?.filter(({ isMine, mayDecide }) => !isMine && !mayDecide) ?? []
  }

  approve(approval: RequestedApproval): void {
    this.asked = approval
    void this.request.run(approval, 'approve')
  }

  withdraw(approval: RequestedApproval): void {
    this.asked = approval
    void this.request.run(approval, 'withdraw')
  }

  askReason(approval: RequestedApproval): void {
    this.rejected = approval
    this.rejection = new Form({
      initial: { reason: '' },
      validate: ({ reason }) =>
        E.mapLeft((error: RejectionReasonError) => [{ field: 'reason' as const, error }])(parseRejectionReason(reason)),
      submit: (reason) => this.#deps.approvals.reject(approval, reason),
      onSuccess: (decided) => {
        this.keep()
        this.#onDecided(decided)
      },
      onFailure: () => void this.list.retry(),
      cooldown: new SubmitCooldown(this.#deps.scheduler),
    })
  }

  /** Closes the question without rejecting. */
  keep(): void {
    this.rejected = undefined
    this.rejection = undefined
  }

  #load(): TaskEither<Failure, ReadonlyArray<RequestedApproval>> {
    const { approvals } = this.#deps
    return this.#only === undefined
      ? approvals.list()
      : pipe(
          approvals.one(this.#only),
          TE.map((one) => [one]),
        )
  }

  readonly #onDecided = ({ state }: RequestedApproval): void => {
    this.asked = undefined
    this.#deps.notifications.show({ _tag: 'ApprovalDecided', state })
    void this.list.retry()
  }
}
