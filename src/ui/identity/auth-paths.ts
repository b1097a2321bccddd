/** The signed-out forms. */
export type AuthRoute = 'login' | 'register' | 'forgot'

export const AUTH_PATHS: Readonly<Record<AuthRoute, string>> = {
  login: '/start/login',
  register: '/start/register',
  forgot: '/start/forgotpassword',
}

export const routeAt = (path: string): AuthRoute =>
  path.includes('forgotpassword') ? 'forgot' : path.startsWith(AUTH_PATHS.register) ? 'register' : 'login'
