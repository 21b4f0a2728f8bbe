import './places.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Shop } from './Shop.jsx'
import { deskWallet, openTill } from './till.js'

// Which page it is stands in the page itself, as a server would write it.
const { rpc, settings = '{}' } = document.documentElement.dataset
const { ssr, button } = JSON.parse(settings)
// A shop without wallets on other devices, or with one of its own choice.
const wishes = new URLSearchParams(location.search)
const till = openTill({ rpc, ssr, pairing: !wishes.has('alone') })
const root = document.getElementById('root')
const shop = (
  <Shop
    till={till}
    button={button}
    groups={wishes.has('desk') ? [{ name: 'Popular', wallets: [deskWallet] }] : undefined}
  />
)
const recovered = []
window.shop = { till, recovered }
if (root.hasChildNodes())
  hydrateRoot(root, shop, { onRecoverableError: (error) => recovered.push(String(error)) })
else createRoot(root).render(shop)
