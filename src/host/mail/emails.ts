import type { Email } from './mail.port.ts'

/** The e-mail with the whole address of a button that has a path of the client. */
export const withSite = ({ button, ...email }: Email, site: string): Email =>
  button === undefined
    ? email
    : { ...email, button: button.address.startsWith('/') ? { ...button, address: site + button.address } : button }

/** `site` is the public origin of the host, `code` the secret of the link. */
export const passwordResetEmail = (to: string, site: string, code: string): Email => ({
  to,
  subject: 'Cambia tu contraseña de Anticipo',
  paragraphs: [
    'Recibimos una solicitud para cambiar la contraseña de tu cuenta. Elige una nueva con este enlace:',
    'El enlace sirve una sola vez, durante 60 minutos.',
    'Si no lo pediste, ignora este correo: tu contraseña sigue siendo la misma.',
  ],
  button: { label: 'Elegir nueva contraseña', address: `${site}/resetpassword/${code}` },
})

export const confirmAddressEmail = (to: string, site: string, code: string): Email => ({
  to,
  subject: 'Confirma tu correo en Anticipo',
  paragraphs: [
    'Te damos la bienvenida a Anticipo. Confirma que este correo es tuyo con este enlace:',
    'El enlace sirve durante 7 días. Mientras tanto puedes usar tu cuenta con normalidad.',
    'Si no creaste una cuenta, ignora este correo.',
  ],
  button: { label: 'Confirmar mi correo', address: `${site}/verifyemail/${code}` },
})

export const passwordChangedEmail = (to: string, site: string): Email => ({
  to,
  subject: 'Cambiaste tu contraseña de Anticipo',
  paragraphs: [
    'La contraseña de tu cuenta acaba de cambiar y cerramos tus otras sesiones.',
    `Si no fuiste tú, pide una nueva ahora mismo en ${site}/start/forgotpassword`,
  ],
})

export const signatureEmail = (to: string, site: string, code: string, title: string): Email => ({
  to,
  subject: `Firma tu documento en Anticipo: ${title}`,
  paragraphs: [
    `Necesitamos tu firma en un documento de tu empresa: ${title}. Léelo y fírmalo con este enlace:`,
    'El enlace sirve durante 7 días y el documento se firma una sola vez.',
    'Si no esperabas este correo, escribe a nuestro equipo de soporte.',
  ],
  button: { label: 'Leer y firmar', address: `${site}/signdocument/${code}` },
})
