/** Whether it is one of the fifty thousand passwords that are tried first, in whatever case and with whatever accents. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  list ??= read()
  const plain = password.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (await list).has(plain) || (await list).has(password.normalize('NFC').toLowerCase())
}

let list: Promise<ReadonlySet<string>> | undefined

/** Read when the first new password is judged: the start of the host does not wait for it. */
const read = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
