import type { ListedWallet } from '../catalog/types.ts'
import type { WalletFailure } from '../connectors/walletErrors.ts'

/** Where the connecting of one picked wallet stands. */
export type ConnectPhase =
  /** The wallet was asked and shows a window of its own, or a pairing is being prepared. */
  | { phase: 'opening' }
  /** A pairing for the wallet on a telephone. `uri` is what the code holds; `link` opens the wallet's app on this machine, where it has one. */
  | { phase: 'qr'; uri: string; expiresAt: number; link?: string }
  /** A pairing for a wallet on this very telephone: a link to press, since only a press may open an app. `store` is where the app can be got. */
  | { phase: 'deepLink'; href: string; expiresAt: number; store?: string }
  /** The wallet says what went wrong. After `rejected` and `timedOut`, `renew` makes a new pairing where there was one. */
  | { phase: 'failed'; failure: WalletFailure }
  | { phase: 'connected' }

/** What the dialog needs from whatever connects. `useConnectSession` is one over wagmi. */
export interface ConnectSession {
  /**
   * Connects a wallet of the list and reports each phase, beginning with `opening`. An earlier attempt that still runs is cancelled.
   * Nothing is thrown: failures are reported.
   */
  start: (wallet: Pick<ListedWallet, 'id' | 'rdns' | 'connectionMethod'>, report: (phase: ConnectPhase) => void) => void
  /** Makes a new pairing for the wallet of the running attempt and goes on reporting to it. Without an attempt: nothing. */
  renew: () => void
  /** Gives the attempt up. It reports nothing any more, and where the wallet agrees later all the same, it is disconnected unless nothing else is connected. */
  cancel: () => void
}

/** How long a pairing lasts, in milliseconds, where the connector does not say it. */
export const pairingLasts = 240_000
