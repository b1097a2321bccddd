import type { AxiosStatic } from 'axios'

let axios: AxiosStatic | undefined

/** A chunk of its own, fetched with the first request or before: the sign-in page is hydrated without it. Later requests do not wait. */
export const loadAxios = async (): Promise<AxiosStatic> => (axios ??= (await import('axios')).default)
