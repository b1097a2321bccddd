import { isRight } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import { changeRole, handOver, inviteAs, leaveTeam, removeMember, type MemberAct } from '#domain/team/member-change.ts'
import { ROLES, type Role } from '#domain/team/role.ts'
import { isPending, type Pending } from '#domain/team/pending.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { SessionViewModel } from '../identity/session.view-model.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { Action } from '../shared/action.ts'
import { REJECTED_BY_CONFLICT, type Conflict } from '../shared/conflict.ts'
import type { Failure } from '../shared/failure.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { Resolved } from '../shared/token.ts'
import { InviteEditor } from './invite-editor.ts'
import type { Invitation, Member, Team } from './members.port.ts'

/** A question before a member is removed or handed the company, or the user leaves it. */
export type TeamQuestion = 'handOver' | 'leave' | 'remove'

/** The members of the company with what the user may do with each, and the dialogs that do it. */
export class TeamViewModel {
  static readonly needs = {
    ...InviteEditor.needs,
    current: CurrentSession,
    session: SessionViewModel,
    live: LiveEvents,
  }
  readonly team: RemoteValue<Team>
  readonly invitation: InviteEditor
  readonly role: Action<[Member, Role], Member | Pending>
  readonly withdrawal: Action<[Invitation], string>
  readonly resending: Action<[Invitation], Invitation | Pending>
  readonly answer: Action<[TeamQuestion, Member, string], unknown>
  /** Undefined while no question is open. */
  question: TeamQuestion | undefined = undefined
  asked: Member | undefined = undefined
  /** The own password, before the company is handed over. */
  password = ''
  readonly #deps: Resolved<typeof TeamViewModel.needs>

  constructor(dependencies: Resolved<typeof TeamViewModel.needs>) {
    const { live, members, notifications } = dependencies
    this.#deps = dependencies
    this.team = new RemoteValue({
      load: members.team,
      live,
      refreshOn: ({ _tag }) => _tag === 'TeamChanged',
    })
    this.invitation = new InviteEditor({ ...dependencies, onSent: () => void this.team.load() })
    this.role = new Action((member, role) => asFailure(members.changeRole(member, role)), {
      onSuccess: (answer) => {
        notifications.show({ _tag: isPending(answer) ? 'SentToApproval' : 'MemberRoleChanged' })
        this.#changed()
      },
      onFailure: () => void this.team.load(),
    })
    this.withdrawal = new Action(
      (invitation) =>
        pipe(
          members.withdraw(invitation.id),
          TE.map(() => invitation.email),
        ),
      {
        onSuccess: (email) => {
          notifications.show({ _tag: 'InvitationWithdrawn', email })
          void this.team.load()
        },
        onFailure: () => void this.team.load(),
      },
    )
    this.resending = new Action(({ email, role }) => members.invite(email, role, dependencies.keys.next()), {
      onSuccess: (answer) => {
        notifications.show(
          isPending(answer) ? { _tag: 'SentToApproval' } : { _tag: 'MemberInvited', email: answer.email },
        )
        void this.team.load()
      },
    })
    this.answer = new Action(this.#answered, { onSuccess: this.#done, onFailure: () => void this.team.load() })
    const parts = {
      team: false,
      invitation: false,
      role: false,
      withdrawal: false,
      resending: false,
      answer: false,
    } as const
    makeAutoObservable(this, { ...parts, asked: observableRef, rolesOf: false }, { autoBind: true })
  }

  activate(): () => void {
    return this.team.activate()
  }

  get members(): ReadonlyArray<Member> {
    return this.team.value?.members ?? []
  }

  get invitations(): ReadonlyArray<Invitation> {
    return this.team.value?.invitations ?? []
  }

  /** Operators change no team. */
  get mayInvite(): boolean {
    return !this.#isOperator && inviteAs(this.#actor, 'READER')._tag === 'Right'
  }

  get mayLeave(): boolean {
    const own = this.members.find(({ isOneself }) => isOneself)
    return own !== undefined && !this.#isOperator && isRight(leaveTeam(this.#actOn(own)))
  }

  /** The roles that the user may give to the member, the present one first in the order of roles. */
  rolesOf(member: Member): ReadonlyArray<Role> {
    if (this.#isOperator) return [member.role]
    return ROLES.filter((role) => role === member.role || isRight(changeRole(this.#actOn(member), role)))
  }

  mayRemove = (member: Member): boolean => !this.#isOperator && isRight(removeMember(this.#actOn(member)))

  mayHandOver = (member: Member): boolean =>
    !this.#isOperator && member.role !== 'OWNER' && isRight(handOver(this.#actOn(member)))

  ask(question: TeamQuestion, member: Member): void {
    if (this.answer.isBusy) return
    this.answer.reset()
    Object.assign(this, { question, asked: member, password: '' })
  }

  /** The own row. */
  askToLeave(): void {
    const own = this.members.find(({ isOneself }) => isOneself)
    if (own !== undefined) this.ask('leave', own)
  }

  type(password: string): void {
    this.password = password
  }

  close(): void {
    if (!this.answer.isBusy) Object.assign(this, CLOSED)
  }

  async submit(): Promise<void> {
    const { asked, password, question } = this
    if (asked === undefined || question === undefined) return
    if (question === 'handOver' && password === '') return
    this.password = ''
    await this.answer.run(question, asked, password)
  }

  readonly #answered = (question: TeamQuestion, member: Member, password: string): TE.TaskEither<Failure, unknown> => {
    const { members } = this.#deps
    if (question === 'handOver') return members.handOver(member.id, password)
    return question === 'leave' ? members.leave() : asFailure(members.remove(member))
  }

  readonly #done = (answer: unknown): void => {
    const { question } = this
    Object.assign(this, CLOSED)
    if (question === 'leave') return void this.#deps.session.signOut()
    const done = question === 'handOver' ? 'OwnerAdded' : 'MemberRemoved'
    this.#deps.notifications.show({ _tag: isPending(answer) ? 'SentToApproval' : done })
    this.#changed()
  }

  /** A change of the own role reaches the screens with a new token. */
  #changed(): void {
    void this.team.load()
    void this.#deps.session.refresh()
  }

  get #isOperator(): boolean {
    return this.#deps.current.session?.isSudo === true
  }

  get #actor(): Role {
    return this.#deps.current.business?.role ?? 'READER'
  }

  #actOn(member: Member): MemberAct {
    const otherOwners = this.members.filter(({ id, role }) => role === 'OWNER' && id !== member.id).length
    return { actor: this.#actor, member: member.role, isOneself: member.isOneself, otherOwners }
  }
}

const CLOSED = { question: undefined, asked: undefined, password: '' } as const

/** The members are loaded again after a failure, so that a conflict is seen there and told as one. */
const asFailure = <A>(answer: TE.TaskEither<Failure | Conflict<unknown>, A>): TE.TaskEither<Failure, A> =>
  pipe(
    answer,
    TE.mapLeft((left): Failure => (left._tag === 'Conflict' ? REJECTED_BY_CONFLICT : left)),
  )
