import type { Client, Hex } from 'viem'
import { verifyMessage } from 'viem/actions'
import { checkSigninMessage, type SigninExpectation, type SigninProblem } from './checkSigninMessage.ts'
import { readSigninMessage, type SigninMessage } from './signinMessage.ts'

export type VerifiedSignin = { ok: true; message: SigninMessage } | { ok: false; problem: SigninProblem }

/**
 * Whether a signed text signs somebody in: its form, what it says, and who signed it. Accounts that are contracts are asked
 * themselves (EIP-1271), also before they are deployed (EIP-6492); therefore the client must be one of the chain that is expected.
 * A nonce is good once: whoever gave it out has to strike it off, whatever comes out here.
 * @throws what the chain's node answers, where a signature can be judged only by asking it and it does not say.
 */
export async function verifySignin(client: Client, { text, signature, ...expected }: SigninExpectation & { text: string; signature: Hex }): Promise<VerifiedSignin> {
  const message = readSigninMessage(text)
  if (!message) return { ok: false, problem: 'malformed' }
  const chainId = expected.chainId ?? client.chain?.id
  const problem = checkSigninMessage(message, { ...expected, chainId })
  if (problem) return { ok: false, problem }
  const signed = await verifyMessage(client, { address: message.address, message: text, signature })
  return signed ? { ok: true, message } : { ok: false, problem: 'signature' }
}
