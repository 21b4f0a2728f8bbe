import type { WalletEntry } from './types.ts'
import { anchorageDigitalWallet } from './wallets/anchorageDigitalWallet.ts'
import { argentWallet } from './wallets/argentWallet.ts'
import { backpackWallet } from './wallets/backpackWallet.ts'
import { baseWallet } from './wallets/baseWallet.ts'
import { berasigWallet } from './wallets/berasigWallet.ts'
import { bestWallet } from './wallets/bestWallet.ts'
import { bifrostWallet } from './wallets/bifrostWallet.ts'
import { binanceWallet } from './wallets/binanceWallet.ts'
import { bitgetWallet } from './wallets/bitgetWallet.ts'
import { bitskiWallet } from './wallets/bitskiWallet.ts'
import { bitverseWallet } from './wallets/bitverseWallet.ts'
import { bloomWallet } from './wallets/bloomWallet.ts'
import { bybitWallet } from './wallets/bybitWallet.ts'
import { clvWallet } from './wallets/clvWallet.ts'
import { coin98Wallet } from './wallets/coin98Wallet.ts'
import { compassWallet } from './wallets/compassWallet.ts'
import { coreWallet } from './wallets/coreWallet.ts'
import { ctrlWallet } from './wallets/ctrlWallet.ts'
import { dawnWallet } from './wallets/dawnWallet.ts'
import { desigWallet } from './wallets/desigWallet.ts'
import { enkryptWallet } from './wallets/enkryptWallet.ts'
import { foxWallet } from './wallets/foxWallet.ts'
import { frameWallet } from './wallets/frameWallet.ts'
import { frontierWallet } from './wallets/frontierWallet.ts'
import { gateWallet } from './wallets/gateWallet.ts'
import { geminiWallet } from './wallets/geminiWallet.ts'
import { imTokenWallet } from './wallets/imTokenWallet.ts'
import { iopayWallet } from './wallets/iopayWallet.ts'
import { kaiaWallet } from './wallets/kaiaWallet.ts'
import { kaikasWallet } from './wallets/kaikasWallet.ts'
import { krakenWallet } from './wallets/krakenWallet.ts'
import { kresusWallet } from './wallets/kresusWallet.ts'
import { ledgerWallet } from './wallets/ledgerWallet.ts'
import { magicEdenWallet } from './wallets/magicEdenWallet.ts'
import { mecoWallet } from './wallets/mecoWallet.ts'
import { mewWallet } from './wallets/mewWallet.ts'
import { nestWallet } from './wallets/nestWallet.ts'
import { novaWallet } from './wallets/novaWallet.ts'
import { oktoWallet } from './wallets/oktoWallet.ts'
import { okxWallet } from './wallets/okxWallet.ts'
import { omniWallet } from './wallets/omniWallet.ts'
import { oneInchWallet } from './wallets/oneInchWallet.ts'
import { oneKeyWallet } from './wallets/oneKeyWallet.ts'
import { paraswapWallet } from './wallets/paraswapWallet.ts'
import { phantomWallet } from './wallets/phantomWallet.ts'
import { portoWallet } from './wallets/portoWallet.ts'
import { rabbyWallet } from './wallets/rabbyWallet.ts'
import { ramperWallet } from './wallets/ramperWallet.ts'
import { readyWallet } from './wallets/readyWallet.ts'
import { roninWallet } from './wallets/roninWallet.ts'
import { safeheronWallet } from './wallets/safeheronWallet.ts'
import { safepalWallet } from './wallets/safepalWallet.ts'
import { seifWallet } from './wallets/seifWallet.ts'
import { subWallet } from './wallets/subWallet.ts'
import { tahoWallet } from './wallets/tahoWallet.ts'
import { talismanWallet } from './wallets/talismanWallet.ts'
import { tokenaryWallet } from './wallets/tokenaryWallet.ts'
import { tokenPocketWallet } from './wallets/tokenPocketWallet.ts'
import { trustWallet } from './wallets/trustWallet.ts'
import { uniswapWallet } from './wallets/uniswapWallet.ts'
import { universalProfilesWallet } from './wallets/universalProfilesWallet.ts'
import { valoraWallet } from './wallets/valoraWallet.ts'
import { wigwamWallet } from './wallets/wigwamWallet.ts'
import { xPortalWallet } from './wallets/xPortalWallet.ts'
import { zealWallet } from './wallets/zealWallet.ts'
import { zerionWallet } from './wallets/zerionWallet.ts'
import { zilpayWallet } from './wallets/zilpayWallet.ts'

/**
 * Sixty-seven more wallets, loaded on demand: see `loadMore`. Base, Gemini, and Porto need their
 * own clients, which the kit does not include, so they are listed if they announce themselves.
 * Argent and Kaikas are the former names of Ready and Kaia.
 */
export const moreWallets: readonly WalletEntry[] = [
  anchorageDigitalWallet,
  argentWallet,
  backpackWallet,
  baseWallet,
  berasigWallet,
  bestWallet,
  bifrostWallet,
  binanceWallet,
  bitgetWallet,
  bitskiWallet,
  bitverseWallet,
  bloomWallet,
  bybitWallet,
  clvWallet,
  coin98Wallet,
  compassWallet,
  coreWallet,
  ctrlWallet,
  dawnWallet,
  desigWallet,
  enkryptWallet,
  foxWallet,
  frameWallet,
  frontierWallet,
  gateWallet,
  geminiWallet,
  imTokenWallet,
  iopayWallet,
  kaiaWallet,
  kaikasWallet,
  krakenWallet,
  kresusWallet,
  ledgerWallet,
  magicEdenWallet,
  mecoWallet,
  mewWallet,
  nestWallet,
  novaWallet,
  oktoWallet,
  okxWallet,
  omniWallet,
  oneInchWallet,
  oneKeyWallet,
  paraswapWallet,
  phantomWallet,
  portoWallet,
  rabbyWallet,
  ramperWallet,
  readyWallet,
  roninWallet,
  safeheronWallet,
  safepalWallet,
  seifWallet,
  subWallet,
  tahoWallet,
  talismanWallet,
  tokenPocketWallet,
  tokenaryWallet,
  trustWallet,
  uniswapWallet,
  universalProfilesWallet,
  valoraWallet,
  wigwamWallet,
  xPortalWallet,
  zealWallet,
  zerionWallet,
  zilpayWallet,
]
