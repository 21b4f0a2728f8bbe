// The shop with the kit's styles as a module.
import 'coffer/wallet-styles'
import './shop.css'
import './start.jsx'
