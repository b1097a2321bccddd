import { defineConfig } from 'vitest/config'

/** All families of the domain, or the tests of the one that is named. */
const family = process.env['FAMILY'] ?? '**'

/** The domain's tests as a mutation run needs them: the same cases each time, and no search for a smaller failing one. */
export default defineConfig({
  test: {
    include: [`test/domain/${family}/**/*.test.ts`],
    setupFiles: ['scripts/domain/mutation-setup.ts'],
    pool: 'threads',
    testTimeout: 30_000,
  },
})
