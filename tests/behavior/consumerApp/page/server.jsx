import { renderToString } from 'react-dom/server'
import { Shop } from './Shop.jsx'
import { openTill } from './till.js'

// The markup of each page that is asked for, one after the other as requests come.
const pages = JSON.parse(process.argv[2])
console.log(
  JSON.stringify(
    pages.map(({ ssr, button }) =>
      renderToString(<Shop till={openTill({ ssr })} button={button} />),
    ),
  ),
)
