import { defineConfig } from 'vitest/config'

/** The domain's tests as a mutation run needs them: the same cases each time, and no search for a smaller failing one. */
export default defineConfig({
  test: {
    include: ['test/domain/**/*.test.ts'],
    setupFiles: ['scripts/domain/mutation-setup.ts'],
    pool: 'threads',
    testTimeout: 30_000,
  },
})
