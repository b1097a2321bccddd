/** What the host prints of a sample company, for the person at the terminal. */
export interface SampleLogin {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly identifier: string
  readonly taxPassword: string
}

/** Reads the printed logins the way a person would: by their labels. */
export const sampleLogins = (output: string): ReadonlyArray<SampleLogin> => {
  const read = (label: string): ReadonlyArray<string> =>
    [...output.matchAll(new RegExp(`^\\s*${label}:?\\s+(.+)$`, 'gm'))].map((match) => match[1]?.trim() ?? '')
  const [names, emails, passwords, identifiers, taxPasswords] = [
    read('Empresa'), read('Email'), read('Contraseña'), read('(?:RUT|RFC)'), read('Clave (?:SII|CIEC)'),
  ]
  return emails.map((email, at) => ({
    email,
    name: names[at] ?? '',
    password: passwords[at] ?? '',
    identifier: identifiers[at] ?? '',
    taxPassword: taxPasswords[at] ?? '',
  }))
}
