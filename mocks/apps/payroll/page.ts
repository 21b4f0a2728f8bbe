import { SafeAppProvider } from '#apps/provider'
import SafeAppsSDK from '#apps/sdk'
import { people } from '../../people.ts'
import { onPress, say, sayOutcome } from '../log.ts'

/** Payment amounts are in wei. */
const payments = [
  { who: 'bob', wei: '100000000000000000' },
  { who: 'carol', wei: '200000000000000000' },
  { who: 'dave', wei: '300000000000000000' },
] as const

const sdk = new SafeAppsSDK()

for (const { who, wei } of payments) {
  const row = document.createElement('tr')
  const [name, amount] = [document.createElement('td'), document.createElement('td')]
  name.innerHTML = `${who}<br><span class="address">${people[who].address}</span>`
  amount.textContent = `${Number(wei) / 1e18} ETH`
  row.append(name, amount)
  document.querySelector('#payments')?.append(row)
}

const show = ({
  safeAddress,
  threshold,
  owners,
}: {
  safeAddress: string
  threshold: number
  owners: readonly string[]
}) => {
  const place = document.querySelector('#safe')
  if (place) place.textContent = `Paid by ${safeAddress}, ${threshold} of ${owners.length} sign.`
}

void sdk.handshake().then(({ status }) => {
  if (status !== 'embedded') return say('Open this page in Coffer.')
  sdk.safe.getInfo().then(show, ({ code }: { code?: number }) => say(`No Safe: ${code}`))
})
sdk.on('safeChanged', show)
sdk.on('transactionExecuted', ({ status, safeTxHash, txHash }) => {
  say(`Executed: ${status} ${safeTxHash}`)
  if (safeTxHash === register) void sayOutcome('Register is at', contractOf(txHash))
})

/** Creates a contract whose code is one byte, through the Safe as a wallet. */
const creation = '0x600160005360016000f3'
let provider: SafeAppProvider | undefined
let register: unknown

async function createRegister(): Promise<unknown> {
  provider ??= new SafeAppProvider(await sdk.safe.getInfo(), sdk)
  register = await provider.request({ method: 'eth_sendTransaction', params: [{ data: creation }] })
  return register
}

/** The address of the contract that a transaction created, and its code. */
const contractOf = (txHash: string) => async () => {
  const receipt = await provider?.request({ method: 'eth_getTransactionReceipt', params: [txHash] })
  const { contractAddress } = receipt as { contractAddress: string }
  return { contractAddress, code: await sdk.eth.getCode([contractAddress]) }
}

onPress(
  'pay',
  () =>
    void sayOutcome('Payment', () =>
      sdk.txs.send({
        txs: payments.map(({ who, wei }) => ({ to: people[who].address, value: wei, data: '0x' })),
      }),
    ),
)
onPress(
  'contacts',
  () => void sayOutcome('Contacts', async () => (await sdk.safe.requestAddressBook()).length),
)
onPress('register', () => void sayOutcome('Register', createRegister))
