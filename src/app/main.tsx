import { loadConfig } from './config.ts'
import { start } from './startApp.tsx'

const element = document.getElementById('root')
// Beside the page itself, whichever of its routes was opened.
if (element) start(element, { load: () => loadConfig(`${import.meta.env.BASE_URL}config.json`) })
