import { loadConfig } from './loadConfig.ts'
import { start } from './startApp.tsx'

const element = document.getElementById('root')
const run = () => {
  // Next to index.html, whichever route was opened.
  if (element)
    start(element, {
      load: (signal) => loadConfig(`${import.meta.env.BASE_URL}config.json`, { signal }),
    })
}
const styles = document.querySelector('link[rel=stylesheet]')
const { documentElement: page } = document
// Unstyled, a page could mislead. If the browser blocks the styles, the text in index.html stays.
// Firefox has an empty stylesheet then, so only a value in it tells.
if (styles && !getComputedStyle(page).getPropertyValue('--coffer-page'))
  styles.addEventListener('load', run)
else run()
