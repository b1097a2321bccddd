import { defineConfig } from 'vite'
import { hostBuild, WORKER } from './vite.host.config.ts'

/** The benchmarks, bundled as the host is, so that they run on plain Node. */
export default defineConfig(hostBuild({ main: 'test/bench/main.ts', ...WORKER }, 'dist/bench'))
