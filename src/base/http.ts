export { http } from 'viem'
