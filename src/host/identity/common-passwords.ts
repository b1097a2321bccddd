/** Whether the password is one of fifty thousand common ones, ignoring case and accents. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  list ??= read()
  const plain = password.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (await list).has(plain) || (await list).has(password.normalize('NFC').toLowerCase())
}

let list: Promise<ReadonlySet<string>> | undefined

/** Loaded with the first new password, not at the start of the host. */
const read = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
