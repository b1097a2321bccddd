import type { AHost } from '#test/host/server/a-host.ts'

/** The headers of a change that is based on the stored user. */
export const latest = async (
  { database }: Pick<AHost, 'database'>,
  userId: string | number,
): Promise<{ readonly 'if-match': string }> => {
  const [user] = await database.query<{ version: number }>('select version from app_user where id = $1', [userId])
  return { 'if-match': `"${user?.version ?? 0}"` }
}
