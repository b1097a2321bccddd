/** The lines that the host prints about a sample company, for the person at the terminal. */
export interface SampleLogin {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly taxPassword: string
}

/** Reads the printed logins as a person does: a name, and below it each value after its label. */
export const sampleLogins = (output: string): ReadonlyArray<SampleLogin> => {
  const names = [...output.matchAll(/^ {2}(\S.*) \((?:Chile|México)\)$/gm)].map((match) => match[1] ?? '')
  const [emails, passwords, taxPasswords] = [
    read(output, 'Correo'),
    read(output, 'Contraseña'),
    read(output, 'Clave (?:SII|CIEC)'),
  ]
  return names.map((name, at) => ({
    name,
    email: emails[at] ?? '',
    password: passwords[at] ?? '',
    taxPassword: taxPasswords[at] ?? '',
  }))
}

const read = (output: string, label: string): ReadonlyArray<string> =>
  [...output.matchAll(new RegExp(`^ +${label} +(\\S+)$`, 'gm'))].map((match) => match[1] ?? '')
