import type { Country } from '#domain/kernel/country.ts'
import { roleName } from '#domain/labels/role-names.ts'
import type { Role } from '#domain/team/role.ts'
import type { Email } from '../mail/mail.port.ts'

export interface InvitationText {
  readonly company: string
  readonly country: Country
  readonly inviter: string
  readonly role: Role
}

export const invitationEmail = (
  to: string,
  site: string,
  code: string,
  { company, country, inviter, role }: InvitationText,
): Email => ({
  to,
  subject: `${inviter} te invita a ${company} en Anticipo`,
  paragraphs: [
    `${inviter} te invita a trabajar en ${company} con el rol ${roleName(country, role)}. Revisa la invitación con este enlace:`,
    'El enlace sirve una sola vez, durante 7 días, y solo con este correo.',
    'Si no esperabas esta invitación, ignora este correo: nadie entra a tu cuenta con ella.',
  ],
  button: { label: 'Ver la invitación', address: `${site}/invitation/${code}` },
})

/** For the member who was removed. */
export const removedEmail = (to: string, company: string, by: string): Email => ({
  to,
  subject: `Ya no tienes acceso a ${company} en Anticipo`,
  paragraphs: [
    `${by} quitó tu acceso a ${company}. Tus sesiones en esa empresa terminaron; tu cuenta y tus otras empresas siguen igual.`,
    'Si crees que es un error, escríbele a quien administra la empresa.',
  ],
})

/** For the owners of the company. */
export const memberRemovedEmail = (to: string, company: string, member: string, by: string): Email => ({
  to,
  subject: `${member} ya no tiene acceso a ${company}`,
  paragraphs: [
    `${by} quitó el acceso de ${member} a ${company} en Anticipo.`,
    'Si no lo esperabas, revisa quiénes tienen acceso en Mi perfil, Equipo.',
  ],
})

/** For the member whose role is another one. */
export const roleChangedEmail = (to: string, company: string, role: string, by: string): Email => ({
  to,
  subject: `Tu rol en ${company} es ahora ${role}`,
  paragraphs: [`${by} cambió tu rol en ${company}: ahora es ${role}. Vale desde ya.`],
})

/** For all members, when the operator adds one. */
export const addedByOperatorEmail = (to: string, company: string, member: string, role: string): Email => ({
  to,
  subject: `${member} tiene acceso a ${company} en Anticipo`,
  paragraphs: [
    `Nuestro equipo de soporte dio acceso a ${member} a ${company} en Anticipo, con el rol ${role}.`,
    'Si no lo pidieron, escríbenos ahora mismo.',
  ],
})

/** For all members. `role` is absent for a member whom the operator removed. */
export const changedByOperatorEmail = (
  to: string,
  company: string,
  member: string,
  role: string | undefined,
): Email => ({
  to,
  subject:
    role === undefined ? `${member} ya no tiene acceso a ${company}` : `${member} es ahora ${role} de ${company}`,
  paragraphs: [
    role === undefined
      ? `Nuestro equipo de soporte quitó el acceso de ${member} a ${company} en Anticipo.`
      : `Nuestro equipo de soporte cambió el rol de ${member} en ${company}: ahora es ${role}.`,
    'Si no lo pidieron, escríbenos ahora mismo.',
  ],
})
