import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { SafeAppProvider } from '#apps/provider'
import { SafeProvider, useSafeAppsSDK } from '#apps/react'

function App() {
  const { sdk, safe, status } = useSafeAppsSDK()
  const [result, setResult] = useState('')
  const tell = (call: Promise<unknown>) =>
    call.then(
      (value) => setResult(JSON.stringify(value)),
      (error: { message: string; code?: number }) => setResult(`${error.code} ${error.message}`),
    )
  const tx = { to: safe.safeAddress, value: '0', data: '0x' }
  return (
    <>
      <p role="status" aria-label="Safe">
        {status} {safe.safeAddress}
      </p>
      <p role="status" aria-label="Result">
        {result}
      </p>
      <button type="button" onClick={() => void tell(sdk.txs.send({ txs: [tx] }))}>
        Send
      </button>
      <button
        type="button"
        onClick={() =>
          void tell(
            new SafeAppProvider(safe, sdk).request({ method: 'eth_sendTransaction', params: [tx] }),
          )
        }
      >
        Send as a wallet
      </button>
    </>
  )
}

function Page() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'}
      </button>
      {isShown && (
        <SafeProvider>
          <App />
        </SafeProvider>
      )}
    </>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
}
