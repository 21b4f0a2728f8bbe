// Names and balances bring ABI decoding with them; nobody pays for it before an account is there.
export { getBalance, getEnsName } from 'wagmi/actions'
