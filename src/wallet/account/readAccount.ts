// Names and balances need ABI decoding, which is loaded once an account is connected.
export { getBalance, getEnsName } from 'wagmi/actions'
