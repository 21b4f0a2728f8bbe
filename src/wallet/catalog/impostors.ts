/**
 * Properties by which other wallets give themselves away that also say `isMetaMask`, so that pages which look for nothing else work with them.
 * Those of every wallet in the catalogue are among them, and those of wallets that it does not have.
 */
export const impostorFlags: readonly string[] = [
  'isAlphaWallet', 'isAnchorageDigital', 'isApexWallet', 'isAvalanche', 'isBackpack', 'isBifrost', 'isBinance', 'isBitKeep', 'isBitget', 'isBitski', 'isBlockWallet',
  'isBraveWallet', 'isBybit', 'isCoin98', 'isCoinbaseBrowser', 'isCoinbaseWallet', 'isCtrl', 'isDawn', 'isDcentWallet', 'isEnkrypt', 'isExodus', 'isFrame', 'isFrontier',
  'isGamestop', 'isGateWallet', 'isHaloWallet', 'isHaqqWallet', 'isHyperPay', 'isImToken', 'isKuCoinWallet', 'isMEWwallet', 'isMathWallet', 'isNestWallet', 'isNovaWallet',
  'isOKExWallet', 'isOkxWallet', 'isOneInchAndroidWallet', 'isOneInchIOSWallet', 'isOneKey', 'isOpera', 'isPhantom', 'isPortal', 'isRabby', 'isRainbow', 'isRonin',
  'isSafePal', 'isSafeheron', 'isSequence', 'isStatus', 'isSubWallet', 'isTaho', 'isTalisman', 'isTally', 'isToshi', 'isTokenPocket', 'isTokenary', 'isTrust', 'isTrustWallet',
  'isUniswapWallet', 'isWigwam', 'isXDEFI', 'isZeal', 'isZerion', 'isZilPay', 'isxPortal',
]
