import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/styles.css'
import './page.css'
import { preloadScreen } from './screens.ts'
import { Start } from './Start.tsx'
import type { StartProps } from './useStartup.ts'

/** Renders the app into an element of the page. */
export function start(element: HTMLElement, props: StartProps): void {
  preloadScreen(location.pathname)
  createRoot(element).render(
    <StrictMode>
      <Start {...props} />
    </StrictMode>,
  )
}
