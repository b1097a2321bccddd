import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { buildContainer, buildSessionContainer } from '#composition/container.ts'
import { App } from '#ui/app/app.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')

createRoot(root).render(
  <StrictMode>
    <App container={buildContainer()} makeSessionContainer={buildSessionContainer} onCrash={reportError} />
  </StrictMode>,
)
