import type { Invitations, Members } from '#application/team/members.port.ts'
import { teamEndpoints } from '#wire/team.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpMembers = (api: Api): Members => ({
  team: api.forBusiness(teamEndpoints.team),
  invite: (email, role, key) => api.forBusiness(teamEndpoints.invite)({ body: { email, role }, key }),
  withdraw: (invitationId) => api.forBusiness(teamEndpoints.invitationDelete)({ params: { invitationId } }),
  changeRole: ({ id, version }, role) =>
    api.forBusiness(teamEndpoints.memberChange)({ params: { memberId: id }, version, body: { role } }),
  remove: ({ id, version }) => api.forBusiness(teamEndpoints.memberRemove)({ params: { memberId: id }, version }),
  handOver: (memberId, password) =>
    api.forBusiness(teamEndpoints.ownership)({ params: { memberId }, body: { password } }),
  leave: api.forBusiness(teamEndpoints.leave),
})

export const makeHttpInvitations = (api: Api): Invitations => ({
  open: (hash) => api.call(teamEndpoints.invitation, { params: { hash } }),
  accept: (code) => api.call(teamEndpoints.invitationAccept, { body: { code } }),
})
