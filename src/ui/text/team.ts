/** The words for a member who may not do something, with who can help. */
export const teamText = {
  denied: 'No tienes permiso',
  ask: 'Pídeselo a quien administra la empresa.',
}

/** Why a button is disabled. */
export const lockText = `${teamText.denied}. ${teamText.ask}`

/** The page of the members. */
export const membersText = {
  title: 'Equipo',
  lead: 'Quiénes trabajan en esta empresa y qué puede hacer cada persona.',
  failed: 'No pudimos cargar tu equipo.',
  invite: 'Invitar',
  oneself: 'Tú',
  lastSeen: (day: string): string => `Último ingreso: ${day}`,
  neverSeen: 'Aún no ha ingresado',
  roleOf: (name: string): string => `Rol de ${name}`,
  actions: (name: string): string => `Acciones sobre ${name}`,
  remove: 'Quitar acceso',
  handOver: 'Hacer dueño',
  leave: 'Salir de la empresa',
  lastOwner: 'Eres el único dueño. Para salir, haz dueño a otra persona.',
  invitations: {
    title: 'Invitaciones',
    until: (day: string): string => `Vence el ${day}`,
    expired: 'Venció',
    resend: (email: string): string => `Reenviar la invitación a ${email}`,
    withdraw: (email: string): string => `Retirar la invitación de ${email}`,
    resendLabel: 'Reenviar',
    withdrawLabel: 'Retirar',
  },
  dialog: {
    title: 'Invitar a una persona',
    detail: 'Le enviaremos un enlace que sirve 7 días y solo con ese correo.',
    email: 'Correo',
    role: 'Rol',
    choose: 'Elige un rol',
    submit: 'Enviar invitación',
    submitting: 'Enviando',
  },
  roles: {
    OWNER: 'Todo, y traspasar la empresa',
    ADMIN: 'Todo, menos traspasar la empresa',
    PREPARER: 'Prepara y solicita; no autoriza ni cambia las cuentas de la empresa',
    APPROVER: 'Autoriza y confirma cuentas; no solicita',
    READER: 'Solo mira',
  },
  questions: {
    remove: {
      title: 'Quitar acceso',
      detail: (name: string): string =>
        `${name} no podrá entrar más a esta empresa y sus sesiones en ella terminan ahora. Le avisaremos por correo.`,
      submit: 'Quitar acceso',
      submitting: 'Quitando',
    },
    handOver: {
      title: 'Hacer dueño',
      detail: (name: string): string =>
        `${name} podrá hacer todo en la empresa, también quitarte el acceso. Confírmalo con tu contraseña.`,
      submit: 'Hacer dueño',
      submitting: 'Guardando',
    },
    leave: {
      title: 'Salir de la empresa',
      detail: (): string => 'No podrás entrar más a esta empresa. Para volver, alguien tiene que invitarte.',
      submit: 'Salir',
      submitting: 'Saliendo',
    },
  },
  password: 'Tu contraseña',
}

/** The page of an invitation. */
export const invitationText = {
  title: 'Invitación',
  lead: 'Trabaja en una empresa con tu propia cuenta.',
  failed: 'No pudimos abrir la invitación.',
  invited: (inviter: string, company: string): string => `${inviter} te invita a ${company}`,
  detail: (email: string, role: string): string => `Para ${email}, con el rol ${role}.`,
  join: 'Unirme',
  joining: 'Uniéndote',
  signIn: 'Ingresar y unirme',
  signingIn: 'Ingresando',
  register: 'Crear cuenta y unirme',
  registering: 'Creando tu cuenta',
  password: 'Contraseña',
  otherAccount: (email: string): string => `Esta invitación es para ${email}`,
  otherAccountDetail: (email: string): string =>
    `Ingresaste con ${email}. Cierra esta sesión y abre el enlace con el otro correo.`,
  signOut: 'Cerrar sesión',
}
