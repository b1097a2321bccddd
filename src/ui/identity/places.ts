/** The panels of the door. */
export type StartPlace = 'login' | 'register' | 'forgot'

export const START_PATHS: Readonly<Record<StartPlace, string>> = {
  login: '/start/login',
  register: '/start/register',
  forgot: '/start/forgotpassword',
}

export const placeAt = (path: string): StartPlace =>
  path.includes('forgotpassword') ? 'forgot' : path.startsWith(START_PATHS.register) ? 'register' : 'login'
