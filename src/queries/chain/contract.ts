import { queryOptions } from '@tanstack/react-query'
import { type Address, visibleName } from '#base'
import { type Contract as Wire, type Gateway, routes } from '#gateway'
import { persisted } from '../cache/persisted.ts'
import { asAddress } from '../mappers.ts'
import { nullOn404 } from '../nullOn404.ts'

/** A contract that the gateway knows. */
export interface Contract {
  address: Address
  name: string | null
  logo: string | null
  /** As published by the contract's authors; not checked against the chain. */
  abi: readonly unknown[] | null
  /** Whether the gateway trusts delegate calls to it. */
  trusted: boolean
}

/** A contract by its address, or null if the gateway doesn't know it. */
export const contractQuery = (gateway: Gateway, chainId: string, address: Address) =>
  queryOptions({
    queryKey: ['contract', chainId, address.toLowerCase()] as const,
    meta: persisted('contract'),
    queryFn: ({ signal }) =>
      nullOn404(
        gateway.call(routes.contract, { path: { chainId, contractAddress: address }, signal }),
      ),
    select: (contract) => contract && toContract(contract),
    staleTime: Infinity,
  })

const toContract = ({
  address,
  name,
  displayName,
  logoUri,
  contractAbi,
  trustedForDelegateCall,
}: Wire): Contract => ({
  address: asAddress(address),
  name: visibleName(displayName) ?? visibleName(name),
  logo: logoUri || null,
  abi: contractAbi?.abi ?? null,
  trusted: trustedForDelegateCall,
})
