import type { WalletFailure } from '../connectors/walletErrors.ts'
import type { WalletFacts } from './pickerWallet.ts'
import type { ConnectPhase } from './session.ts'

/** The origin of the list of wallets to get: the wallet list, or "What is a wallet?". */
export type Home = 'none' | 'intro'

/** Where a download was requested: the wallets to get, or a picked wallet. */
export type Origin = Home | 'picked'

/** A pairing, or a window open in the wallet. */
export type AskingPhase = Exclude<ConnectPhase, { phase: 'failed' | 'connected' }>

/** One step of the picker, with the data to render and leave it. */
export type ConnectStep =
  | { step: 'none' }
  | { step: 'intro' }
  | { step: 'get'; home: Home }
  | { step: 'connect'; wallet: WalletFacts; phase: AskingPhase }
  | { step: 'failed'; wallet: WalletFacts; failure: WalletFailure; paired: boolean }
  | { step: 'missing'; wallet: WalletFacts }
  | { step: DownloadStepName; wallet: WalletFacts; origin: Origin }
  /** Installed, but out of reach until the page is reloaded here, or opened in the wallet's app. */
  | { step: 'installed'; wallet: WalletFacts; origin: Origin; place: 'here' | 'phone' }

/** The steps of getting a wallet. */
type DownloadStepName = 'downloadOptions' | 'download' | GuideStepName
type GuideStepName = 'extensionGuide' | 'desktopGuide' | 'mobileGuide'

/**
 * `attempt` identifies the results of one attempt: it increases with every request and every
 * cancellation.
 */
export type ConnectState = ConnectStep & { attempt: number }

export type ConnectEvent =
  /** A wallet of the list was picked, or Connect at the end of a guide. */
  | { type: 'picked'; wallet: WalletFacts }
  | { type: 'reported'; attempt: number; phase: ConnectPhase }
  | { type: 'retried' }
  | { type: 'renewed' }
  | { type: 'askedWhat' }
  | { type: 'askedForMore' }
  /** Get was pressed next to a wallet. */
  | { type: 'wanted'; wallet: WalletFacts }
  /** A download card was pressed; the store opens as well. */
  | { type: 'chose'; kind: 'extension' | 'desktop' | 'mobile' }
  /** The app has been downloaded, or is being downloaded. */
  | { type: 'continued' }
  | { type: 'wentBack' }
  | { type: 'left' }
