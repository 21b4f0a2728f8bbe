import { queryOptions } from '@tanstack/react-query'
import type { Address } from '#base'
import { type Contract as Wire, type Gateway, routes } from '#gateway'
import { keepable } from '../cache/queryCacheStorage.ts'
import { orNull } from '../nullOn404.ts'
import { asAddress } from '../mappers.ts'

/** A contract that the gateway has heard of. */
export interface Contract {
  address: Address
  name: string | null
  logo: string | null
  /** As the contract's authors published it: not checked against the chain. */
  abi: readonly unknown[] | null
  /** Whether the gateway lets delegate calls to it pass. */
  trusted: boolean
}

/** A contract by its address; null where the gateway has not heard of it. */
export const contractQuery = (gateway: Gateway, chainId: string, address: Address) =>
  queryOptions({
    queryKey: ['contract', chainId, address.toLowerCase()] as const,
    meta: keepable,
    queryFn: ({ signal }) => orNull(gateway.call(routes.contract, { path: { chainId, contractAddress: address }, signal })),
    select: (contract) => contract && toContract(contract),
    staleTime: Infinity,
  })

const toContract = ({ address, name, displayName, logoUri, contractAbi, trustedForDelegateCall }: Wire): Contract => ({
  address: asAddress(address),
  name: displayName || name || null,
  logo: logoUri || null,
  abi: contractAbi?.abi ?? null,
  trusted: trustedForDelegateCall,
})
