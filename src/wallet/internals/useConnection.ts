/** Under the name that wagmi 2 has too; wagmi 3 keeps it as an alias. */
// oxlint-disable-next-line typescript/no-deprecated
export { useAccount as useConnection } from 'wagmi'
