import type { LookedAtPackage } from '../../build/unpackPackage.ts'

export const web3icons: LookedAtPackage = {
  name: '@web3icons/core',
  version: '4.0.56',
  integrity:
    'sha512-jyLkrMdfn6RTZ0+61Ap1AS2yeSG6WZ8mxZ61S3lu/CC0rJb4fgr2jw3W8aCDxhakEm/xqaEZqUmlZiTxCCs4yw==',
}

export const simpleIcons: LookedAtPackage = {
  name: 'simple-icons',
  version: '16.37.0',
  integrity:
    'sha512-8mCJIhpMYOL9g13GW59EiL3sVXJnTEKGCTZFaekl9UQ3Qo0SwVjnLaJ82QiaH8BKBdouEDzrHMXIWh8cBIy48A==',
}

/**
 * Path of each wallet's icon in web3icons, by wallet ID. Outdated icons are left out: those wallets
 * show their first letter.
 */
export const places = {
  popularIcons: {
    safe: 'wallets/safe',
    rainbow: 'wallets/rainbow',
    coinbase: 'wallets/coinbase',
    metaMask: 'wallets/metamask',
    walletConnect: 'wallets/wallet-connect',
  },
  moreIcons: {
    argent: 'wallets/argent',
    backpack: 'wallets/backpack',
    binance: 'exchanges/binance',
    bitget: 'exchanges/bitget',
    bybit: 'exchanges/bybit',
    coin98: 'wallets/coin98',
    enkrypt: 'wallets/enkrypt',
    gate: 'exchanges/gate-io',
    gemini: 'exchanges/gemini',
    imToken: 'wallets/imtoken',
    kaia: 'networks/kaia',
    kraken: 'wallets/kraken',
    ledger: 'wallets/ledger',
    mew: 'wallets/my-ether-wallet',
    okx: 'wallets/okx',
    '1inch': 'exchanges/1inch',
    paraswap: 'exchanges/para-swap',
    phantom: 'wallets/phantom',
    rabby: 'wallets/rabby',
    ronin: 'wallets/ronin',
    tokenPocket: 'wallets/token-pocket',
    trust: 'wallets/trust',
    uniswap: 'exchanges/uniswap',
    zerion: 'wallets/zerion',
  },
} as const

/** Simple Icons are single-color shapes: they are placed on a tile. */
export const onTile = (shape: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
  `<path fill="#fff" d="M0 0h24v24H0z"/>${shape}</svg>`

/** The project's own icon, for an unknown injected wallet. */
export const browserWallet =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24">' +
  '<path fill="#46536b" d="M0 0h24v24H0z"/>' +
  '<path stroke="#fff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" ' +
  'd="M16.5 8.5v-1a1 1 0 0 0-1-1h-8a1.5 1.5 0 0 0 0 3h9a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 ' +
  '1-1.5 1.5h-9A1.5 1.5 0 0 1 6 16V8m12 3.75h-2.25a1.5 1.5 0 0 0 0 3H18"/></svg>'
