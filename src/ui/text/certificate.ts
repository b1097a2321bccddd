import { formatShortDate } from '#domain/kernel/format.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'

/** The digital certificate of a company. */
export const certificateText = {
  title: 'Certificado digital',
  lead: 'Guardamos tu certificado digital (.PFX) cifrado. Una vez guardado no se puede ver.',
  failed: 'No pudimos revisar tu certificado.',
  registered: (until: CivilDate): string => `Certificado registrado · vence el ${formatShortDate(until)}`,
  ended: (since: CivilDate): string => `Certificado registrado · venció el ${formatShortDate(since)}`,
  ending: (daysLeft: number): string => {
    if (daysLeft === 0) return 'Tu certificado vence hoy. Registra uno nuevo.'
    return daysLeft === 1
      ? 'Tu certificado vence mañana. Registra uno nuevo.'
      : `Tu certificado vence en ${daysLeft} días. Registra uno nuevo.`
  },
  replaceEnded: 'Tu certificado venció. Registra uno nuevo.',
  otherHolder:
    'El RUT del certificado no es el de tu empresa ni el de uno de tus representantes legales. Revisa que sea el correcto.',
  asksToReplace:
    'Nada dice que este certificado sea de tu empresa o de uno de tus representantes legales, y reemplazaría el que está vigente. Si es el correcto, escribe otra vez su contraseña.',
  replaceAnyway: 'Reemplazar de todos modos',
  unknownHolder: 'El certificado no dice de quién es. Revisa que sea el correcto.',
  register: 'Registrar certificado',
  replace: 'Reemplazar certificado',
  file: 'Archivo .pfx',
  choose: 'Elegir archivo',
  chooseOther: 'Elegir otro archivo',
  noFile: 'Ningún archivo elegido',
  rejected: 'Elige un solo archivo .pfx de hasta 64 kB.',
  unreadable: 'No pudimos leer el archivo. Elígelo de nuevo.',
  password: 'Contraseña del certificado',
  submit: 'Registrar',
  submitting: 'Registrando',
} as const
