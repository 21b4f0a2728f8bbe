// Names and balances need ABI decoding, which is loaded once an account is connected.
export { getEnsName } from 'viem/actions'
export { getBalance } from 'wagmi/actions'
