import { loadConfig } from './loadConfig.ts'
import { start } from './startApp.tsx'

const element = document.getElementById('root')
// Next to index.html, whichever route was opened.
if (element)
  start(element, {
    load: (signal) => loadConfig(`${import.meta.env.BASE_URL}config.json`, { signal }),
  })
