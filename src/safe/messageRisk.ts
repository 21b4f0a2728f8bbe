import type { Address } from '#base'

/** What signing a message may lead to. How serious each risk is: `riskLevels`. */
export type MessageRisk =
  /** An order gives assets, and their owner gets nothing. */
  | { id: 'givesForNothing' }
  /**
   * The Safe whose message an owner that is itself a Safe would confirm with this one: it contains
   * only a hash of that message.
   */
  | { id: 'confirmsFor'; safe: string }
  /** An operation (ERC-4337) of a Safe that this one owns: its call isn't shown decoded. */
  | { id: 'operation'; safe: Address }
  /** The account's tokens, not the Safe's, can be moved by `spender`, or by an order. */
  | { id: 'otherOwner'; owner: Address; spender: Address | undefined }
  /** Who may spend the Safe's tokens once it is signed. */
  | { id: 'spender'; spender: Address }
  /** A transfer of the Safe's tokens that anyone with the signature can make. */
  | { id: 'payment'; to: Address }
  /** Others can exchange assets of the Safe, as the order says. */
  | { id: 'order' }
  /** It signs in to a site, and no requesting page was observed. */
  | { id: 'pasted'; domain: string }
  /** Text that is only hexadecimal digits. */
  | { id: 'blind' }
  /** Typed data that consists of bytes and hashes. */
  | { id: 'onlyBytes' }
  /** The chain that the typed data names isn't the Safe's. */
  | { id: 'otherChain'; chain: number }
  /** Of several nodes that should agree, only one answered: their URLs. */
  | { id: 'oneNode'; nodes: { by: string; silent: string } }

export type MessageRiskId = MessageRisk['id']
