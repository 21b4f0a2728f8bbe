import { createRoot } from 'react-dom/client'
import './shop.css'
import { Wares } from './Wares.jsx'

// The shop before it had wallets.
createRoot(document.getElementById('root')).render(<Wares />)
