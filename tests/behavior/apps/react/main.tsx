import { SafeProvider, useSafeAppsSDK } from '@safe-global/safe-apps-react-sdk'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { AppRequestError, type Handlers } from '#apps/host'
import { isHost, openHost, safeAddress } from '../openHost.ts'

const safeTxHash = `0x${'5'.repeat(64)}`

/** The user is asked with two buttons in the host's page. */
const sendTransactions: Handlers['sendTransactions'] = ({ txs }) =>
  new Promise((resolve, reject) => {
    const form = document.createElement('form')
    const answer = (name: string, act: () => void) => {
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: name,
      })
      button.addEventListener('click', () => {
        form.remove()
        act()
      })
      return button
    }
    form.append(
      JSON.stringify(txs),
      answer('Confirm', () => resolve({ safeTxHash })),
      answer('Reject', () => reject(new AppRequestError('rejected'))),
    )
    document.body.append(form)
  })

function App() {
  const { sdk, safe, connected } = useSafeAppsSDK()
  const [result, setResult] = useState('')
  const send = () =>
    sdk.txs.send({ txs: [{ to: safeAddress, value: '7', data: '0x' }] }).then(
      (sent) => setResult(sent.safeTxHash),
      (error: Error) => setResult(error.message),
    )
  return (
    <>
      <p role="status" aria-label="Safe">
        {connected ? 'connected' : 'not connected'} {safe.safeAddress} {safe.threshold} of{' '}
        {safe.owners.length}
      </p>
      <p role="status" aria-label="Result">
        {result}
      </p>
      <button type="button" onClick={() => void send()}>
        Send
      </button>
    </>
  )
}

const root = document.getElementById('root')
if (isHost()) openHost({ handlers: { sendTransactions } })
else if (root) {
  createRoot(root).render(
    <StrictMode>
      <SafeProvider loader={<p>Connecting</p>}>
        <App />
      </SafeProvider>
    </StrictMode>,
  )
}
