import { loadConfig } from './config.ts'
import { start } from './startApp.tsx'

const element = document.getElementById('root')
if (element) start(element, { load: () => loadConfig(new URL('config.json', document.baseURI).href) })
