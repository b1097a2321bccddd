/** The public report on factoring, which the client shows in a frame. */
export { serveReport } from './serve-report.ts'
