/** The part of the WalletConnect client that the connector uses. */
export interface PairingClient {
  /** Undefined while nothing is paired. */
  readonly session:
    | { namespaces: Record<string, { accounts: string[]; methods: string[] }> }
    | undefined
  readonly accounts: readonly string[]
  readonly chainId: number
  /**
   * Creates a pairing, reports its URI as `display_uri`, and resolves when the wallet has approved.
   * Throws the wallet's error.
   */
  pair(chains: readonly number[]): Promise<void>
  /** Invalidates the codes of unanswered pairings. */
  forgetPairings(): Promise<void>
  disconnect(): Promise<void>
  request(ask: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: never) => void): unknown
  removeListener(event: string, listener: (value: never) => void): unknown
}
