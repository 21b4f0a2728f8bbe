import {
  type Address,
  type Client,
  compactSignatureToSignature,
  type Hex,
  parseCompactSignature,
  recoverMessageAddress,
  serializeSignature,
  size,
} from 'viem'
import { getChainId, verifyMessage } from 'viem/actions'
import {
  checkSigninMessage,
  type SigninExpectation,
  type SigninProblem,
} from './checkSigninMessage.ts'
import { readSigninMessage } from './readSigninMessage.ts'
import type { SigninMessage } from './signinMessage.ts'

export type VerifiedSignin =
  | { ok: true; message: SigninMessage }
  | { ok: false; problem: SigninProblem }

/**
 * Verifies a signed message: its format, its content and its signer. Contract accounts'
 * signatures are verified on-chain (EIP-1271), even before they are deployed (EIP-6492), so the
 * client must be for the expected chain. A nonce is for single use: the issuer must invalidate it,
 * whatever the result.
 * @throws the node's error if a signature can only be verified on-chain and the node does not
 *   respond.
 */
export async function verifySignin(
  client: Client,
  { text, signature, ...expected }: SigninExpectation & { text: string; signature: Hex },
): Promise<VerifiedSignin> {
  const message = readSigninMessage(text)
  if (!message) return { ok: false, problem: 'malformed' }
  const chainId = expected.chainId ?? client.chain?.id
  const problem = checkSigninMessage(message, { ...expected, chainId })
  if (problem) return { ok: false, problem }
  const signed =
    (await isSignedByKey(message.address, text, signature)) ||
    (await isSignedByContract(client, message.address, text, signature))
  return signed ? { ok: true, message } : { ok: false, problem: 'signature' }
}

/** Works without a node, so that most users can sign in while it is unavailable. */
async function isSignedByKey(address: Address, text: string, signature: Hex): Promise<boolean> {
  // A value that is no key's signature may still be a contract's.
  const signer = await recoverMessageAddress({
    message: text,
    signature: size(signature) === 64 ? expanded(signature) : signature,
  }).catch(() => undefined)
  return signer === address
}

/** Some devices sign in the compact form of EIP-2098. */
const expanded = (signature: Hex): Hex =>
  serializeSignature(compactSignatureToSignature(parseCompactSignature(signature)))

async function isSignedByContract(
  client: Client,
  address: Address,
  text: string,
  signature: Hex,
): Promise<boolean> {
  if (await verifyMessage(client, { address, message: text, signature })) return true
  // viem also returns false if the node did not respond: this throws instead of reporting a wrong
  // signature.
  await getChainId(client)
  return false
}
