import { type Hex, isEmptyAnswer, isHexBytes, isHexWord, withPrefix } from '#base'
import { WalletError } from './errors.ts'
import type { TransactionRequest, WalletPort } from './ports.ts'

/**
 * Sends a transaction from the wallet. Returns its hash.
 * @throws WalletError, including for a response that isn't a hash
 */
export async function send(
  wallet: Pick<WalletPort, 'sendTransaction'>,
  request: TransactionRequest,
): Promise<Hex> {
  const answer = withPrefix(await wallet.sendTransaction(request))
  if (isHexWord(answer)) return answer
  // Whatever it means, the wallet was prompted and didn't say no.
  throw isEmptyAnswer(answer)
    ? new WalletError('rejected', '')
    : new WalletError('failed', shown(answer), { mayHaveSent: true })
}

/**
 * A signature as a wallet returned it. Who signed what isn't checked.
 * @throws WalletError for a response that can't be one
 */
export function signatureFrom(given: unknown): Hex {
  const answer = withPrefix(given)
  if (isHexBytes(answer) && answer !== '0x') return answer
  throw isEmptyAnswer(answer)
    ? new WalletError('rejected', '')
    : new WalletError('failed', shown(answer))
}

/** The response in the wallet's own words, short enough to read. */
const shown = (answer: unknown): string => {
  const letters = [...wordsOf(answer)]
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('')
}
const wordsOf = (answer: unknown): string => {
  if (typeof answer === 'string') return answer
  try {
    return JSON.stringify(answer) ?? typeof answer
  } catch {
    // It contains itself, or a bigint.
    return typeof answer
  }
}
const longest = 120
