import { defineConfig } from 'vite'
import { hostBuild, WORKER } from './vite.host.config.ts'

/** The benchmarks are bundled like the host, so that they run in plain Node. */
export default defineConfig(
  hostBuild(
    {
      main: 'test/bench/main.ts',
      program: 'test/bench/reader/program.ts',
      'http-load': 'test/bench/host/http-load.ts',
      ...WORKER,
    },
    'dist/bench',
  ),
)
