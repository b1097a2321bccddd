import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { route, routes } from '../http/route.ts'
import { acceptInvitation, showInvitation } from './accept-invitation.ts'
import { changeMember, handOver, leave, removeMember } from './change-member.ts'
import { deleteInvitation, invite } from './invite.ts'
import { invitationsOf, membersOf } from './store.ts'
import { invitationAnswer, memberAnswer } from './team-answer.ts'
import type { TeamServices } from './team-services.ts'

export const teamRoutes = routes((services: TeamServices) => [
  route(endpoints.team, async (call) =>
    E.right({
      members: (await membersOf(call.db, call.business.id)).map((member) => memberAnswer(call, member)),
      invitations: (await invitationsOf(call.db, call.business.id)).map((sent) =>
        invitationAnswer(services.clock, call, sent),
      ),
    }),
  ),
  route(endpoints.invite, (call) => invite(services, call)),
  route(endpoints.invitationDelete, (call) => deleteInvitation(services, call)),
  route(endpoints.memberChange, (call) => changeMember(services, call)),
  route(endpoints.memberRemove, (call) => removeMember(services, call)),
  route(endpoints.ownership, (call) => handOver(services, call)),
  route(endpoints.leave, (call) => leave(services, call)),
  route(endpoints.invitation, (call) => showInvitation(services, call)),
  route(endpoints.invitationAccept, (call) => acceptInvitation(services, call)),
])
