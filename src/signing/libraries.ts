import type { Address, Hex } from '#base'
import { allEffects, type Check, type Effect } from '#safe'
import type { ChainPort } from './ports.ts'

// Loaded only for transactions that delegatecall, and for executing several together.

/** keccak256 of the code of the official libraries, by their address in lower case. */
export const libraryCode: Readonly<Record<string, Hex>> = {
  // MultiSend 1.1.1
  '0x8d29be29923b68abfdd21e541b9374737b49cdad':
    '0xe4e9b4d4c1e3ff06cd51afe0b51eb1b22c0bab51eab38d428ee74540a5ff603e',
  // MultiSend 1.3.0
  '0xa238cbeb142c10ef7ad8442c6d1f9e89e07e7761':
    '0x0208282bd262360d0320862c5ac70f375f5ed3b9d89a83a615b4d398415bdc83',
  // MultiSend 1.3.0
  '0x998739bfdaadde7c933b942a68053933098f9eda':
    '0x81db0e4afdf5178583537b58c5ad403bd47a4ac7f9bde2442ef3e341d433126a',
  // MultiSendCallOnly 1.3.0
  '0x40a2accbd92bca938b02010e17a5b8929b49130d':
    '0xa9865ac2d9c7a1591619b188c4d88167b50df6cc0c5327fcbd1c8c75f7c066ad',
  // MultiSendCallOnly 1.3.0
  '0xa1dabef33b3b82c7814b6d82a79e50f4ac44102b':
    '0xa9865ac2d9c7a1591619b188c4d88167b50df6cc0c5327fcbd1c8c75f7c066ad',
  // SignMessageLib 1.3.0
  '0xa65387f16b013cf2af4605ad8aa5ec25a2cba3a2':
    '0x3ac65dea3cc9dd0d7b7b800f834e3d73415b4e944bb94555c3e4a08fb137e918',
  // SignMessageLib 1.3.0
  '0x98ffbbf51bb33a056b08ddf711f289936aaff717':
    '0x3ac65dea3cc9dd0d7b7b800f834e3d73415b4e944bb94555c3e4a08fb137e918',
  // CreateCall 1.3.0
  '0x7cbb62eaa69f79e6873cd1ecb2392971036cfaa4':
    '0x8155d988823a4f6f1bcbc76a64af8e510c4ce68819290d43cf24956bd24dee82',
  // CreateCall 1.3.0
  '0xb19d6ffc2182150f8eb585b79d4abcd7c5640a9d':
    '0x8155d988823a4f6f1bcbc76a64af8e510c4ce68819290d43cf24956bd24dee82',
  // MultiSend 1.4.1
  '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526':
    '0x0e4f7fc66550a322d1e7688e181b75e217e662a4f3f4d6a29b22bc61217c4b77',
  // MultiSendCallOnly 1.4.1
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2':
    '0xecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939',
  // SignMessageLib 1.4.1
  '0xd53cd0ab83d845ac265be939c57f53ad838012c9':
    '0x525c754a46b79e05543a59bb61e8de3c9eee0d955a59352409cbe67ea1077528',
  // SafeMigration 1.4.1
  '0x526643f69b81b008f46d95cd5ced5ec0edffdac6':
    '0xc00d7921460cd5a05393e7772e634bd7d212f356356aa3a77f0120a9b8e25e99',
  // SafeToL2Migration 1.4.1
  '0xff83f6335d8930cbad1c0d439a841f01888d9f69':
    '0xa83e7be2fa20c96dc9575e3937239d552f3831ea437d7c96397eec8736f0cba0',
  // CreateCall 1.4.1
  '0x9b35af71d77eaf8d7e40252370304687390a1a52':
    '0x2b3060c55fcb8275653e99ad511a71f67ba76934ed66a7d74d6e68b52afff889',
  // MultiSend 1.5.0
  '0x218543288004cd07832472d464648173c77d7eb7':
    '0xca1147a12963172a93910c5cb2bfa5ad0e941c7f03fc7eb017dd06a8ea4e5604',
  // MultiSendCallOnly 1.5.0
  '0xa83c336b20401af773b6219ba5027174338d1836':
    '0xcdbdcec38d2f1c7d961b0029ff8416b7e86e9974d6f0e9c9580c7d17fcfb6663',
  // SignMessageLib 1.5.0
  '0x4ffef8222648872b3de295ba1e49110e61f5b5aa':
    '0xd61840855da008da59a00fc03fb71455b4f70bdca1f56f9504f072ed8d90c50e',
  // SafeMigration 1.5.0
  '0x6439e7abd8bb915a5263094784c5cf561c4172ac':
    '0x52d7472fa02c3a574544f9b5a4ed4c7777e4e3315217e368926b51e1cc6014ea',
  // CreateCall 1.5.0
  '0x2ef5ecfbea521449e4de05edb1ce63b75eda90b4':
    '0x6b7d8d29bdf7004c4617d95041923774f3f7e74b056bff55c1861c9ec92ce54f',
}

/** The official libraries that an effect delegatecalls, including nested effects. */
const librariesOf = (effect: Effect): readonly Address[] => allEffects(effect).flatMap(libraryOf)

function libraryOf(effect: Effect): readonly Address[] {
  if (effect.kind === 'batch') return [effect.to]
  if (effect.kind === 'settings') return effect.via ? [effect.via] : []
  return (effect.kind === 'signMessage' || effect.kind === 'delegatecall') &&
    libraryCode[effect.to.toLowerCase()]
    ? [effect.to]
    : []
}

/**
 * Whether the official libraries that a transaction delegatecalls have their official code;
 * undefined if there are none. Only then is their behavior known. Never rejects: unreadable code is
 * unknown.
 */
export async function checkLibraries(
  chain: ChainPort | undefined,
  effect: Effect,
): Promise<Pick<Check, 'status' | 'shown' | 'actual'> | undefined> {
  const addresses = [...new Set(librariesOf(effect))]
  if (addresses.length === 0) return undefined
  const hashes = await chain?.codeHashes(addresses).catch(() => undefined)
  if (!hashes) return { status: 'unknown' }
  for (const [index, address] of addresses.entries()) {
    const [shown, actual] = [libraryCode[address.toLowerCase()], hashes[index] ?? 'none']
    if (!shown) return { status: 'unknown' }
    if (actual !== shown) return { status: 'differs', shown, actual }
  }
  return { status: 'ok' }
}
