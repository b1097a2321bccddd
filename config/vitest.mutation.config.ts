import { defineConfig } from 'vitest/config'

/** All families of the domain, or the tests of the given one. */
const family = process.env['FAMILY'] ?? '**'

/** The domain's tests for a mutation run: fixed cases, and no shrinking of failures. */
export default defineConfig({
  test: {
    include: [`test/domain/${family}/**/*.test.ts`],
    env: { EVERYTHING: '1' },
    setupFiles: ['scripts/domain/mutation-setup.ts'],
    pool: 'threads',
    testTimeout: 30_000,
  },
})
