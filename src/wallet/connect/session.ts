import type { ListedWallet } from '../catalog/types.ts'
import type { WalletFailure } from '../connectors/walletErrors.ts'

/** Phases of connecting a picked wallet. */
export type ConnectPhase =
  /** The wallet shows its own window, or a pairing is being prepared. */
  | { phase: 'opening' }
  /**
   * A pairing for the wallet on a phone. `uri` is the content of the code; `link` opens the
   * wallet's desktop app, if it has one.
   */
  | { phase: 'qr'; uri: string; expiresAt: number; link?: string }
  /**
   * A pairing for a wallet on this phone: a link, because only a press may open an app. `store` is
   * where to get the app.
   */
  | { phase: 'deepLink'; href: string; expiresAt: number; store?: string }
  /**
   * The attempt failed. After `rejected` and `timedOut`, `renew` creates a new pairing if there was
   * one.
   */
  | { phase: 'failed'; failure: WalletFailure }
  | { phase: 'connected' }

/** What the dialog requires of a connection. `useConnectSession` implements it with wagmi. */
export interface ConnectSession {
  /**
   * Connects a wallet of the list and reports each phase, beginning with `opening`. Cancels a
   * running attempt. Never throws: failures are reported.
   */
  start: (
    wallet: Pick<ListedWallet, 'id' | 'rdns' | 'connectionMethod'>,
    report: (phase: ConnectPhase) => void,
  ) => void
  /** Creates a new pairing for the wallet of the running attempt. Does nothing without one. */
  renew: () => void
  /** Abandons the attempt and stops its reports. A wallet that approves later does not connect. */
  cancel: () => void
}

/** Validity of a pairing in milliseconds, if the connector does not report it. */
export const pairingLasts = 240_000
