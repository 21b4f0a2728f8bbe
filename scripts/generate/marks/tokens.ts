/** A token with a mark, and its names in the token lists. */
export interface MarkedToken {
  /** Its symbol in the lists of Aave and Optimism. */
  symbols: readonly string[]
  /** Its ID at CoinGecko, if web3icons knows its contracts. */
  gecko?: string
  /** Its picture in web3icons; otherwise in Aave's icons, by the key in the table. */
  web3icon?: string
  /**
   * Networks where one list is enough. By default, all of Aave's: its markets hold these contracts.
   * Listed individually where only another list has them, or where bridges have given the same
   * symbol to their own tokens.
   */
  alone?: readonly number[]
}

/** By file name. */
export const markedTokens: Readonly<Record<string, MarkedToken>> = {
  aave: { symbols: ['AAVE'], gecko: 'aave' },
  arb: { symbols: ['ARB'], gecko: 'arbitrum', alone: [1] },
  bal: { symbols: ['BAL'] },
  bat: { symbols: ['BAT'], gecko: 'basic-attention-token' },
  cbbtc: { symbols: ['cbBTC'] },
  cbeth: { symbols: ['cbETH'], gecko: 'coinbase-wrapped-staked-eth' },
  celo: { symbols: ['CELO'], gecko: 'celo' },
  comp: { symbols: ['COMP'], gecko: 'compound-governance-token', web3icon: 'COMP' },
  cow: { symbols: ['COW'], gecko: 'cow-protocol', web3icon: 'COW', alone: [1, 100] },
  crv: { symbols: ['CRV'], gecko: 'curve-dao-token', web3icon: 'CRV' },
  cvx: { symbols: ['CVX'] },
  dai: { symbols: ['DAI'], gecko: 'dai' },
  ens: { symbols: ['ENS'], gecko: 'ethereum-name-service' },
  ethx: { symbols: ['ETHx'] },
  eurc: { symbols: ['EURC'], gecko: 'EURC', alone: [] },
  eure: { symbols: ['EURe'], gecko: 'monerium-eur' },
  ezeth: { symbols: ['ezETH'] },
  fbtc: { symbols: ['FBTC'] },
  frax: { symbols: ['FRAX'], gecko: 'frax' },
  gho: { symbols: ['GHO'], gecko: 'gho' },
  gno: { symbols: ['GNO'], gecko: 'gnosis', alone: [1] },
  grt: { symbols: ['GRT'], gecko: 'the-graph', web3icon: 'GRT' },
  lbtc: { symbols: ['LBTC'] },
  ldo: { symbols: ['LDO'], gecko: 'lido-dao' },
  link: { symbols: ['LINK'], gecko: 'chainlink' },
  lusd: { symbols: ['LUSD'], gecko: 'liquity-usd' },
  matic: { symbols: ['MATIC'], gecko: 'matic-network', alone: [1] },
  mkr: { symbols: ['MKR'], gecko: 'maker' },
  mnt: { symbols: ['MNT'], gecko: 'mantle', web3icon: 'MNT', alone: [1] },
  '1inch': { symbols: ['1INCH'], gecko: '1inch' },
  op: { symbols: ['OP'], gecko: 'optimism' },
  oseth: { symbols: ['osETH'] },
  pendle: { symbols: ['PENDLE'], gecko: 'pendle', web3icon: 'PENDLE' },
  pol: { symbols: ['POL'], gecko: 'polygon-ecosystem-token', web3icon: 'POL', alone: [1] },
  pyusd: { symbols: ['PYUSD'], gecko: 'paypal-usd' },
  reth: { symbols: ['rETH'], gecko: 'rocket-pool-eth' },
  rlusd: { symbols: ['RLUSD'] },
  rpl: { symbols: ['RPL'], gecko: 'rocket-pool', web3icon: 'RPL' },
  rseth: { symbols: ['rsETH'] },
  safe: { symbols: ['SAFE'], gecko: 'safe', web3icon: 'SAFE', alone: [1] },
  scr: { symbols: ['SCR'] },
  sdai: { symbols: ['sDAI'] },
  snx: { symbols: ['SNX'], gecko: 'havven' },
  steth: { symbols: ['stETH'] },
  stg: { symbols: ['STG'] },
  susde: { symbols: ['sUSDe'] },
  sushi: { symbols: ['SUSHI'], gecko: 'sushi' },
  tbtc: { symbols: ['tBTC'], gecko: 'tbtc', web3icon: 'TBTC' },
  uni: { symbols: ['UNI'], gecko: 'uniswap' },
  usdc: { symbols: ['USDC'], gecko: 'usd-coin', alone: [130] },
  usde: { symbols: ['USDe'], gecko: 'USDE', web3icon: 'USDE' },
  usds: { symbols: ['USDS'] },
  usdt: {
    symbols: ['USDT', 'USDt', 'USD₮', 'USD₮0'],
    gecko: 'tether',
    alone: [137, 42161, 42220],
  },
  wavax: { symbols: ['WAVAX'] },
  wbnb: { symbols: ['WBNB'] },
  wbtc: { symbols: ['WBTC'], gecko: 'wrapped-bitcoin' },
  weeth: { symbols: ['weETH'] },
  weth: { symbols: ['WETH'] },
  wmatic: { symbols: ['WPOL', 'WMATIC'] },
  wsteth: { symbols: ['wstETH'] },
  wxdai: { symbols: ['WXDAI'] },
  yfi: { symbols: ['YFI'], gecko: 'yearn-finance' },
  zk: { symbols: ['ZK'] },
  zrx: { symbols: ['ZRX'] },
}

/** Pictures of coins that are native to a network and aren't tokens. */
export const markedCoins: Readonly<Record<string, { web3icon?: string }>> = {
  avax: {},
  bnb: { web3icon: 'BNB' },
  eth: {},
  xdai: {},
}

/**
 * The coin of each network, by its symbol in our table of networks. Other networks show their own
 * mark for their coin.
 */
export const coinsBySymbol: Readonly<Record<string, string>> = {
  AVAX: 'avax',
  BNB: 'bnb',
  CELO: 'celo',
  ETH: 'eth',
  GHO: 'gho',
  MNT: 'mnt',
  POL: 'pol',
  tBNB: 'bnb',
  XDAI: 'xdai',
}
