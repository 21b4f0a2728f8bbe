import type { DataDecoded, SettingsInfo } from '#gateway'
import { zeroAddress, type Address } from 'viem'
import { addressInfo, contractName } from '../reading/addressInfo.ts'

const short = (address: string) => `${address.slice(0, 6)}...${address.slice(-4)}`

/**
 * The settings change of a Safe's call to itself, with the gateway's English text; undefined if it
 * is not one.
 */
export function settingsInfo({
  method,
  parameters,
}: DataDecoded): { info: SettingsInfo; description: string | null } | undefined {
  const text = (name: string) => String(parameters?.find((one) => one.name === name)?.value ?? '')
  const info = (name: string) => addressInfo(text(name) as Address, contractName(text(name)))
  const number = (name: string) => Number(text(name))
  switch (method) {
    case 'addOwnerWithThreshold':
      return {
        info: { type: 'ADD_OWNER', owner: info('owner'), threshold: number('_threshold') },
        description: `Add new owner ${short(text('owner'))} with threshold ${number('_threshold')}`,
      }
    case 'removeOwner':
      return {
        info: { type: 'REMOVE_OWNER', owner: info('owner'), threshold: number('_threshold') },
        description: `Remove owner ${short(text('owner'))} with threshold ${number('_threshold')}`,
      }
    case 'swapOwner':
      return {
        info: { type: 'SWAP_OWNER', oldOwner: info('oldOwner'), newOwner: info('newOwner') },
        description: `Swap owner ${short(text('oldOwner'))} with ${short(text('newOwner'))}`,
      }
    case 'changeThreshold':
      return {
        info: { type: 'CHANGE_THRESHOLD', threshold: number('_threshold') },
        description: `Change threshold to ${number('_threshold')}`,
      }
    case 'enableModule':
      return {
        info: { type: 'ENABLE_MODULE', module: info('module') },
        description: `Enable module ${short(text('module'))}`,
      }
    case 'disableModule':
      return {
        info: { type: 'DISABLE_MODULE', module: info('module') },
        description: `Disable module ${short(text('module'))}`,
      }
    case 'setGuard':
      return {
        info:
          text('guard') === zeroAddress
            ? { type: 'DELETE_GUARD' }
            : { type: 'SET_GUARD', guard: info('guard') },
        description: `Set guard ${short(text('guard'))}`,
      }
    case 'setFallbackHandler':
      return {
        info: { type: 'SET_FALLBACK_HANDLER', handler: info('handler') },
        description: `Set fallback handler ${short(text('handler'))}`,
      }
    case 'changeMasterCopy':
      return {
        info: { type: 'CHANGE_IMPLEMENTATION', implementation: info('_masterCopy') },
        description: null,
      }
    default:
      return undefined
  }
}
