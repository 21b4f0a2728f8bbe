import {
  costOf,
  type FeesOf,
  type RelaysOf,
  type ShownSimulation,
} from '#screens/transactions/execute'
import type { Agreed } from '#screens/transactions/review'

/** What executing costs, and who pays, chosen before the signature that makes it possible. */
export interface ExecutionFee extends FeesOf {
  /** What its execution would take. */
  simulation: ShownSimulation
  relaying: RelaysOf
}

/** The choices of an {@link ExecutionFee} as the user approves them. */
export const agreedFee = ({ simulation, relaying, fees }: ExecutionFee): Agreed['fee'] => ({
  payer: relaying.payer,
  level: fees.status === 'choice' ? fees.level : 'usual',
  most: costOf(simulation, fees)?.most,
})

/** Whether what the wallet's owner would pay is still being read. */
export const isCostLoading = ({ simulation, relaying, fees }: ExecutionFee): boolean =>
  relaying.payer === 'wallet' &&
  (simulation.status === 'loading' || (simulation.status === 'works' && fees.status === 'loading'))
