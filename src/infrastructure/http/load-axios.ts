/** A chunk of its own, fetched with the first request or before: the sign-in page is hydrated without it. */
export const loadAxios = async () => (await import('axios')).default
