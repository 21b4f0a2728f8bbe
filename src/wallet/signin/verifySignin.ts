import { type Address, type Client, type Hex, recoverMessageAddress } from 'viem'
import { getChainId, verifyMessage } from 'viem/actions'
import { checkSigninMessage, type SigninExpectation, type SigninProblem } from './checkSigninMessage.ts'
import { readSigninMessage } from './readSigninMessage.ts'
import type { SigninMessage } from './signinMessage.ts'

export type VerifiedSignin = { ok: true; message: SigninMessage } | { ok: false; problem: SigninProblem }

/**
 * Whether a signed text signs somebody in: its form, what it says, and who signed it. Accounts that are contracts are asked
 * themselves (EIP-1271), also before they are deployed (EIP-6492); therefore the client must be one of the chain that is expected.
 * A nonce is good once: whoever gave it out has to strike it off, whatever comes out here.
 * @throws what the chain's node answers, where a signature can be judged only by asking it and it does not say.
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
  const signed = (await isSignedByKey(message.address, text, signature)) || (await isSignedByContract(client, message.address, text, signature))
  return signed ? { ok: true, message } : { ok: false, problem: 'signature' }
}

/** Needs no node, so that most people can sign in while it is away. */
async function isSignedByKey(address: Address, text: string, signature: Hex): Promise<boolean> {
  // What cannot be a key's signature may still be a contract's.
  const signer = await recoverMessageAddress({ message: text, signature }).catch(() => undefined)
  return signer === address
}

async function isSignedByContract(client: Client, address: Address, text: string, signature: Hex): Promise<boolean> {
  if (await verifyMessage(client, { address, message: text, signature })) return true
  // viem also says no where the node did not answer: then this throws, and nobody is told that their signature is wrong.
  await getChainId(client)
  return false
}
