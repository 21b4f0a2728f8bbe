// The same without a style of the shop's own.
import 'coffer/wallet.css'
import './start.jsx'
