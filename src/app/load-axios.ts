import { loadAxios as load } from '#infrastructure/http/load-axios.ts'

let axios: Awaited<ReturnType<typeof load>> | undefined

/** Once per page: a request waits for it only while it is fetched. */
export const loadAxios = async () => (axios ??= await load())
