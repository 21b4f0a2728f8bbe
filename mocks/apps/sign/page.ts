import SafeAppsSDK from '#apps/sdk'
import { onPress, say, sayOutcome } from '../log.ts'

const sdk = new SafeAppsSDK()

/** A sign-in as EIP-4361 writes it. */
const signInTo = async (domain: string): Promise<string> => {
  const { safeAddress, chainId } = await sdk.safe.getInfo()
  return (
    `${domain} wants you to sign in with your Ethereum account:\n${safeAddress}\n\n` +
    `Shows your ballots.\n\nURI: ${location.origin}\nVersion: 1\nChain ID: ${chainId}\n` +
    'Nonce: 32891756\nIssued At: 2026-11-20T12:00:00Z'
  )
}

const ballot = async () => {
  const { chainId } = await sdk.safe.getInfo()
  return {
    domain: { name: 'Members’ ballot', version: '1', chainId },
    types: {
      Vote: [
        { name: 'proposal', type: 'string' },
        { name: 'choice', type: 'uint8' },
      ],
    },
    primaryType: 'Vote',
    message: { proposal: 'Paint the clubhouse', choice: 1 },
  }
}

/** Signed by a transaction, which costs a fee but lets contracts read the signature. */
async function onChain(sign: () => Promise<unknown>): Promise<unknown> {
  await sdk.eth.setSafeSettings([{ offChainSigning: false }])
  try {
    return await sign()
  } finally {
    await sdk.eth.setSafeSettings([{ offChainSigning: true }])
  }
}

const typed = () => (document.getElementById('text') as HTMLTextAreaElement).value

onPress('sign', () => void sayOutcome('Text', () => sdk.txs.signMessage(typed())))
onPress('data', () => void sayOutcome('Data', async () => sdk.txs.signTypedMessage(await ballot())))
onPress(
  'signOnChain',
  () => void sayOutcome('On-chain', () => onChain(() => sdk.txs.signMessage(typed()))),
)
onPress(
  'dataOnChain',
  () =>
    void sayOutcome('Data on-chain', () =>
      onChain(async () => sdk.txs.signTypedMessage(await ballot())),
    ),
)
onPress(
  'checkText',
  () => void sayOutcome('Text is signed', () => sdk.safe.isMessageSigned(typed())),
)
onPress(
  'checkData',
  () => void sayOutcome('Data is signed', async () => sdk.safe.isMessageSigned(await ballot())),
)
onPress(
  'signIn',
  () => void sayOutcome('Sign-in', async () => sdk.txs.signMessage(await signInTo(location.host))),
)
onPress(
  'elsewhere',
  () =>
    void sayOutcome('Sign-in', async () => sdk.txs.signMessage(await signInTo('bank.demo.test'))),
)
sdk.on('transactionExecuted', ({ status, safeTxHash }) => say(`Executed: ${status} ${safeTxHash}`))
