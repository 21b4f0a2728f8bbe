import type { Collectible } from '#gateway'
import { decodeFunctionResult, encodeFunctionData, parseAbi, type Address } from 'viem'
import type { Piece } from '../indexing/rows.ts'
import type { ChainState } from '../state.ts'
import type { TokenFilter } from './balances.ts'
import { pictureOf } from './picture.ts'

const abi = parseAbi(['function tokenURI(uint256 tokenId) view returns (string)'])

/** The collectibles of a Safe. Those of unlisted contracts are included, but not trusted. */
export const collectiblesOf = (
  state: ChainState,
  safe: Address,
  { trusted, excludeSpam }: TokenFilter,
): Piece[] =>
  state.index.pieces(safe).filter(({ token }) => {
    const known = state.tokens.get(token)
    return (!trusted || known?.trusted === true) && !(excludeSpam && known?.spam)
  })

/**
 * A collectible as returned by the gateway. Its metadata URI is read from the contract; every
 * fourth one has no metadata.
 */
export async function collectible(state: ChainState, { token, id }: Piece): Promise<Collectible> {
  const known = state.tokens.get(token)
  const base = {
    address: token,
    tokenName: known?.name ?? '',
    tokenSymbol: known?.symbol ?? '',
    logoUri: pictureOf(token),
    id: String(id),
    uri: await uriOf(state, token, id),
  }
  if (id % 4n === 3n)
    return { ...base, name: null, description: null, imageUri: null, metadata: null }
  const name = `${known?.name ?? 'Piece'} #${id}`
  const description = `Number ${id} of a series. There is no other like it.`
  const imageUri = pictureOf(`${token} ${id}`)
  return {
    ...base,
    name,
    description,
    imageUri,
    metadata: {
      name,
      description,
      image: imageUri,
      attributes: [{ trait_type: 'Number', value: Number(id) }],
    },
  }
}

async function uriOf(state: ChainState, token: Address, id: bigint): Promise<string | null> {
  try {
    const answer = await state.chain.call({
      to: token,
      data: encodeFunctionData({ abi, args: [id] }),
    })
    return decodeFunctionResult({ abi, data: answer })
  } catch {
    // Some contracts have no metadata.
    return null
  }
}
