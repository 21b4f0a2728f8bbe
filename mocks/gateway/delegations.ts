import { sameAddress } from '#base'
import type { Delegate } from '#gateway'
import type { Address } from 'viem'
import type { SafeSnapshot } from './reading/safeSnapshot.ts'

/** An account that may propose on an owner's behalf. Without `safe`: for all Safes of the owner. */
export interface Delegation extends Delegate {
  safe: Address | null
  delegate: Address
  delegator: Address
}

export type DelegationFilter = { [Field in keyof Delegation]?: Delegation[Field] | undefined }

const fields = ['safe', 'delegate', 'delegator', 'label'] as const
const fits = (one: Delegation, filter: DelegationFilter): boolean =>
  fields.every((field) => filter[field] === undefined || filter[field] === one[field])

/** The delegations of one chain, oldest first. Addresses are checksummed. */
export function createDelegations() {
  let all: Delegation[] = []
  return {
    find: (filter: DelegationFilter): Delegation[] => all.filter((one) => fits(one, filter)),
    /** Adding the same delegation again only updates its label. */
    put({ safe, delegate, delegator, label }: Delegation) {
      const known = all.find((one) => fits(one, { safe, delegate, delegator }))
      if (known) known.label = label
      else all.push({ safe, delegate, delegator, label })
    },
    /** Returns whether it existed. */
    remove(filter: DelegationFilter): boolean {
      const kept = all.filter((one) => !fits(one, filter))
      const found = kept.length < all.length
      all = kept
      return found
    },
    /**
     * The owners for whom an account may propose: those who delegated to it and still own the Safe.
     */
    delegatorsOf: (delegate: Address, { address, owners }: SafeSnapshot): Address[] =>
      all
        .filter(
          (one) =>
            sameAddress(one.delegate, delegate) &&
            (one.safe === null || sameAddress(one.safe, address)),
        )
        .map((one) => one.delegator)
        .filter((delegator) => owners.some((owner) => sameAddress(owner, delegator))),
  }
}
export type Delegations = ReturnType<typeof createDelegations>
