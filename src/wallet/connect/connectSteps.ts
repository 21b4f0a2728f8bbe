import type { WalletFailure } from '../connectors/walletErrors.ts'
import type { WalletFacts } from './pickerWallet.ts'
import type { ConnectPhase } from './session.ts'

/** Where a list of wallets to get was opened: from the list of wallets, or from "What is a wallet?". */
export type Home = 'none' | 'intro'

/** From where a download was asked for: from the list of wallets to get, or from a wallet that was picked. */
export type Origin = Home | 'picked'

/** A pairing or a window that is open in the wallet. */
export type AskingPhase = Exclude<ConnectPhase, { phase: 'failed' | 'connected' }>

/** One step of the picker, with what it needs to be drawn and to be left. */
export type ConnectStep =
  | { step: 'none' }
  | { step: 'intro' }
  | { step: 'get'; home: Home }
  | { step: 'connect'; wallet: WalletFacts; phase: AskingPhase }
  | { step: 'failed'; wallet: WalletFacts; failure: WalletFailure; paired: boolean }
  | { step: 'missing'; wallet: WalletFacts }
  | { step: DownloadStepName; wallet: WalletFacts; origin: Origin }

/** The steps of getting a wallet. */
type DownloadStepName = 'downloadOptions' | 'download' | GuideStepName
type GuideStepName = 'extensionGuide' | 'desktopGuide' | 'mobileGuide'

/** `attempt` tells the answers of one try from those of another: it grows whenever a wallet is asked and whenever one is given up. */
export type ConnectState = ConnectStep & { attempt: number }

export type ConnectEvent =
  /** A wallet of the list, or Connect at the end of a guide. */
  | { type: 'picked'; wallet: WalletFacts }
  | { type: 'reported'; attempt: number; phase: ConnectPhase }
  | { type: 'retried' }
  | { type: 'renewed' }
  | { type: 'askedWhat' }
  | { type: 'askedForMore' }
  /** Get, beside a wallet. */
  | { type: 'wanted'; wallet: WalletFacts }
  /** One of the cards: the store's page opens besides. */
  | { type: 'chose'; kind: 'extension' | 'desktop' | 'mobile' }
  /** The app has been got, or is being got. */
  | { type: 'continued' }
  | { type: 'wentBack' }
  | { type: 'left' }
