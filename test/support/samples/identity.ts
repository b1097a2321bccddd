import type { SessionBusiness, Session } from '#application/identity/sessions.port.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'

export const aBusiness = (over: Partial<SessionBusiness> = {}): SessionBusiness => ({
  id: '7' as BusinessId,
  identifier: '76086428-5',
  name: 'Aserradero Río Claro SpA',
  country: 'CL',
  isVerified: true,
  role: 'OWNER',
  ...over,
})

export const aSession = (over: Partial<Session> = {}): Session => ({
  token: 'a.b.c',
  issuedAt: 1_772_636_400,
  expiresAt: 1_772_640_000,
  user: { id: '3' as UserId, name: 'Ana Muñoz', email: 'ana@ejemplo.cl' },
  business: aBusiness(),
  isSudo: false,
  operator: undefined,
  ...over,
})
