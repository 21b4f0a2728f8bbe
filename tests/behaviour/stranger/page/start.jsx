import './places.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Shop } from './Shop.jsx'
import { openTill } from './till.js'

// Which page it is stands in the page itself, as a server would write it.
const { rpc, settings = '{}' } = document.documentElement.dataset
const { ssr, button } = JSON.parse(settings)
const till = openTill({ rpc, ssr })
const root = document.getElementById('root')
const shop = <Shop till={till} button={button} />
const recovered = []
window.shop = { till, recovered }
if (root.hasChildNodes()) hydrateRoot(root, shop, { onRecoverableError: (error) => recovered.push(String(error)) })
else createRoot(root).render(shop)
