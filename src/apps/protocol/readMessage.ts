import { isAddressLike, isHexWord } from '#base'
import type { EventMessage, HostEventName, HostEvents } from './events.ts'
import type { Response } from './messages.ts'
import { ownFields } from './ownFields.ts'
import { hostTexts } from './texts.ts'
import { isSupportedVersion } from './version.ts'

type Event = { [Name in HostEventName]: { name: Name; data: HostEvents[Name] } }[HostEventName]

export type HostMessage =
  | { kind: 'answer'; answer: Response<unknown> }
  | ({ kind: 'event' } & Event)

/**
 * Reads a message of the host. Returns undefined for anything else: another version,
 * another shape, a message of an extension or of the page's tools. Never throws for data that
 * arrived in a message. Whether the sender is the host must be checked before.
 */
export function readMessage(data: unknown): HostMessage | undefined {
  const fields = ownFields(data, 'id', 'version', 'success', 'data', 'error', 'code', 'event')
  if (!fields || !isSupportedVersion(fields.version)) return undefined
  return fields.id === undefined ? readEvent(fields) : readAnswer(fields, fields.version)
}

function readAnswer(
  { id, success, data, error, code }: Record<string, unknown>,
  version: string,
): HostMessage | undefined {
  if (typeof id !== 'string' || typeof success !== 'boolean') return undefined
  if (success) return { kind: 'answer', answer: { id, success, version, data } }
  const read = readError(error)
  return {
    kind: 'answer',
    answer: { id, success, version, ...read, ...(isCode(code) ? { code } : {}) },
  }
}

const isCode = (value: unknown): value is number => Number.isSafeInteger(value)

/** Hosts send a string. Others send what their wallet threw: `{ code, message }`, or an error. */
function readError(error: unknown): { error: string; code?: number } {
  const thrown = error instanceof Error ? { message: error.message } : error
  const { message = error, code } = ownFields(thrown, 'message', 'code') ?? {}
  return {
    error: typeof message === 'string' && message !== '' ? message : hostTexts.requestFailed,
    ...(isCode(code) ? { code } : {}),
  }
}

function readEvent({ event, data }: Record<string, unknown>): HostMessage | undefined {
  if (event === 'themeChanged') return readTheme({ data })
  if (event === 'safeChanged' && isSafe(data)) return { kind: 'event', name: event, data }
  if (event === 'transactionExecuted' && isExecuted(data))
    return { kind: 'event', name: event, data }
  return undefined
}

/** A changed theme: the event, or an unsolicited response, as existing hosts send it. */
export function readTheme(message: object): (Event & { kind: 'event' }) | undefined {
  const darkMode = ownFields((message as { data?: unknown }).data, 'darkMode')?.darkMode
  return typeof darkMode === 'boolean'
    ? { kind: 'event', name: 'themeChanged', data: { darkMode } }
    : undefined
}

/** More than any Safe has. The length of a list doesn't indicate the size of its message. */
const maxOwners = 10_000

function isSafe(data: unknown): data is EventMessage<'safeChanged'>['data'] {
  const { safeAddress, chainId, threshold, owners } =
    ownFields(data, 'safeAddress', 'chainId', 'threshold', 'owners') ?? {}
  const isWhole = [chainId, threshold].every((one) => Number.isSafeInteger(one) && Number(one) > 0)
  return (
    isWhole &&
    isAddressLike(safeAddress) &&
    Array.isArray(owners) &&
    owners.length <= maxOwners &&
    owners.every(isAddressLike)
  )
}

function isExecuted(data: unknown): data is EventMessage<'transactionExecuted'>['data'] {
  const { safeTxHash, txHash, status } = ownFields(data, 'safeTxHash', 'txHash', 'status') ?? {}
  return isHexWord(safeTxHash) && isHexWord(txHash) && (status === 'SUCCESS' || status === 'FAILED')
}
