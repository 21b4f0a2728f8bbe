import 'coffer/wallet.css'
import './shop.css'
import './start.jsx'
