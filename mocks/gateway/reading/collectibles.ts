import type { Collectible } from '#gateway'
import { decodeFunctionResult, encodeFunctionData, parseAbi, type Address } from 'viem'
import type { Piece } from '../indexing/rows.ts'
import type { ChainState } from '../state.ts'
import type { TokenFilter } from './balances.ts'
import { pictureOf } from './picture.ts'

const abi = parseAbi(['function tokenURI(uint256 tokenId) view returns (string)'])

/** The collectibles of a safe, of tokens that the list allows. One that the list does not know is there too, but not trusted. */
export const collectiblesOf = (state: ChainState, safe: Address, { trusted, excludeSpam }: TokenFilter): Piece[] =>
  state.index.pieces(safe).filter(({ token }) => {
    const known = state.tokens.get(token)
    return (!trusted || known?.trusted === true) && !(excludeSpam && known?.spam)
  })

/** A collectible as the gateway tells it. Where its description lies has been asked of the contract; of every fourth the description cannot be found. */
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
  if (id % 4n === 3n) return { ...base, name: null, description: null, imageUri: null, metadata: null }
  const name = `${known?.name ?? 'Piece'} #${id}`
  const description = `Number ${id} of a series. There is no other like it.`
  const imageUri = pictureOf(`${token} ${id}`)
  return { ...base, name, description, imageUri, metadata: { name, description, image: imageUri, attributes: [{ trait_type: 'Number', value: Number(id) }] } }
}

async function uriOf(state: ChainState, token: Address, id: bigint): Promise<string | null> {
  try {
    const answer = await state.chain.call({ to: token, data: encodeFunctionData({ abi, args: [id] }) })
    return decodeFunctionResult({ abi, data: answer })
  } catch {
    // Not every contract of collectibles tells of them.
    return null
  }
}
